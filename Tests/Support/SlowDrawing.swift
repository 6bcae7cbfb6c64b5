import Foundation

/// A star whose eight hundred lines all cross each other, within every limit: much slower to draw than any icon.
public let slowDrawing: String = {
    let (count, step) = (801, 400)
    let points = (0..<count).map { index -> String in
        let angle = 2 * Double.pi * Double(index * step % count) / Double(count)
        return String(format: "%.4f %.4f", 12 + 10 * cos(angle), 12 + 10 * sin(angle))
    }
    return
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M\(points.joined(separator: "L"))z\"/></svg>"
}()
