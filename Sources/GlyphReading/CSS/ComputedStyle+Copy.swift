extension ComputedStyle {
    /// Copies one property from another style, for `inherit` and `initial`.
    mutating func copy(_ property: Property, from other: ComputedStyle) {
        switch property {
        case .fill: fill = other.fill
        case .stroke: stroke = other.stroke
        case .color: color = other.color
        case .fillOpacity: fillOpacity = other.fillOpacity
        case .strokeOpacity: strokeOpacity = other.strokeOpacity
        case .fillRule: fillRule = other.fillRule
        case .clipRule: clipRule = other.clipRule
        case .strokeWidth: strokeWidth = other.strokeWidth
        case .strokeLinecap: cap = other.cap
        case .strokeLinejoin: join = other.join
        case .strokeMiterlimit: miterLimit = other.miterLimit
        case .strokeDasharray: dashes = other.dashes
        case .strokeDashoffset: dashOffset = other.dashOffset
        case .visibility: isVisible = other.isVisible
        case .paintOrder: paintOrder = other.paintOrder
        case .fontSize: fontSize.own = other.fontSize.own
        case .colorInterpolation: isLinearRGB = other.isLinearRGB
        case .marker:
            (markerStart, markerMid, markerEnd) = (other.markerStart, other.markerMid, other.markerEnd)
        case .markerStart: markerStart = other.markerStart
        case .markerMid: markerMid = other.markerMid
        case .markerEnd: markerEnd = other.markerEnd
        default: copyOwn(property, from: other.own)
        }
    }

    private mutating func copyOwn(_ property: Property, from other: OwnStyle) {
        switch property {
        case .opacity: own.opacity = other.opacity
        case .display: own.isDisplayed = other.isDisplayed
        case .transform:
            (own.transform, own.relativeTransform) = (other.transform, other.relativeTransform)
        case .transformOrigin: own.origin = other.origin
        case .transformBox: own.transformBox = other.transformBox
        case .clipPath: own.clipPath = other.clipPath
        case .mask: (own.mask, own.maskOffset) = (other.mask, other.maskOffset)
        case .maskType: own.isAlphaMask = other.isAlphaMask
        case .stopColor: own.stopColor = other.stopColor
        case .stopOpacity: own.stopOpacity = other.stopOpacity
        case .overflow: own.isOverflowVisible = other.isOverflowVisible
        case .vectorEffect: own.hasFixedStroke = other.hasFixedStroke
        case .x, .y, .width, .height, .cx, .cy, .r, .rx, .ry:
            own.geometry[property] = other.geometry[property]
        default:
            own.effects.removeAll { $0.property == property }
            own.effects += other.effects.filter { $0.property == property }
        }
    }
}
