// Made by twinlight: changes are lost with the next build.
/** The names of all glyphs. */
export type GlyphName =
  | "heart"
  | "heart-fill"
  | "heart-slash"
  | "heart-slash-fill"
  | "heart-circle"
  | "heart-circle-fill"
  | "heart-square"
  | "heart-square-fill"
  | "heart-rectangle"
  | "heart-rectangle-fill"
  | "heart-slash-circle"
  | "heart-slash-circle-fill"
  | "heart-weight-light"
  | "heart-weight-bold"
  | "star"
  | "star-fill"
  | "star-slash"
  | "star-slash-fill"
  | "star-circle"
  | "star-circle-fill"
  | "star-square"
  | "star-square-fill"
  | "star-rectangle"
  | "star-rectangle-fill"
  | "bookmark"
  | "bookmark-fill"
  | "bookmark-slash"
  | "bookmark-slash-fill"
  | "bookmark-circle"
  | "bookmark-circle-fill"
  | "bookmark-square"
  | "bookmark-square-fill"
  | "bookmark-rectangle"
  | "bookmark-rectangle-fill"
  | "flag"
  | "check-circle"
  | "info"
  | "warning"
  | "error"
  | "bell"
  | "bell-fill"
  | "bell-circle"
  | "bell-circle-fill"
  | "bell-square"
  | "bell-square-fill"
  | "bell-rectangle"
  | "bell-rectangle-fill"
  | "bell-badge"
  | "bell-slash"
  | "question"
  | "plus-circle"
  | "plus-circle-fill"
  | "shield"
  | "shield-fill"
  | "shield-slash"
  | "shield-slash-fill"
  | "shield-circle"
  | "shield-circle-fill"
  | "shield-square"
  | "shield-square-fill"
  | "shield-rectangle"
  | "shield-rectangle-fill"
  | "shield-check"
  | "shield-check-fill"
  | "star-half"
  | "sparkles"
  | "sparkles-fill"
  | "trophy"
  | "trophy-fill"
  | "trophy-slash"
  | "trophy-slash-fill"
  | "medal"
  | "medal-fill"
  | "medal-slash"
  | "medal-slash-fill"
  | "medal-circle"
  | "medal-circle-fill"
  | "medal-square"
  | "medal-square-fill"
  | "medal-rectangle"
  | "medal-rectangle-fill"
  | "envelope"
  | "envelope-fill"
  | "envelope-slash"
  | "envelope-slash-fill"
  | "envelope-circle"
  | "envelope-circle-fill"
  | "envelope-square"
  | "envelope-square-fill"
  | "envelope-rectangle"
  | "envelope-rectangle-fill"
  | "phone"
  | "phone-fill"
  | "phone-slash"
  | "phone-slash-fill"
  | "phone-circle-fill"
  | "phone-square"
  | "phone-square-fill"
  | "phone-rectangle-fill"
  | "message"
  | "chat"
  | "at"
  | "paperplane"
  | "megaphone"
  | "megaphone-fill"
  | "megaphone-slash"
  | "megaphone-slash-fill"
  | "megaphone-circle"
  | "megaphone-circle-fill"
  | "megaphone-square"
  | "megaphone-square-fill"
  | "megaphone-rectangle"
  | "megaphone-rectangle-fill"
  | "inbox"
  | "envelope-open"
  | "envelope-open-fill"
  | "envelope-open-slash"
  | "envelope-open-slash-fill"
  | "envelope-open-circle"
  | "envelope-open-circle-fill"
  | "envelope-open-square"
  | "envelope-open-square-fill"
  | "envelope-open-rectangle"
  | "envelope-open-rectangle-fill"
  | "link"
  | "share"
  | "share-fill"
  | "share-slash"
  | "share-slash-fill"
  | "share-circle"
  | "share-circle-fill"
  | "share-square"
  | "share-square-fill"
  | "share-rectangle"
  | "share-rectangle-fill"
  | "hash"
  | "rss"
  | "play"
  | "play-fill"
  | "play-slash"
  | "play-slash-fill"
  | "play-circle"
  | "play-circle-fill"
  | "play-square"
  | "play-square-fill"
  | "play-rectangle"
  | "play-rectangle-fill"
  | "pause"
  | "pause-fill"
  | "pause-slash"
  | "pause-slash-fill"
  | "pause-circle"
  | "pause-circle-fill"
  | "pause-square"
  | "pause-square-fill"
  | "pause-rectangle"
  | "pause-rectangle-fill"
  | "camera"
  | "camera-fill"
  | "camera-slash"
  | "camera-slash-fill"
  | "camera-circle"
  | "camera-circle-fill"
  | "camera-square"
  | "camera-square-fill"
  | "camera-rectangle"
  | "camera-rectangle-fill"
  | "camera-slash-circle-fill"
  | "camera-slash-square-fill"
  | "video"
  | "video-fill"
  | "video-slash"
  | "video-slash-fill"
  | "video-circle"
  | "video-circle-fill"
  | "video-square"
  | "video-square-fill"
  | "video-rectangle"
  | "video-rectangle-fill"
  | "music"
  | "music-fill"
  | "music-slash"
  | "music-slash-fill"
  | "music-circle"
  | "music-circle-fill"
  | "music-square"
  | "music-square-fill"
  | "music-rectangle"
  | "music-rectangle-fill"
  | "microphone"
  | "speaker"
  | "photo"
  | "stop"
  | "stop-fill"
  | "stop-slash"
  | "stop-slash-fill"
  | "stop-circle"
  | "stop-circle-fill"
  | "stop-square"
  | "stop-square-fill"
  | "stop-rectangle"
  | "stop-rectangle-fill"
  | "record"
  | "forward"
  | "forward-fill"
  | "forward-slash"
  | "forward-slash-fill"
  | "forward-circle"
  | "forward-circle-fill"
  | "forward-square"
  | "forward-square-fill"
  | "forward-rectangle"
  | "forward-rectangle-fill"
  | "backward"
  | "backward-fill"
  | "backward-slash"
  | "backward-slash-fill"
  | "backward-circle"
  | "backward-circle-fill"
  | "backward-square"
  | "backward-square-fill"
  | "backward-rectangle"
  | "backward-rectangle-fill"
  | "film"
  | "film-fill"
  | "film-slash"
  | "film-slash-fill"
  | "film-circle"
  | "film-circle-fill"
  | "film-square"
  | "film-square-fill"
  | "film-rectangle"
  | "film-rectangle-fill"
  | "speaker-mute"
  | "microphone-slash"
  | "eye"
  | "eye-fill"
  | "eye-slash"
  | "eye-slash-fill"
  | "eye-circle"
  | "eye-circle-fill"
  | "eye-square"
  | "eye-square-fill"
  | "eye-rectangle"
  | "eye-rectangle-fill"
  | "eye-slash-circle"
  | "eye-slash-circle-fill"
  | "eye-closed"
  | "repeat"
  | "shuffle"
  | "sun"
  | "moon"
  | "cloud"
  | "cloud-fill"
  | "cloud-slash"
  | "cloud-slash-fill"
  | "cloud-circle"
  | "cloud-circle-fill"
  | "cloud-square"
  | "cloud-square-fill"
  | "cloud-rectangle"
  | "cloud-rectangle-fill"
  | "rain"
  | "snow"
  | "storm"
  | "fog"
  | "cloud-sun"
  | "drop"
  | "drop-fill"
  | "drop-slash"
  | "drop-slash-fill"
  | "drop-circle"
  | "drop-circle-fill"
  | "drop-square"
  | "drop-square-fill"
  | "drop-rectangle"
  | "drop-rectangle-fill"
  | "rainbow"
  | "tornado"
  | "wind"
  | "lightning"
  | "umbrella"
  | "umbrella-fill"
  | "umbrella-slash"
  | "umbrella-slash-fill"
  | "umbrella-circle"
  | "umbrella-circle-fill"
  | "umbrella-square"
  | "umbrella-square-fill"
  | "umbrella-rectangle"
  | "umbrella-rectangle-fill"
  | "snowflake"
  | "thermometer"
  | "sunset"
  | "aurora"
  | "smartphone"
  | "smartphone-fill"
  | "tablet"
  | "tablet-fill"
  | "laptop"
  | "laptop-fill"
  | "display"
  | "display-fill"
  | "watch"
  | "watch-fill"
  | "headphones"
  | "headphones-fill"
  | "gamepad"
  | "gamepad-fill"
  | "printer"
  | "printer-fill"
  | "keyboard"
  | "keyboard-fill"
  | "mouse"
  | "mouse-fill"
  | "server"
  | "server-fill"
  | "database"
  | "database-fill"
  | "chip"
  | "chip-fill"
  | "wifi"
  | "bluetooth"
  | "battery"
  | "battery-charging"
  | "house"
  | "house-fill"
  | "house-slash"
  | "house-slash-fill"
  | "house-circle"
  | "house-circle-fill"
  | "house-square"
  | "house-square-fill"
  | "house-rectangle"
  | "house-rectangle-fill"
  | "lock"
  | "lock-fill"
  | "lock-slash"
  | "lock-slash-fill"
  | "lock-circle"
  | "lock-circle-fill"
  | "lock-square"
  | "lock-square-fill"
  | "lock-rectangle"
  | "lock-rectangle-fill"
  | "key"
  | "gift"
  | "cup"
  | "lightbulb"
  | "book"
  | "calendar"
  | "clock"
  | "clock-fill"
  | "folder"
  | "folder-fill"
  | "folder-slash"
  | "folder-slash-fill"
  | "folder-circle"
  | "folder-circle-fill"
  | "folder-square"
  | "folder-square-fill"
  | "folder-rectangle"
  | "folder-rectangle-fill"
  | "folder-badge-plus"
  | "folder-fill-badge-plus"
  | "document"
  | "document-fill"
  | "document-slash"
  | "document-slash-fill"
  | "document-circle"
  | "document-circle-fill"
  | "document-square"
  | "document-square-fill"
  | "document-rectangle"
  | "document-rectangle-fill"
  | "document-badge-plus"
  | "document-fill-badge-plus"
  | "tag"
  | "gear"
  | "gear-fill"
  | "gear-slash"
  | "gear-slash-fill"
  | "gear-circle"
  | "gear-circle-fill"
  | "gear-square"
  | "gear-square-fill"
  | "gear-rectangle"
  | "gear-rectangle-fill"
  | "briefcase"
  | "briefcase-fill"
  | "briefcase-slash"
  | "briefcase-slash-fill"
  | "briefcase-circle"
  | "briefcase-circle-fill"
  | "graduation-cap"
  | "graduation-cap-fill"
  | "flask"
  | "flask-fill"
  | "flame"
  | "flame-fill"
  | "flame-slash"
  | "flame-slash-fill"
  | "flame-circle"
  | "flame-circle-fill"
  | "flame-square"
  | "flame-square-fill"
  | "flame-rectangle"
  | "flame-rectangle-fill"
  | "leaf"
  | "leaf-fill"
  | "leaf-slash"
  | "leaf-slash-fill"
  | "leaf-circle"
  | "leaf-circle-fill"
  | "leaf-square"
  | "leaf-square-fill"
  | "leaf-rectangle"
  | "leaf-rectangle-fill"
  | "tree"
  | "tree-fill"
  | "tree-slash"
  | "tree-slash-fill"
  | "tree-circle"
  | "tree-circle-fill"
  | "tree-square"
  | "tree-square-fill"
  | "tree-rectangle"
  | "tree-rectangle-fill"
  | "person"
  | "person-fill"
  | "person-slash"
  | "person-slash-fill"
  | "person-square"
  | "person-square-fill"
  | "person-rectangle"
  | "person-rectangle-fill"
  | "people"
  | "person-circle"
  | "person-plus"
  | "person-minus"
  | "person-check"
  | "id-card"
  | "id-card-fill"
  | "hand"
  | "thumbs-up"
  | "thumbs-up-fill"
  | "thumbs-up-slash"
  | "thumbs-up-slash-fill"
  | "thumbs-up-circle"
  | "thumbs-up-circle-fill"
  | "thumbs-up-square"
  | "thumbs-up-square-fill"
  | "thumbs-up-rectangle"
  | "thumbs-up-rectangle-fill"
  | "thumbs-down"
  | "thumbs-down-fill"
  | "thumbs-down-slash"
  | "thumbs-down-slash-fill"
  | "thumbs-down-circle"
  | "thumbs-down-circle-fill"
  | "thumbs-down-square"
  | "thumbs-down-square-fill"
  | "thumbs-down-rectangle"
  | "thumbs-down-rectangle-fill"
  | "smile"
  | "frown"
  | "pencil"
  | "pencil-fill"
  | "pencil-slash"
  | "pencil-slash-fill"
  | "pencil-circle"
  | "pencil-circle-fill"
  | "pencil-square"
  | "pencil-square-fill"
  | "pencil-rectangle"
  | "pencil-rectangle-fill"
  | "scissors"
  | "trash"
  | "trash-fill"
  | "trash-slash"
  | "trash-slash-fill"
  | "trash-circle"
  | "trash-circle-fill"
  | "crop"
  | "eraser"
  | "eraser-fill"
  | "paintbrush"
  | "paintbrush-fill"
  | "sliders"
  | "copy"
  | "copy-fill"
  | "undo"
  | "redo"
  | "plus"
  | "minus"
  | "check"
  | "close"
  | "list"
  | "align-left"
  | "bold"
  | "italic"
  | "paperclip"
  | "filter"
  | "filter-fill"
  | "arrow-right"
  | "arrow-left"
  | "arrow-up"
  | "arrow-down"
  | "arrow-up-right"
  | "arrow-up-circle"
  | "arrow-up-circle-fill"
  | "chevron-down"
  | "chevron-up"
  | "chevron-left"
  | "chevron-right"
  | "refresh"
  | "fullscreen"
  | "external-link"
  | "download"
  | "upload"
  | "sign-out"
  | "menu"
  | "more"
  | "grid"
  | "grid-fill"
  | "pin"
  | "pin-fill"
  | "pin-slash"
  | "pin-slash-fill"
  | "pin-circle"
  | "pin-circle-fill"
  | "pin-square"
  | "pin-square-fill"
  | "pin-rectangle"
  | "pin-rectangle-fill"
  | "compass"
  | "globe"
  | "map"
  | "search"
  | "route"
  | "car"
  | "car-fill"
  | "car-slash"
  | "car-slash-fill"
  | "car-circle"
  | "car-circle-fill"
  | "car-square"
  | "car-square-fill"
  | "car-rectangle"
  | "car-rectangle-fill"
  | "train"
  | "train-fill"
  | "anchor"
  | "plane"
  | "plane-fill"
  | "cart"
  | "cart-fill"
  | "cart-slash"
  | "cart-slash-fill"
  | "cart-circle"
  | "cart-circle-fill"
  | "cart-square"
  | "cart-square-fill"
  | "cart-rectangle"
  | "cart-rectangle-fill"
  | "cart-badge-minus"
  | "cart-fill-badge-minus"
  | "bag"
  | "bag-fill"
  | "bag-slash"
  | "bag-slash-fill"
  | "bag-circle"
  | "bag-circle-fill"
  | "bag-square"
  | "bag-square-fill"
  | "credit-card"
  | "credit-card-fill"
  | "receipt"
  | "wallet"
  | "store"
  | "package"
  | "truck"
  | "percent"
  | "discount"
  | "discount-fill"
  | "ticket"
  | "ticket-fill"
  | "ticket-slash"
  | "ticket-slash-fill"
  | "ticket-circle"
  | "ticket-circle-fill"
  | "ticket-square"
  | "ticket-square-fill"
  | "ticket-rectangle"
  | "ticket-rectangle-fill"
  | "barcode"
  | "coin"
  | "coin-fill"
  | "banknote"
  | "banknote-fill"
  | "calculator"
  | "calculator-fill"
  | "chart-bar"
  | "chart-line"
  | "chart-pie"
  | "chart-pie-fill";

