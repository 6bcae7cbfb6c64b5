internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// The area that a mask lets through: everything inside of all clips, with one opacity.
struct MaskArea: Sendable {
    var clips: [SceneClip]
    var opacity: Double
}

/// A mask where it is used; equal ones let the same through.
struct MaskUse: Hashable, Sendable {
    var mask: Int
    /// From the user space in which it is used to the root's coordinates.
    var transform: Transform
    /// The bounding box of the masked element, if anything of the mask is relative to it.
    var box: Rect?
    var viewport: Viewport
}

extension GlyphBuilder {
    /// The element's own `mask`: nil if it hides everything, an area with an opacity of 1 and no clips if there is
    /// none.
    mutating func ownMask(of style: ComputedStyle, node: Int, kind: ElementKind, in scene: Scene) -> MaskArea? {
        switch style.own.mask {
        case .none: return .all
        case .other:
            log.refuse("unsupported-feature", "'mask' with more than url(#id)", .mask, at: style.own.maskOffset)
            return nil
        case .reference(let id):
            guard let target = maskTarget(id, at: style.own.maskOffset) else { return .all }
            let space = ownSpace(of: node, kind: kind, style: style, scene: scene)
            let transform = space.shift.followed(by: scene.transform)
            var use = MaskUse(mask: target, transform: transform, box: nil, viewport: space.viewport)
            if needsBox(target) {
                let extent = extent(of: node, kind: kind, style: style, in: space, scene: scene)
                guard let extent, extent.width > 0, extent.height > 0 else { return nil }
                use.box = extent
            }
            return area(of: use, at: style.own.maskOffset)
        }
    }

    /// Nil, with a warning, if the mask does not exist, or contains this use of it; then it has no effect, as in
    /// browsers.
    private mutating func maskTarget(_ id: String, at offset: Int) -> Int? {
        guard countReference(at: offset) else { return nil }
        guard let target = tree.index(ofID: id), tree[target].name == "mask", tree[target].isSVG else {
            log.warn("unknown-reference", "mask does not refer to a mask element", at: offset)
            return nil
        }
        guard !openMasks.contains(target) else {
            cycleCount += 1
            log.warn("reference-cycle", "the mask '\(id)' refers to itself, and is ignored there", at: offset)
            return nil
        }
        return target
    }

    /// Whether the mask, or one that masks it, depends on the bounding box of the masked element.
    private mutating func needsBox(_ index: Int) -> Bool {
        var (seen, current): ([Int], Int?) = ([], index)
        while let mask = current, !seen.contains(mask) {
            let element = tree[mask].element
            if element["maskUnits"] != "userSpaceOnUse" || element["maskContentUnits"] == "objectBoundingBox" {
                return true
            }
            seen.append(mask)
            current = nil
            if case .reference(let id) = styleInPlace(mask).own.mask { current = tree.index(ofID: id) }
        }
        return false
    }

    /// Nil if it hides everything, or is refused.
    private mutating func area(of use: MaskUse, at offset: Int) -> MaskArea? {
        if let known = maskAreas[use] { return known }
        let cycles = cycleCount
        openMasks.append(use.mask)
        defer { openMasks.removeLast() }
        let area = computedArea(of: use, at: offset)
        // Inside of a cycle, the area depends on the place.
        if cycles == cycleCount { maskAreas[use] = .some(area) }
        return area
    }

    private mutating func computedArea(of use: MaskUse, at offset: Int) -> MaskArea? {
        let style = styleInPlace(use.mask)
        guard let frame = maskFrame(use, style: style), frame.width > 0, frame.height > 0,
            var coverage = maskCoverage(use, style: style, at: offset)
        else { return nil }
        let kind: MaskKind = style.own.isAlphaMask ? .alpha : .luminance(isLinear: style.isLinearRGB)
        let levels = coverage.levels(of: kind, tolerance: tolerance)
        guard levels.count <= 1 else {
            let name = tree[use.mask].id.map { " '\($0)'" } ?? ""
            log.refuse(
                "unsupported-feature", "the mask\(name)", .mask,
                because: "it has \(levels.count) levels of opacity, and one is possible", at: offset)
            return nil
        }
        guard let level = levels.first else { return nil }
        var result = MaskArea(
            clips: [
                SceneClip(id: clipCount + 1, area: .viewport(frame, use.transform)),
                SceneClip(id: clipCount + 2, region: level.region),
            ], opacity: level.opacity)
        clipCount += 2
        if case .reference(let id) = style.own.mask, let outer = maskTarget(id, at: style.own.maskOffset) {
            var outerUse = use
            outerUse.mask = outer
            guard let other = area(of: outerUse, at: offset) else { return nil }
            result.clips += other.clips
            result.opacity *= other.opacity
        }
        return result
    }

