#!/usr/bin/env python3
"""Times Twinlight and Skia's PathOps (PyPI skia-pathops) on the same paths in the same run.

    skia.py FOLDER… [--repeat N] [--json] [--require RATIO]

The folders hold SVG files. Twinlight's `benchmark` reads them, prepares the paths, times itself, and hands
the paths over; Skia then does the same to them, as they are and with all coordinates times 16, where its
fixed accuracy matches Twinlight's. --require fails if stroke+union takes more than RATIO times Skia's time
on any set (its accuracy as it is).
"""
import argparse, json, os, statistics, subprocess, sys, tempfile, time

try:
    import pathops
except ImportError:
    sys.exit("skia-pathops is not installed: pip install skia-pathops")

HERE = os.path.dirname(os.path.abspath(__file__))
CAPS = {"butt": pathops.LineCap.BUTT_CAP, "round": pathops.LineCap.ROUND_CAP, "square": pathops.LineCap.SQUARE_CAP}
JOINS = {"miter": pathops.LineJoin.MITER_JOIN, "round": pathops.LineJoin.ROUND_JOIN,
         "bevel": pathops.LineJoin.BEVEL_JOIN}
OPERATIONS = ["stroke", "union", "stroke+union", "difference", "normal form"]


def skia_path(elements, scale):
    path = pathops.Path()
    draw = [path.moveTo, path.lineTo, path.quadTo, path.cubicTo, lambda: path.close()]
    for kind, *numbers in elements:
        draw[int(kind)](*(n * scale for n in numbers))
    return path


class Drawing:
    """A glyph's paths as Skia's, at one scale."""

    def __init__(self, glyph, scale):
        self.pens = [(skia_path(pen["path"], scale), pen["width"] * scale, CAPS[pen["cap"]], JOINS[pen["join"]],
                      pen["miterLimit"], [dash * scale for dash in pen["dashes"]] or None,
                      pen["dashOffset"] * scale) for pen in glyph["pens"]]
        self.fills = [skia_path(fill, scale) for fill in glyph["fills"]]
        self.area, self.bar = skia_path(glyph["area"], scale), skia_path(glyph["bar"], scale)
        self.pieces = self.joined(self.stroked(self.copies()))

    def copies(self):
        """Strokes are drawn in place: each run gets paths of its own, outside of the timing."""
        return [pathops.Path(path) for path, *_ in self.pens]

    def stroked(self, copies):
        for path, (_, *style) in zip(copies, self.pens):
            path.stroke(*style)
        return copies

    def joined(self, strokes):
        whole = pathops.Path()
        for path in strokes + self.fills:
            whole.addPath(path)
        return whole


# Skia's results are even-odd; turning them into a normal form would cost it more, and it cannot do so with the
# conics of round caps. Left out, in its favour.
AS_THEY_COME = {"fix_winding": False, "keep_starting_points": False}


def simplified(path):
    path.simplify(**AS_THEY_COME)


def work(operation, drawing):
    """What is to be timed, with its own copies of what it changes."""
    if operation == "stroke":
        copies = drawing.copies()
        return lambda: drawing.stroked(copies)
    if operation == "union":
        whole = pathops.Path(drawing.pieces)
        return lambda: simplified(whole)
    if operation == "stroke+union":
        copies = drawing.copies()
        return lambda: simplified(drawing.joined(drawing.stroked(copies)))
    if operation == "difference":
        return lambda: pathops.op(drawing.area, drawing.bar, pathops.PathOp.DIFFERENCE,
                                  **AS_THEY_COME)
    area = pathops.Path(drawing.area)
    area.fillType = pathops.FillType.EVEN_ODD
    return lambda: simplified(area)


def measure(operation, drawings, repeat):
    """The median of nanoseconds per glyph, and how many glyphs Skia gave up."""
    times, failed = [], 0
    for run in range(repeat + 1):
        jobs, failed = [work(operation, drawing) for drawing in drawings], 0
        start = time.process_time_ns()
        for job in jobs:
            try:
                job()
            except pathops.PathOpsError:
                failed += 1
        if run:  # the first one warms up
            times.append(time.process_time_ns() - start)
    return statistics.median(times) / max(1, len(drawings)), failed


def compare(report, prepared, repeat):
    scales = {scale: [Drawing(glyph, scale) for glyph in prepared["glyphs"]] for scale in (1, 16)}
    ours = {row["operation"]: row["nanoseconds"] for row in report["rows"]}
    rows = []
    for operation in OPERATIONS:
        row = {"operation": operation, "twinlight": ours[operation]}
        for scale, drawings in scales.items():
            time_taken, failed = measure(operation, drawings, repeat)
            row[f"skia{scale}"], row[f"failed{scale}"] = time_taken, failed
            row[f"ratio{scale}"] = ours[operation] / time_taken if time_taken else None
        rows.append(row)
    return {"set": report["set"], "glyphs": report["glyphs"], "rows": rows}


def table(result):
    lines = [f"{result['set']}: {result['glyphs']} glyphs, µs of processor time per glyph",
             f"  {'':14}{'Twinlight':>10}{'Skia':>9}{'Skia ×16':>10}{'ratio':>8}{'ratio ×16':>11}{'Skia failed':>13}"]
    for row in result["rows"]:
        ratios = [f"{row[key]:.2f}" if row[key] and row["twinlight"] > 1000 else "-" for key in ("ratio1", "ratio16")]
        lines.append(
            f"  {row['operation']:14}{row['twinlight'] / 1000:10.1f}{row['skia1'] / 1000:9.1f}"
            f"{row['skia16'] / 1000:10.1f}{ratios[0]:>8}{ratios[1]:>11}{row['failed1']:>7}/{row['failed16']}")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--require", type=float, metavar="RATIO")
    arguments = parser.parse_args()
    program = os.path.join(HERE, ".build", "release", "benchmark")
    if not os.path.exists(program):
        sys.exit("build the benchmark first: swift build -c release")
    with tempfile.TemporaryDirectory() as folder:
        paths = os.path.join(folder, "paths.json")
        output = subprocess.run(
            [program, *arguments.folders, "--json", "--paths", paths, "--repeat", str(arguments.repeat)],
            check=True, stdout=subprocess.PIPE).stdout
        with open(paths, encoding="utf-8") as file:
            prepared = json.load(file)
    results = [compare(*pair, arguments.repeat) for pair in zip(json.loads(output), prepared)]
    print(json.dumps(results, indent=1) if arguments.json else "\n\n".join(map(table, results)))
    if arguments.require is not None:
        slow = [r["set"] for r in results for row in r["rows"]
                if row["operation"] == "stroke+union" and row["ratio1"] and row["ratio1"] > arguments.require]
        if slow:
            sys.exit(f"stroke+union takes more than {arguments.require} times Skia's time: {', '.join(slow)}")


if __name__ == "__main__":
    main()