export interface Glyph {
  readonly name: GlyphName;
  /** An SVG element, whose colours are custom properties of the style sheet. */
  readonly svg: string;
}

export declare const names: readonly GlyphName[];

/** Names for people. */
export declare const titles: { readonly [name in GlyphName]?: string };

export declare const heart: Glyph;
export declare const heartFill: Glyph;
export declare const heartSlash: Glyph;
export declare const heartSlashFill: Glyph;
export declare const heartCircle: Glyph;
export declare const heartCircleFill: Glyph;
export declare const heartSquare: Glyph;
export declare const heartSquareFill: Glyph;
export declare const heartRectangle: Glyph;
export declare const heartRectangleFill: Glyph;
export declare const heartSlashCircle: Glyph;
export declare const heartSlashCircleFill: Glyph;
export declare const heartWeightLight: Glyph;
export declare const heartWeightBold: Glyph;
export declare const star: Glyph;
export declare const starFill: Glyph;
export declare const starSlash: Glyph;
export declare const starSlashFill: Glyph;
export declare const starCircle: Glyph;
export declare const starCircleFill: Glyph;
export declare const starSquare: Glyph;
export declare const starSquareFill: Glyph;
export declare const starRectangle: Glyph;
export declare const starRectangleFill: Glyph;
export declare const bookmark: Glyph;
export declare const bookmarkFill: Glyph;
export declare const bookmarkSlash: Glyph;
export declare const bookmarkSlashFill: Glyph;
export declare const bookmarkCircle: Glyph;
export declare const bookmarkCircleFill: Glyph;
export declare const bookmarkSquare: Glyph;
export declare const bookmarkSquareFill: Glyph;
export declare const bookmarkRectangle: Glyph;
export declare const bookmarkRectangleFill: Glyph;
export declare const flag: Glyph;
export declare const checkCircle: Glyph;
export declare const info: Glyph;
export declare const warning: Glyph;
export declare const error: Glyph;
export declare const bell: Glyph;
export declare const bellFill: Glyph;
export declare const bellCircle: Glyph;
export declare const bellCircleFill: Glyph;
export declare const bellSquare: Glyph;
export declare const bellSquareFill: Glyph;
export declare const bellRectangle: Glyph;
export declare const bellRectangleFill: Glyph;
export declare const bellBadge: Glyph;
export declare const bellSlash: Glyph;
export declare const question: Glyph;
export declare const plusCircle: Glyph;
export declare const plusCircleFill: Glyph;
export declare const shield: Glyph;
export declare const shieldFill: Glyph;
export declare const shieldSlash: Glyph;
export declare const shieldSlashFill: Glyph;
export declare const shieldCircle: Glyph;
export declare const shieldCircleFill: Glyph;
export declare const shieldSquare: Glyph;
export declare const shieldSquareFill: Glyph;
export declare const shieldRectangle: Glyph;
export declare const shieldRectangleFill: Glyph;
export declare const shieldCheck: Glyph;
export declare const shieldCheckFill: Glyph;
export declare const starHalf: Glyph;
export declare const sparkles: Glyph;
export declare const sparklesFill: Glyph;
export declare const trophy: Glyph;
export declare const trophyFill: Glyph;
export declare const trophySlash: Glyph;
export declare const trophySlashFill: Glyph;
export declare const medal: Glyph;
export declare const medalFill: Glyph;
export declare const medalSlash: Glyph;
export declare const medalSlashFill: Glyph;
export declare const medalCircle: Glyph;
export declare const medalCircleFill: Glyph;
export declare const medalSquare: Glyph;
export declare const medalSquareFill: Glyph;
export declare const medalRectangle: Glyph;
export declare const medalRectangleFill: Glyph;
export declare const envelope: Glyph;
export declare const envelopeFill: Glyph;
export declare const envelopeSlash: Glyph;
export declare const envelopeSlashFill: Glyph;
export declare const envelopeCircle: Glyph;
export declare const envelopeCircleFill: Glyph;
export declare const envelopeSquare: Glyph;
export declare const envelopeSquareFill: Glyph;
export declare const envelopeRectangle: Glyph;
export declare const envelopeRectangleFill: Glyph;
export declare const phone: Glyph;
export declare const phoneFill: Glyph;
export declare const phoneSlash: Glyph;
export declare const phoneSlashFill: Glyph;
export declare const phoneCircleFill: Glyph;
export declare const phoneSquare: Glyph;
export declare const phoneSquareFill: Glyph;
export declare const phoneRectangleFill: Glyph;
export declare const message: Glyph;
export declare const chat: Glyph;
export declare const at: Glyph;
export declare const paperplane: Glyph;
export declare const megaphone: Glyph;
export declare const megaphoneFill: Glyph;
export declare const megaphoneSlash: Glyph;
export declare const megaphoneSlashFill: Glyph;
export declare const megaphoneCircle: Glyph;
export declare const megaphoneCircleFill: Glyph;
export declare const megaphoneSquare: Glyph;
export declare const megaphoneSquareFill: Glyph;
export declare const megaphoneRectangle: Glyph;
export declare const megaphoneRectangleFill: Glyph;
export declare const inbox: Glyph;
export declare const envelopeOpen: Glyph;
export declare const envelopeOpenFill: Glyph;
export declare const envelopeOpenSlash: Glyph;
export declare const envelopeOpenSlashFill: Glyph;
export declare const envelopeOpenCircle: Glyph;
export declare const envelopeOpenCircleFill: Glyph;
export declare const envelopeOpenSquare: Glyph;
export declare const envelopeOpenSquareFill: Glyph;
export declare const envelopeOpenRectangle: Glyph;
export declare const envelopeOpenRectangleFill: Glyph;
export declare const link: Glyph;
export declare const share: Glyph;
export declare const shareFill: Glyph;
export declare const shareSlash: Glyph;
export declare const shareSlashFill: Glyph;
export declare const shareCircle: Glyph;
export declare const shareCircleFill: Glyph;
export declare const shareSquare: Glyph;
export declare const shareSquareFill: Glyph;
export declare const shareRectangle: Glyph;
export declare const shareRectangleFill: Glyph;
export declare const hash: Glyph;
export declare const rss: Glyph;
export declare const play: Glyph;
export declare const playFill: Glyph;
export declare const playSlash: Glyph;
export declare const playSlashFill: Glyph;
export declare const playCircle: Glyph;
export declare const playCircleFill: Glyph;
export declare const playSquare: Glyph;
export declare const playSquareFill: Glyph;
export declare const playRectangle: Glyph;
export declare const playRectangleFill: Glyph;
export declare const pause: Glyph;
export declare const pauseFill: Glyph;
export declare const pauseSlash: Glyph;
export declare const pauseSlashFill: Glyph;
export declare const pauseCircle: Glyph;
export declare const pauseCircleFill: Glyph;
export declare const pauseSquare: Glyph;
export declare const pauseSquareFill: Glyph;
export declare const pauseRectangle: Glyph;
export declare const pauseRectangleFill: Glyph;
export declare const camera: Glyph;
export declare const cameraFill: Glyph;
export declare const cameraSlash: Glyph;
export declare const cameraSlashFill: Glyph;
export declare const cameraCircle: Glyph;
export declare const cameraCircleFill: Glyph;
export declare const cameraSquare: Glyph;
export declare const cameraSquareFill: Glyph;
export declare const cameraRectangle: Glyph;
export declare const cameraRectangleFill: Glyph;
export declare const cameraSlashCircleFill: Glyph;
export declare const cameraSlashSquareFill: Glyph;
export declare const video: Glyph;
export declare const videoFill: Glyph;
export declare const videoSlash: Glyph;
export declare const videoSlashFill: Glyph;
export declare const videoCircle: Glyph;
export declare const videoCircleFill: Glyph;
export declare const videoSquare: Glyph;
export declare const videoSquareFill: Glyph;
export declare const videoRectangle: Glyph;
export declare const videoRectangleFill: Glyph;
export declare const music: Glyph;
export declare const musicFill: Glyph;
export declare const musicSlash: Glyph;
export declare const musicSlashFill: Glyph;
export declare const musicCircle: Glyph;
export declare const musicCircleFill: Glyph;
export declare const musicSquare: Glyph;
export declare const musicSquareFill: Glyph;
export declare const musicRectangle: Glyph;
export declare const musicRectangleFill: Glyph;
export declare const microphone: Glyph;
export declare const speaker: Glyph;
export declare const photo: Glyph;
export declare const stop: Glyph;
export declare const stopFill: Glyph;
export declare const stopSlash: Glyph;
export declare const stopSlashFill: Glyph;
export declare const stopCircle: Glyph;
export declare const stopCircleFill: Glyph;
export declare const stopSquare: Glyph;
export declare const stopSquareFill: Glyph;
export declare const stopRectangle: Glyph;
export declare const stopRectangleFill: Glyph;
export declare const record: Glyph;
export declare const forward: Glyph;
export declare const forwardFill: Glyph;
export declare const forwardSlash: Glyph;
export declare const forwardSlashFill: Glyph;
export declare const forwardCircle: Glyph;
export declare const forwardCircleFill: Glyph;
export declare const forwardSquare: Glyph;
export declare const forwardSquareFill: Glyph;
export declare const forwardRectangle: Glyph;
export declare const forwardRectangleFill: Glyph;
export declare const backward: Glyph;
export declare const backwardFill: Glyph;
export declare const backwardSlash: Glyph;
export declare const backwardSlashFill: Glyph;
export declare const backwardCircle: Glyph;
export declare const backwardCircleFill: Glyph;
export declare const backwardSquare: Glyph;
export declare const backwardSquareFill: Glyph;
export declare const backwardRectangle: Glyph;
export declare const backwardRectangleFill: Glyph;
export declare const film: Glyph;
export declare const filmFill: Glyph;
export declare const filmSlash: Glyph;
export declare const filmSlashFill: Glyph;
export declare const filmCircle: Glyph;
export declare const filmCircleFill: Glyph;
export declare const filmSquare: Glyph;
export declare const filmSquareFill: Glyph;
export declare const filmRectangle: Glyph;
export declare const filmRectangleFill: Glyph;
export declare const speakerMute: Glyph;
export declare const microphoneSlash: Glyph;
export declare const eye: Glyph;
export declare const eyeFill: Glyph;
export declare const eyeSlash: Glyph;
export declare const eyeSlashFill: Glyph;
export declare const eyeCircle: Glyph;
export declare const eyeCircleFill: Glyph;
export declare const eyeSquare: Glyph;
export declare const eyeSquareFill: Glyph;
export declare const eyeRectangle: Glyph;
export declare const eyeRectangleFill: Glyph;
export declare const eyeSlashCircle: Glyph;
export declare const eyeSlashCircleFill: Glyph;
export declare const eyeClosed: Glyph;
export declare const repeat: Glyph;
export declare const shuffle: Glyph;
export declare const sun: Glyph;
export declare const moon: Glyph;
export declare const cloud: Glyph;
export declare const cloudFill: Glyph;
export declare const cloudSlash: Glyph;
export declare const cloudSlashFill: Glyph;
export declare const cloudCircle: Glyph;
export declare const cloudCircleFill: Glyph;
export declare const cloudSquare: Glyph;
export declare const cloudSquareFill: Glyph;
export declare const cloudRectangle: Glyph;
export declare const cloudRectangleFill: Glyph;
export declare const rain: Glyph;
export declare const snow: Glyph;
export declare const storm: Glyph;
export declare const fog: Glyph;
export declare const cloudSun: Glyph;
export declare const drop: Glyph;
export declare const dropFill: Glyph;
export declare const dropSlash: Glyph;
export declare const dropSlashFill: Glyph;
export declare const dropCircle: Glyph;
export declare const dropCircleFill: Glyph;
export declare const dropSquare: Glyph;
export declare const dropSquareFill: Glyph;
export declare const dropRectangle: Glyph;
export declare const dropRectangleFill: Glyph;
export declare const rainbow: Glyph;
export declare const tornado: Glyph;
export declare const wind: Glyph;
export declare const lightning: Glyph;
export declare const umbrella: Glyph;
export declare const umbrellaFill: Glyph;
export declare const umbrellaSlash: Glyph;
export declare const umbrellaSlashFill: Glyph;
export declare const umbrellaCircle: Glyph;
export declare const umbrellaCircleFill: Glyph;
export declare const umbrellaSquare: Glyph;
export declare const umbrellaSquareFill: Glyph;
export declare const umbrellaRectangle: Glyph;
export declare const umbrellaRectangleFill: Glyph;
export declare const snowflake: Glyph;
export declare const thermometer: Glyph;
export declare const sunset: Glyph;
export declare const aurora: Glyph;
export declare const smartphone: Glyph;
export declare const smartphoneFill: Glyph;
export declare const tablet: Glyph;
export declare const tabletFill: Glyph;
export declare const laptop: Glyph;
export declare const laptopFill: Glyph;
export declare const display: Glyph;
export declare const displayFill: Glyph;
export declare const watch: Glyph;
export declare const watchFill: Glyph;
export declare const headphones: Glyph;
export declare const headphonesFill: Glyph;
export declare const gamepad: Glyph;
export declare const gamepadFill: Glyph;
export declare const printer: Glyph;
export declare const printerFill: Glyph;
export declare const keyboard: Glyph;
export declare const keyboardFill: Glyph;
export declare const mouse: Glyph;
export declare const mouseFill: Glyph;
export declare const server: Glyph;
export declare const serverFill: Glyph;
export declare const database: Glyph;
export declare const databaseFill: Glyph;
export declare const chip: Glyph;
export declare const chipFill: Glyph;
export declare const wifi: Glyph;
export declare const bluetooth: Glyph;
export declare const battery: Glyph;
export declare const batteryCharging: Glyph;
export declare const house: Glyph;
export declare const houseFill: Glyph;
export declare const houseSlash: Glyph;
export declare const houseSlashFill: Glyph;
export declare const houseCircle: Glyph;
export declare const houseCircleFill: Glyph;
export declare const houseSquare: Glyph;
export declare const houseSquareFill: Glyph;
export declare const houseRectangle: Glyph;
export declare const houseRectangleFill: Glyph;
export declare const lock: Glyph;
export declare const lockFill: Glyph;
export declare const lockSlash: Glyph;
export declare const lockSlashFill: Glyph;
export declare const lockCircle: Glyph;
export declare const lockCircleFill: Glyph;
export declare const lockSquare: Glyph;
export declare const lockSquareFill: Glyph;
export declare const lockRectangle: Glyph;
export declare const lockRectangleFill: Glyph;
export declare const key: Glyph;
export declare const gift: Glyph;
export declare const cup: Glyph;
export declare const lightbulb: Glyph;
export declare const book: Glyph;
export declare const calendar: Glyph;
export declare const clock: Glyph;
export declare const clockFill: Glyph;
export declare const folder: Glyph;
export declare const folderFill: Glyph;
export declare const folderSlash: Glyph;
export declare const folderSlashFill: Glyph;
export declare const folderCircle: Glyph;
export declare const folderCircleFill: Glyph;
export declare const folderSquare: Glyph;
export declare const folderSquareFill: Glyph;
export declare const folderRectangle: Glyph;
export declare const folderRectangleFill: Glyph;
export declare const folderBadgePlus: Glyph;
export declare const folderFillBadgePlus: Glyph;
export declare const document: Glyph;
export declare const documentFill: Glyph;
export declare const documentSlash: Glyph;
export declare const documentSlashFill: Glyph;
export declare const documentCircle: Glyph;
export declare const documentCircleFill: Glyph;
export declare const documentSquare: Glyph;
export declare const documentSquareFill: Glyph;
export declare const documentRectangle: Glyph;
export declare const documentRectangleFill: Glyph;
export declare const documentBadgePlus: Glyph;
export declare const documentFillBadgePlus: Glyph;
export declare const tag: Glyph;
export declare const gear: Glyph;
export declare const gearFill: Glyph;
export declare const gearSlash: Glyph;
export declare const gearSlashFill: Glyph;
export declare const gearCircle: Glyph;
export declare const gearCircleFill: Glyph;
export declare const gearSquare: Glyph;
export declare const gearSquareFill: Glyph;
export declare const gearRectangle: Glyph;
export declare const gearRectangleFill: Glyph;
export declare const briefcase: Glyph;
export declare const briefcaseFill: Glyph;
export declare const briefcaseSlash: Glyph;
export declare const briefcaseSlashFill: Glyph;
export declare const briefcaseCircle: Glyph;
export declare const briefcaseCircleFill: Glyph;
export declare const graduationCap: Glyph;
export declare const graduationCapFill: Glyph;
export declare const flask: Glyph;
export declare const flaskFill: Glyph;
export declare const flame: Glyph;
export declare const flameFill: Glyph;
export declare const flameSlash: Glyph;
export declare const flameSlashFill: Glyph;
export declare const flameCircle: Glyph;
export declare const flameCircleFill: Glyph;
export declare const flameSquare: Glyph;
export declare const flameSquareFill: Glyph;
export declare const flameRectangle: Glyph;
export declare const flameRectangleFill: Glyph;
export declare const leaf: Glyph;
export declare const leafFill: Glyph;
export declare const leafSlash: Glyph;
export declare const leafSlashFill: Glyph;
export declare const leafCircle: Glyph;
export declare const leafCircleFill: Glyph;
export declare const leafSquare: Glyph;
export declare const leafSquareFill: Glyph;
export declare const leafRectangle: Glyph;
export declare const leafRectangleFill: Glyph;
export declare const tree: Glyph;
export declare const treeFill: Glyph;
export declare const treeSlash: Glyph;
export declare const treeSlashFill: Glyph;
export declare const treeCircle: Glyph;
export declare const treeCircleFill: Glyph;
export declare const treeSquare: Glyph;
export declare const treeSquareFill: Glyph;
export declare const treeRectangle: Glyph;
export declare const treeRectangleFill: Glyph;
export declare const person: Glyph;
export declare const personFill: Glyph;
export declare const personSlash: Glyph;
export declare const personSlashFill: Glyph;
export declare const personSquare: Glyph;
export declare const personSquareFill: Glyph;
export declare const personRectangle: Glyph;
export declare const personRectangleFill: Glyph;
export declare const people: Glyph;
export declare const personCircle: Glyph;
export declare const personPlus: Glyph;
export declare const personMinus: Glyph;
export declare const personCheck: Glyph;
export declare const idCard: Glyph;
export declare const idCardFill: Glyph;
export declare const hand: Glyph;
export declare const thumbsUp: Glyph;
export declare const thumbsUpFill: Glyph;
export declare const thumbsUpSlash: Glyph;
export declare const thumbsUpSlashFill: Glyph;
export declare const thumbsUpCircle: Glyph;
export declare const thumbsUpCircleFill: Glyph;
export declare const thumbsUpSquare: Glyph;
export declare const thumbsUpSquareFill: Glyph;
export declare const thumbsUpRectangle: Glyph;
export declare const thumbsUpRectangleFill: Glyph;
export declare const thumbsDown: Glyph;
export declare const thumbsDownFill: Glyph;
export declare const thumbsDownSlash: Glyph;
export declare const thumbsDownSlashFill: Glyph;
export declare const thumbsDownCircle: Glyph;
export declare const thumbsDownCircleFill: Glyph;
export declare const thumbsDownSquare: Glyph;
export declare const thumbsDownSquareFill: Glyph;
export declare const thumbsDownRectangle: Glyph;
export declare const thumbsDownRectangleFill: Glyph;
export declare const smile: Glyph;
export declare const frown: Glyph;
export declare const pencil: Glyph;
export declare const pencilFill: Glyph;
export declare const pencilSlash: Glyph;
export declare const pencilSlashFill: Glyph;
export declare const pencilCircle: Glyph;
export declare const pencilCircleFill: Glyph;
export declare const pencilSquare: Glyph;
export declare const pencilSquareFill: Glyph;
export declare const pencilRectangle: Glyph;
export declare const pencilRectangleFill: Glyph;
export declare const scissors: Glyph;
export declare const trash: Glyph;
export declare const trashFill: Glyph;
export declare const trashSlash: Glyph;
export declare const trashSlashFill: Glyph;
export declare const trashCircle: Glyph;
export declare const trashCircleFill: Glyph;
export declare const crop: Glyph;
export declare const eraser: Glyph;
export declare const eraserFill: Glyph;
export declare const paintbrush: Glyph;
export declare const paintbrushFill: Glyph;
export declare const sliders: Glyph;
export declare const copy: Glyph;
export declare const copyFill: Glyph;
export declare const undo: Glyph;
export declare const redo: Glyph;
export declare const plus: Glyph;
export declare const minus: Glyph;
export declare const check: Glyph;
export declare const close: Glyph;
export declare const list: Glyph;
export declare const alignLeft: Glyph;
export declare const bold: Glyph;
export declare const italic: Glyph;
export declare const paperclip: Glyph;
export declare const filter: Glyph;
export declare const filterFill: Glyph;
export declare const arrowRight: Glyph;
export declare const arrowLeft: Glyph;
export declare const arrowUp: Glyph;
export declare const arrowDown: Glyph;
export declare const arrowUpRight: Glyph;
export declare const arrowUpCircle: Glyph;
export declare const arrowUpCircleFill: Glyph;
export declare const chevronDown: Glyph;
export declare const chevronUp: Glyph;
export declare const chevronLeft: Glyph;
export declare const chevronRight: Glyph;
export declare const refresh: Glyph;
export declare const fullscreen: Glyph;
export declare const externalLink: Glyph;
export declare const download: Glyph;
export declare const upload: Glyph;
export declare const signOut: Glyph;
export declare const menu: Glyph;
export declare const more: Glyph;
export declare const grid: Glyph;
export declare const gridFill: Glyph;
export declare const pin: Glyph;
export declare const pinFill: Glyph;
export declare const pinSlash: Glyph;
export declare const pinSlashFill: Glyph;
export declare const pinCircle: Glyph;
export declare const pinCircleFill: Glyph;
export declare const pinSquare: Glyph;
export declare const pinSquareFill: Glyph;
export declare const pinRectangle: Glyph;
export declare const pinRectangleFill: Glyph;
export declare const compass: Glyph;
export declare const globe: Glyph;
export declare const map: Glyph;
export declare const search: Glyph;
export declare const route: Glyph;
export declare const car: Glyph;
export declare const carFill: Glyph;
export declare const carSlash: Glyph;
export declare const carSlashFill: Glyph;
export declare const carCircle: Glyph;
export declare const carCircleFill: Glyph;
export declare const carSquare: Glyph;
export declare const carSquareFill: Glyph;
export declare const carRectangle: Glyph;
export declare const carRectangleFill: Glyph;
export declare const train: Glyph;
export declare const trainFill: Glyph;
export declare const anchor: Glyph;
export declare const plane: Glyph;
export declare const planeFill: Glyph;
export declare const cart: Glyph;
export declare const cartFill: Glyph;
export declare const cartSlash: Glyph;
export declare const cartSlashFill: Glyph;
export declare const cartCircle: Glyph;
export declare const cartCircleFill: Glyph;
export declare const cartSquare: Glyph;
export declare const cartSquareFill: Glyph;
export declare const cartRectangle: Glyph;
export declare const cartRectangleFill: Glyph;
export declare const cartBadgeMinus: Glyph;
export declare const cartFillBadgeMinus: Glyph;
export declare const bag: Glyph;
export declare const bagFill: Glyph;
export declare const bagSlash: Glyph;
export declare const bagSlashFill: Glyph;
export declare const bagCircle: Glyph;
export declare const bagCircleFill: Glyph;
export declare const bagSquare: Glyph;
export declare const bagSquareFill: Glyph;
export declare const creditCard: Glyph;
export declare const creditCardFill: Glyph;
export declare const receipt: Glyph;
export declare const wallet: Glyph;
export declare const store: Glyph;
export declare const package_: Glyph;
export declare const truck: Glyph;
export declare const percent: Glyph;
export declare const discount: Glyph;
export declare const discountFill: Glyph;
export declare const ticket: Glyph;
export declare const ticketFill: Glyph;
export declare const ticketSlash: Glyph;
export declare const ticketSlashFill: Glyph;
export declare const ticketCircle: Glyph;
export declare const ticketCircleFill: Glyph;
export declare const ticketSquare: Glyph;
export declare const ticketSquareFill: Glyph;
export declare const ticketRectangle: Glyph;
export declare const ticketRectangleFill: Glyph;
export declare const barcode: Glyph;
export declare const coin: Glyph;
export declare const coinFill: Glyph;
export declare const banknote: Glyph;
export declare const banknoteFill: Glyph;
export declare const calculator: Glyph;
export declare const calculatorFill: Glyph;
export declare const chartBar: Glyph;
export declare const chartLine: Glyph;
export declare const chartPie: Glyph;
export declare const chartPieFill: Glyph;
