/// The content of a drawing that is left out before anything is made of it.
package enum DroppedContent: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// Rectangles at the back that cover the whole picture.
    case frame
}
