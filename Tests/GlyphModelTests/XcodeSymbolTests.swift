import Testing

@testable import GlyphModel

/// Names of assets in public projects, and what Xcode has made of them there.
@Test(arguments: [
    ("AccentColor", "accent"), ("backgroundColor", "background"), ("bg_color", "bg"),
    ("card-number-color", "cardNumber"),
    ("Initial-Image", "initial"), ("adult_products_image", "adultProducts"), ("FilesImage", "files"),
    ("Color", "color"), ("color", "color"), ("Image", "image"), ("image2", "image2"),
    ("joker_3_multicolor", "joker3Multicolor"),
    ("welcomeVCimage", "welcomeVCimage"), ("BGColorOne", "bgColorOne"), ("HBO GO Logo", "hboGOLogo"), ("BMW", "BMW"),
    ("A-1-1-0", "A_1_1_0"), ("icon_ID", "iconID"), ("icon_bookmark_20_white_fill", "iconBookmark20WhiteFill"),
    ("emoji 1", "emoji1"), ("emoji_1", "emoji1"), ("Connecting0_", "connecting0"), ("orbita+", "orbita"),
    ("mastodon.clean.fill", "mastodonCleanFill"), ("color_24292B", "color24292B"), ("block_lv-1", "blockLv1"),
    ("iconPreviews/AppIcon", "IconPreviews.appIcon"), ("GameUI/arrow_basic_e", "GameUI.arrowBasicE"),
    ("Folder/giftColor", "Folder.gift"), ("0b3b21ff27", "0B3B21Ff27"),
    ("café_noirColor", "caféNoir"), ("Été/größe-2x", "Été.größe2X"),
])
func `the symbol of a name equals the symbol that Xcode generates`(name: String, symbol: String) {
    #expect(XcodeSymbol.text(name) == symbol)
}
