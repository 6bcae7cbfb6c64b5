internal import PathGeometry

extension DerivationRule {
    static let light = DerivationRule(
        "light", "The paper in a printer, the sea on a globe, and the glass and the wheels of a vehicle stay light.",
        .face { body in
            let (sheets, sea) = (Printer.paper(of: body), Globe(body)?.sea ?? [])
            let vehicle = body.drawn == nil ? Vehicle(body) : nil
            return { face in
                sheets.contains(face)
                    ? .paper : sea.contains(face) ? .sea : vehicle?.isOpen(face) == true ? .vehicle : nil
            }
        })
}

/// A car, a bus or a train. The glass, which is above the lamps if it is seen from the front, or above the body on the
/// wheels if it is seen from the side, stays light, and so do the wheels.
///
///        ╭─────╮
///        │     │         stays
///       ╭┴─────┴╮
///       │ ▪   ▪ │        lamps: two equal ones, on both sides of the middle
///       ╰┬─╮ ╭─┬╯
///        ╰─╯ ╰─╯
struct Vehicle {
    private let body: Body
    private let wheels: [Int]

    /// Nil if a body cannot be one.
    init?(_ body: Body) {
        guard (2...12).contains(body.faces.count) else { return nil }
        self.body = body
        wheels = Self.wheels(of: body)
    }

    /// Whether a face is a window, or the middle of a wheel.
    func isOpen(_ face: Int) -> Bool {
        guard body.nodes[face].children.isEmpty else { return false }
        if body.faces.contains(where: { $0 != face && isAboveLamps(face, in: $0) }) { return true }
        return wheels.contains(face) ? body.faces.contains(where: isAboveWheels) : isAboveWheels(face)
    }

    /// Whether a face is as wide as the front that it is above.
    private func isAboveLamps(_ face: Int, in front: Int) -> Bool {
        let (nodes, width) = (body.nodes, body.width)
        let lamps = nodes[front].children.map { nodes[$0] }
        guard lamps.count == 2, case (let frame, let window) = (body.bounds, nodes[face].bounds) else { return false }
        let (one, other) = (lamps[0].bounds, lamps[1].bounds)
        guard abs(one.center.y - other.center.y) < width / 4,
            abs(one.center.x + other.center.x - 2 * frame.center.x) < width / 4,
            abs(lamps[0].area - lamps[1].area) < 0.05 * lamps[0].area, max(one.width, one.height) < 0.3 * frame.width,
            window.maxY < nodes[front].bounds.center.y, window.maxY < one.minY
        else { return false }
        // Panes are in a row.
        let row = body.faces.map { nodes[$0].bounds }.filter {
            abs($0.minY - window.minY) < width / 4 && abs($0.maxY - window.maxY) < width / 4
        }
        let across = row.reduce(0) { $0 + $1.width }
        return across > 0.5 * nodes[front].bounds.width && window.height > 0.4 * nodes[front].bounds.height
            // Under hair there is a face.
            && !body.ink.isRound(body.root)
            && body.ink.flat.isSymmetric(
                contour: body.root, about: frame.center, along: Vector(0, 1), within: width / 4)
    }

    /// The centers of two equal wheels, at the bottom and separate; none if there are more.
    private static func wheels(of body: Body) -> [Int] {
        let (nodes, width, frame) = (body.nodes, body.width, body.bounds)
        // Four are the corners of a frame.
        let wheels = body.faces.filter { body.ink.isRound($0, strokeWidth: width / 2) }
        guard wheels.count == 2, wheels.allSatisfy({ nodes[$0].bounds.center.y > frame.minY + 0.6 * frame.height }),
            case (let one, let other) = (nodes[wheels[0]].bounds, nodes[wheels[1]].bounds),
            abs(one.width - other.width) < width / 4, abs(one.center.y - other.center.y) < width / 4,
            abs(one.center.x - other.center.x) > 2 * one.width
        else { return [] }
        return wheels
    }

    /// Whether a face is above the part on the wheels, and smaller. A load is larger.
    private func isAboveWheels(_ face: Int) -> Bool {
        let (nodes, width) = (body.nodes, body.width)
        guard let top = wheels.first.map({ nodes[$0].bounds.minY }), !wheels.contains(face),
            nodes[face].children.isEmpty, nodes[face].bounds.maxY < top - 0.75 * width
        else { return false }
        let below = body.ink.flat.selecting([face])
        let carried = body.faces.filter { other in
            other != face && !wheels.contains(other) && nodes[other].bounds.maxY > top - width
                && below.isNear(body.ink.flat.selecting([other]), within: 1.5 * width)
        }
        return carried.reduce(0) { $0 + nodes[$1].area } > nodes[face].area
    }
}

