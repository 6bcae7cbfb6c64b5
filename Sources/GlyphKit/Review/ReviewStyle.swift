/// The look of the page. Colours of the page itself are apart from those of the glyphs: a tile shows its
/// own ground whatever the page looks like.
enum ReviewStyle {
    static func css(layerCount: Int) -> String {
        let layers = (0..<layerCount).map { ".l\($0){fill:var(--l\($0))}" }.joined()
        return [colors, frame, bar, cards, tiles, table, print, layers].joined(separator: "\n")
    }

    private static let dark = """
        --page:#000;--card:#1c1c1e;--well:#2c2c2e;--chip:#636366;--ink:#f5f5f7;--soft:#a1a1a6;--line:rgb(255 255 255/.14);\
        --ring:rgb(255 255 255/.16);--edge:rgb(255 255 255/.3);--link:#5cb8ff;--warn:#ffb340;--warn-well:rgb(255 179 64/.16);color-scheme:dark
        """

    /// The switch wins over the system's preference, without a script.
    private static let colors = """
        :root{--page:#f5f5f7;--card:#fff;--well:#e8e8ed;--chip:#fff;--ink:#1d1d1f;--soft:#66666b;--line:rgb(0 0 0/.1);\
        --ring:rgb(0 0 0/.12);--edge:rgb(0 0 0/.2);--link:#0066cc;--warn:#9a4600;--warn-well:rgb(178 80 0/.1);color-scheme:light}
        @media (prefers-color-scheme:dark){:root:not(:has(#theme-light:checked)){\(dark)}}
        :root:has(#theme-dark:checked){\(dark)}
        """

    private static let frame = """
        *{box-sizing:border-box}
        [hidden]{display:none!important}
        html{scroll-padding-top:84px;-webkit-text-size-adjust:100%}
        body{margin:0;background:var(--page);color:var(--ink);\
        font:15px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;\
        -webkit-font-smoothing:antialiased}
        .defs{position:absolute}
        .top,.bar,.page{max-width:1680px;margin:0 auto;padding:0 max(20px,min(4vw,56px))}
        .top{padding-top:64px;padding-bottom:28px}
        h1{font-size:clamp(36px,5vw,56px);line-height:1.05;letter-spacing:-.025em;font-weight:700;margin:0 0 14px}
        .top p{max-width:62ch;margin:0;color:var(--soft);font-size:17px}
        .page{display:grid;grid-template-columns:minmax(0,1fr);gap:40px;padding-bottom:96px}
        nav ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:4px}
        nav a{display:flex;justify-content:space-between;gap:12px;padding:6px 12px;border-radius:8px;\
        color:var(--ink);text-decoration:none}
        nav a:hover{background:var(--well)}
        nav span,h2 span{color:var(--soft);font-weight:400;font-variant-numeric:tabular-nums}
        :focus-visible{outline:3px solid var(--link);outline-offset:2px}
        @media (min-width:1080px){
        .page:has(nav){grid-template-columns:190px minmax(0,1fr)}
        nav{position:sticky;top:88px;align-self:start;max-height:calc(100vh - 110px);overflow:auto;margin-left:-12px}
        nav ul{flex-direction:column;flex-wrap:nowrap}
        }
        section{margin:0 0 64px}
        h2{font-size:26px;line-height:1.2;letter-spacing:-.015em;font-weight:650;margin:0 0 18px}
        h2 span{font-size:17px;letter-spacing:0;margin-left:4px}
        """

    private static let bar = """
        .bar{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;align-items:center;gap:10px 16px;\
        min-height:60px;padding-top:10px;padding-bottom:10px;margin-bottom:24px;\
        background:var(--page);box-shadow:0 0 0 100vmax var(--page),0 1px 0 100vmax var(--line);\
        clip-path:inset(0 -100vmax -1px)}
        .bar p{margin:0}
        .count{font-weight:600;margin-right:auto!important;font-variant-numeric:tabular-nums}
        .state{color:var(--soft)}
        .find span,legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        .find input{width:min(260px,52vw);font:inherit;color:inherit;padding:7px 14px;border:0;border-radius:10px;\
        background:var(--well);-webkit-appearance:none;appearance:none}
        .find input::placeholder{color:var(--soft);opacity:1}
        .toggle input,.themes input{position:absolute;opacity:0}
        .toggle span{display:block;cursor:pointer;padding:7px 14px;border-radius:10px;\
        background:var(--warn-well);color:var(--warn);font-weight:600;font-variant-numeric:tabular-nums}
        .toggle input:checked+span{background:var(--warn);color:var(--page)}
        .themes{display:flex;border:0;margin:0;padding:2px;border-radius:10px;background:var(--well)}
        .themes span{display:block;cursor:pointer;padding:5px 13px;border-radius:8px}
        .themes input:checked+span{background:var(--chip);box-shadow:0 1px 3px rgb(0 0 0/.16);font-weight:600}
        .toggle :focus-visible+span,.themes :focus-visible+span{outline:3px solid var(--link);outline-offset:1px}
        @media (max-width:720px){.bar{position:static}.find,.find input{width:100%}html{scroll-padding-top:20px}}
        :root:has(#below:checked) .card:not(.low),:root:has(#below:checked) main section:not(:has(.low)){display:none}
        """

