/// A rendered picture: four bytes a pixel, of which the colours are multiplied by the alpha.
package struct RasterPixels: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// Row by row. In each pixel, the channels are in the order of the machine.
    package let channels: [UInt8]

    /// The common part of two pictures of one size, as a share of all that any of them has: the sum of the smaller
    /// values of each channel over the sum of the larger ones. Shapes, colours and opacities count; 1 for two empty
    /// pictures.
    package func overlap(with other: RasterPixels) -> Double {
        guard width == other.width, height == other.height else { return 0 }
        var (least, most) = (0, 0)
        for (a, b) in zip(channels, other.channels) {
            least += Int(min(a, b))
            most += Int(max(a, b))
        }
        return most == 0 ? 1 : Double(least) / Double(most)
    }
}