/// A globe with land: the land is filled with its coasts, and the sea stays light.
///
///       ╭────╮            ▟█▀▀╮
///      │ ╮ ╭╯ │          ▐█▛  │▌
///      │ ╰╮╰╮ │    →     ▐▛  ▝█▌
///       ╰──╯─╯            ╰▄▟▀╯
struct Globe {
    /// The faces that are sea: the largest, and the ones beyond the land.
    let sea: [Int]

    /// Nil if the shape of the dividing lines does not resemble coasts, which wind in and out; seams and segments do
    /// not.
    init?(_ body: Body) {
        let (ink, nodes, width) = (body.ink, body.nodes, body.width)
        let faces = body.faces.filter { nodes[$0].area > width * width }
        guard (2...6).contains(faces.count), body.node.area > Self.least * width * width, ink.isRound(body.root),
            faces.count(where: { ink.turns($0, by: 0.7) }) > 1, !Self.isEven(faces, in: body),
            let largest = faces.indices.max(by: { nodes[faces[$0]].area < nodes[faces[$1]].area })
        else { return nil }
        let shores = faces.map { ink.flat.selecting([$0]) }
        let edge = body.outline
        // The share of its outline that each face has in common with each other one. A wider line, or one that ends,
        // is not a coast.
        let reach = 1.3 * width
        var shared = Array(repeating: Array(repeating: 0, count: faces.count), count: faces.count)
        for (index, shore) in shores.enumerated() {
            var single = 0
            let samples = shore.samples(ofContour: 0, count: Self.sampleCount)
            for sample in samples {
                let near = shores.indices.filter {
                    $0 != index && shores[$0].distance(to: sample.point, within: reach) <= reach
                }
                for other in near { shared[index][other] += 1 }
                if near.isEmpty, edge.distance(to: sample.point, within: reach) > reach { single += 1 }
            }
            if 10 * single > samples.count { return nil }
        }
        // For each face, whether it is sea, propagated from shore to shore.
        var isSea = [largest: true]
        var open = [largest]
        while let index = open.popLast(), let known = isSea[index] {
            let step = shores[index].perimeter(ofContour: 0) / Double(Self.sampleCount)
            for other in faces.indices where Double(shared[index][other]) * step > 2 * width {
                if isSea[other] == known { return nil }
                if isSea[other] == nil {
                    isSea[other] = !known
                    open.append(other)
                }
            }
        }
        sea = faces.indices.filter { isSea[$0] == true }.map { faces[$0] }
    }

    /// The minimum area, in squares of the stroke width.
    private static let least = 100.0
    /// The number of samples along the outline of each face.
    private static let sampleCount = 96

    /// Whether it is the same after a half turn, or mirrored. A symmetric design is a ball or a sign.
    private static func isEven(_ faces: [Int], in body: Body) -> Bool {
        let (lines, center, width) = (body.ink.flat.selecting(faces), body.bounds.center, body.width)
        return faces.indices.allSatisfy { face in
            lines.samples(ofContour: face, count: 48).allSatisfy { sample in
                lines.distance(to: center - (sample.point - center), within: width) < width / 2
            }
        }
            || [Vector(1, 0), Vector(0, 1)].contains { axis in
                faces.indices.allSatisfy {
                    lines.isSymmetric(contour: $0, about: center, along: axis, within: width / 2)
                }
            }
    }
}

/// A printer: the sheets at the top and at the bottom are paper, and stay white. The lamp and the wheel of a scooter
/// seen from the front are drawn in the same manner, and stay, too.
///
///        ╭──╮              ╭──╮
///      ╭─┴──┴─╮          ▟█┴──┴█▙
///      │ ╭──╮ │    →     ███▀▀███
///      ╰─┤  ├─╯          ▜█▌  ▐█▛
///        ╰──╯              ╰──╯
enum Printer {
    /// The faces that are sheets of paper.
    static func paper(of body: Body) -> [Int] {
        let (nodes, width) = (body.nodes, body.width)
        guard (3...5).contains(body.faces.count) else { return [] }
        // Lamps are much smaller than the rest.
        let faces = body.faces.filter { nodes[$0].area > 3 * width * width }
            .sorted { nodes[$0].bounds.minY < nodes[$1].bounds.minY }
        guard faces.count == 3 else { return [] }
        let (top, machine, out) = (nodes[faces[0]], nodes[faces[1]].bounds, nodes[faces[2]])
        let isPrinter =
            [top, out].allSatisfy { sheet in
                abs(sheet.bounds.center.x - machine.center.x) < width / 3
                    && machine.width - sheet.bounds.width > 2.5 * width && sheet.area > 0.75 * sheet.bounds.area
            }
            && (0.5 * width..<1.5 * width).contains(machine.minY - top.bounds.maxY)
            // The machine goes around the upper end of the lower sheet.
            && machine.maxY - out.bounds.minY > -width / 4 && out.bounds.maxY > machine.maxY
            && out.bounds.minY > machine.center.y - machine.height / 4
        return isPrinter ? [faces[0], faces[2]] : []
    }
}
