import Glyphs

/// The content of a list of notifications.
public enum Notification: CaseIterable {
    case message, reminder, favourite

    public var glyph: GlyphName {
        switch self {
        case .message: .envelope
        case .reminder: .bellCircleFill
        case .favourite: .heartFill
        }
    }

    /// The values of a colour of the manifest, where an app draws by itself.
    public func red(isDark: Bool) -> Double? { GlyphColor.brand.value(isDark: isDark)?.red }
}

#if canImport(SwiftUI)
import SwiftUI

public struct Row: View {
    public let notification: Notification
    public let text: String

    public var body: some View {
        HStack {
            notification.glyph.image
                .foregroundStyle(GlyphColor.brand.color)
            Text(text)
        }
    }
}
#endif