    /// The mask's region, in the user space in which it is used; nil if a size is invalid.
    private mutating func maskFrame(_ use: MaskUse, style: ComputedStyle) -> Rect? {
        let node = tree[use.mask]
        let isInBox = node.element["maskUnits"] != "userSpaceOnUse"
        // In units of the bounding box, both 1 and 100 % are its full size.
        let viewport = isInBox ? Viewport(width: 1, height: 1) : use.viewport
        func length(_ name: String, _ axis: LengthAxis, _ share: Double) -> Double {
            attributeLength(node, name, axis, default: .percent(share), style: style, viewport: viewport)
        }
        let (width, height) = (length("width", .horizontal, 120), length("height", .vertical, 120))
        let (x, y) = (length("x", .horizontal, -10), length("y", .vertical, -10))
        guard width > 0, height > 0 else { return nil }
        guard isInBox else { return Rect(x: x, y: y, width: width, height: height) }
        return use.box.map { box in
            Rect(
                x: box.minX + x * box.width, y: box.minY + y * box.height, width: width * box.width,
                height: height * box.height)
        }
    }
}

extension MaskArea {
    /// The area of an element without a mask.
    fileprivate static let all = MaskArea(clips: [], opacity: 1)
}

// MARK: - Content

extension GlyphBuilder {
    /// The areas that the mask's content paints, in the root's coordinates; nil if they are refused.
    private mutating func maskCoverage(_ use: MaskUse, style: ComputedStyle, at offset: Int) -> MaskCoverage? {
        let node = tree[use.mask]
        var scene = Scene(style: style, transform: use.transform, viewport: use.viewport)
        scene.chain = [use.mask]
        if node.element["maskContentUnits"] == "objectBoundingBox", let box = use.box {
            scene.transform = Transform.unitSquare(to: box).followed(by: scene.transform)
            scene.viewport = use.viewport.resized(width: 1, height: 1)
        }
        let hadErrors = log.errorCount
        let layers = drawnApart(node.children.map { Visit(node: $0, scene: scene) }, at: offset)
        guard log.errorCount == hadErrors else { return nil }
        return coverage(of: layers, isAlpha: style.own.isAlphaMask)
    }

    /// Nil, with an error, if the paint of a layer has no single value.
    private mutating func coverage(of layers: [Layer], isAlpha: Bool) -> MaskCoverage? {
        // The coverage of each open group, the whole mask first.
        var open: [(group: OpacityGroup?, coverage: MaskCoverage)] = [(nil, MaskCoverage())]
        func close(_ open: inout [(group: OpacityGroup?, coverage: MaskCoverage)], tolerance: Double) {
            let (group, coverage) = open.removeLast()
            open[open.count - 1].coverage.paint(coverage, opacity: group?.opacity ?? 1, tolerance: tolerance)
        }
        for layer in layers {
            let shared = zip(open.dropFirst(), layer.groups).prefix { $0.group == $1 }.count
            while open.count > shared + 1 { close(&open, tolerance: tolerance) }
            open += layer.groups.dropFirst(shared).map { ($0, MaskCoverage()) }
            guard let painted = maskAreas(of: layer, isAlpha: isAlpha) else { return nil }
            for (region, color) in painted {
                open[open.count - 1].coverage.paint(region, color, tolerance: tolerance)
            }
        }
        while open.count > 1 { close(&open, tolerance: tolerance) }
        return open[0].coverage
    }

    /// The areas that a layer of a mask paints: its fill, then its stroke.
    private mutating func maskAreas(of layer: Layer, isAlpha: Bool) -> [(region: Path, color: Color)]? {
        var areas: [(region: Path, color: Color)] = []
        for (paint, isFill) in [(layer.fill?.paint, true), (layer.stroke?.paint, false)] {
            guard let paint else { continue }
            guard let color = paint.maskColor(isAlpha: isAlpha) else {
                log.refuse(
                    "unsupported-feature", "a gradient in a mask", .mask,
                    because: "its opacity is not the same everywhere",
                    at: log.source.offset(of: layer.location) ?? 0)
                return nil
            }
            guard let drawn = isFill ? fillArea(of: layer) : strokeArea(of: layer) else { return nil }
            let seen = layer.clip.map { drawn.combined(with: $0, by: .intersection, tolerance: tolerance) }
            areas.append((seen ?? drawn, color))
        }
        return areas
    }
}

extension Paint {
    /// The one colour that the paint has in a mask; nil if there are several. Only alpha counts in an alpha mask.
    fileprivate func maskColor(isAlpha: Bool) -> Color? {
        let colors = isAlpha ? colors.map { Color.white.opacity($0.alpha) } : colors
        guard let first = colors.first, colors.allSatisfy({ $0 == first }) else { return nil }
        return first
    }
}

