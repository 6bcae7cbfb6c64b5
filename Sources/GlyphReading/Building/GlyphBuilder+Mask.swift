internal import GlyphModel
internal import Markup
internal import PathGeometry

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