    private static let cards = """
        .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,324px),1fr));gap:20px}
        .card{background:var(--card);border-radius:20px;padding:18px 18px 16px;\
        content-visibility:auto;contain-intrinsic-size:auto 330px}
        .card header{margin:0 0 14px}
        h3{font-size:17px;line-height:1.3;font-weight:600;letter-spacing:-.01em;margin:0;overflow-wrap:anywhere}
        .card header p,.on{margin:0;color:var(--soft);font-size:13px;overflow-wrap:anywhere}
        .on{margin:0 0 6px}
        .stage{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:14px 8px}
        .stage.wide{grid-template-columns:repeat(4,minmax(0,1fr))}
        .stage+.stage,.stage+.on{margin-top:18px}
        .choices{margin-top:14px}
        .choices summary{cursor:pointer;font-size:13px;color:var(--soft);padding:4px 0;border-radius:6px}
        .choices .stage{grid-template-columns:minmax(0,1fr);gap:6px;margin-top:8px}
        .choices figure{display:flex;align-items:center;gap:12px}
        .choices .ground{flex:none;padding:8px 12px}
        .choices figcaption{flex:1;min-width:0;display:flex;align-items:center;justify-content:space-between;gap:10px;padding:0}
        .choices code{display:block;margin:0;white-space:normal;overflow-wrap:anywhere;user-select:all}
        .choices button{flex:none;font:inherit;color:var(--link);background:var(--well);border:0;border-radius:8px;\
        padding:4px 10px;cursor:pointer}
        """

    private static let tiles = """
        figure{margin:0;min-width:0}
        .ground{background:var(--g);border-radius:14px;box-shadow:inset 0 0 0 1px var(--ring);padding:20px 4px 12px;text-align:center;\
        forced-color-adjust:none}
        .ground svg{display:inline-block;vertical-align:bottom;overflow:visible}
        .ground div{margin-top:16px;display:flex;justify-content:center;align-items:flex-end;gap:6px}
        .a{width:16px;height:16px}.b{width:24px;height:24px}.c{width:32px;height:32px}.z{width:64px;height:64px}
        figcaption{padding:8px 2px 0;font-size:12px;line-height:1.4}
        figcaption b{font-weight:600;font-size:13px}
        figcaption>span,figcaption small{color:var(--soft);font-size:12px}
        figcaption>small{display:block}
        code{display:flex;gap:5px;margin-top:4px;\
        font:11px/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;letter-spacing:-.02em}
        code i{flex:none;width:10px;height:10px;margin-top:3px;border-radius:50%;background-color:var(--g);\
        box-shadow:inset 0 0 0 1px var(--edge);forced-color-adjust:none}
        .many{flex-wrap:wrap;gap:3px;margin-bottom:4px}
        em{display:inline-block;margin-top:3px;font-style:normal;font-weight:600;font-size:13px;\
        font-variant-numeric:tabular-nums}
        em.low{color:var(--warn)}
        em small{display:block;color:inherit!important;font-weight:400}
        """

    private static let table = """
        .table{overflow-x:auto;background:var(--card);border-radius:20px;padding:6px 18px}
        table{border-collapse:collapse;width:100%;font-size:13px;text-align:left}
        th,td{padding:10px 14px 10px 0;vertical-align:middle;font-weight:400}
        thead th+th{width:13%}
        thead th{color:var(--soft);vertical-align:bottom;min-width:84px}
        tbody tr{border-top:1px solid var(--line)}
        tbody th{font-weight:600;padding-right:20px}
        td i{display:block;width:100%;min-width:72px;height:28px;border-radius:8px;box-shadow:inset 0 0 0 1px var(--edge);\
        forced-color-adjust:none}
        td code{margin-top:5px;white-space:nowrap}
        """

    private static let print = """
        @media print{
        :root:root{--page:#fff;--well:#eee;color-scheme:light}
        *{-webkit-print-color-adjust:exact;print-color-adjust:exact}
        .bar,nav{display:none}
        .top{padding-top:0}
        .page{display:block}
        .card{content-visibility:visible;break-inside:avoid;box-shadow:inset 0 0 0 1px var(--line)}
        h2{break-after:avoid}
        }
        """
}