// MARK: - Coverage

/// The content of a mask: areas that do not overlap, each with one colour.
private struct MaskCoverage: Sendable {
    struct Cell: Sendable {
        /// In normal form.
        var region: Path
        var color: Color
    }

    private var cells: [Cell] = []
    /// Areas of one opaque colour that are painted last; they are united in one operation.
    private var pending: [Path] = []
    private var pendingColor = Color.clear

    /// Paints an area, in normal form, over the present content.
    mutating func paint(_ region: Path, _ color: Color, tolerance: Double) {
        guard !region.isEmpty, color.alpha > 0 else { return }
        if pendingColor != color { flush(tolerance: tolerance) }
        guard color.alpha >= 1 else { return add(region, color, tolerance: tolerance) }
        pendingColor = color
        pending.append(region)
    }

    private mutating func flush(tolerance: Double) {
        guard !pending.isEmpty else { return }
        let region = pending.count == 1 ? pending[0] : .union(ofNonNegative: pending, tolerance: tolerance)
        pending = []
        add(region, pendingColor, tolerance: tolerance)
    }

    private mutating func add(_ region: Path, _ color: Color, tolerance: Double) {
        guard let reach = region.controlBounds else { return }
        let isOpaque = color.alpha >= 1
        var painted: [Cell] = []
        var bare = region
        for cell in cells {
            guard cell.region.controlBounds?.intersects(reach) == true, !(isOpaque && color.isNear(cell.color)) else {
                painted.append(cell)
                continue
            }
            let rest = cell.region.combined(with: region, by: .difference, tolerance: tolerance)
            painted.append(Cell(region: rest, color: cell.color))
            if isOpaque { continue }
            let shared = cell.region.combined(with: region, by: .intersection, tolerance: tolerance)
            painted.append(Cell(region: shared, color: color.composited(over: cell.color)))
            bare = bare.combined(with: cell.region, by: .difference, tolerance: tolerance)
        }
        cells = (painted + [Cell(region: bare, color: color)]).merged(tolerance: tolerance)
    }

    /// Paints a group, which was painted by itself, over the present content.
    mutating func paint(_ group: MaskCoverage, opacity: Double, tolerance: Double) {
        var group = group
        group.flush(tolerance: tolerance)
        for cell in group.cells { paint(cell.region, cell.color.opacity(opacity), tolerance: tolerance) }
    }

    /// The areas in which the mask lets something through, each with the opacity that it gives.
    mutating func levels(of mask: MaskKind, tolerance: Double) -> [(region: Path, opacity: Double)] {
        flush(tolerance: tolerance)
        return cells.map { Cell(region: $0.region, color: .white.opacity(mask.level(of: $0.color))) }
            .filter { $0.color.alpha > 0 }
            .merged(tolerance: tolerance)
            .map { ($0.region, $0.color.alpha) }
    }
}

/// How a mask turns colours into opacity (CSS Masking 1, 6.2).
private enum MaskKind: Hashable, Sendable {
    case alpha
    case luminance(isLinear: Bool)

    /// A value that differs from 0 or 1 by rounding only is 0 or 1.
    func level(of color: Color) -> Double {
        let level: Double
        switch self {
        case .alpha: level = color.alpha
        case .luminance(true): level = color.luminance * color.alpha
        case .luminance(false):
            // The weights of `luminanceToAlpha` (Filter Effects 1, 9.6).
            level = (color.components(in: .sRGB) * SIMD3(0.2126, 0.7152, 0.0722)).sum() * color.alpha
        }
        return level <= Color.maskSlack ? 0 : level >= 1 - Color.maskSlack ? 1 : level
    }
}

extension Color {
    /// A tenth of a level of 8 bits, which no renderer shows.
    fileprivate static let maskSlack = 0.1 / 255

    fileprivate func isNear(_ other: Color) -> Bool {
        let difference = components(in: .sRGB) - other.components(in: .sRGB)
        return max(abs(difference.x), abs(difference.y), abs(difference.z), abs(alpha - other.alpha))
            <= Self.maskSlack
    }
}

extension [MaskCoverage.Cell] {
    /// Unites the cells of equal colours, in the order of the first cells.
    fileprivate func merged(tolerance: Double) -> [MaskCoverage.Cell] {
        var groups: [[MaskCoverage.Cell]] = []
        for cell in self where !cell.region.isEmpty {
            if let index = groups.firstIndex(where: { $0[0].color.isNear(cell.color) }) {
                groups[index].append(cell)
            } else {
                groups.append([cell])
            }
        }
        return groups.map { group in
            guard group.count > 1 else { return group[0] }
            let region = Path.union(ofNonNegative: group.map(\.region), tolerance: tolerance)
            return MaskCoverage.Cell(region: region, color: group[0].color)
        }
    }
}
