import AppSession

/// What a window configuration says beyond geometry: appearance, contrast, direction, text size and settings of accessibility.
package struct WindowTraits: Hashable, Sendable {
    package var style: WindowEnvironment.Style
    package var contrast: WindowEnvironment.Contrast
    package var layoutDirection: WindowEnvironment.LayoutDirection
    package var textSize: WindowEnvironment.TextSize
    /// Whether VoiceOver reads the screen.
    package var isVoiceOverRunning: Bool = false
    /// Whether the user wants fewer animations.
    package var reducesMotion: Bool = false

    package init(
        style: WindowEnvironment.Style = .light, contrast: WindowEnvironment.Contrast = .normal,
        layoutDirection: WindowEnvironment.LayoutDirection = .leftToRight, textSize: WindowEnvironment.TextSize = .large
    ) {
        self.style = style
        self.contrast = contrast
        self.layoutDirection = layoutDirection
        self.textSize = textSize
    }

    /// Names of the traits that differ from the defaults, in the order names print them.
    package var names: [String] {
        var names: [String] = []
        if style == .dark { names.append("dark") }
        if contrast == .high { names.append("contrast") }
        if layoutDirection == .rightToLeft { names.append("rtl") }
        if textSize != .large { names.append("text-" + Self.textSizeNames[textSize]!) }
        if isVoiceOverRunning { names.append("voiceover") }
        if reducesMotion { names.append("reduce-motion") }
        return names
    }

    /// Every trait name there is.
    package static let allNames: [String] =
        ["dark", "contrast", "rtl"] + WindowEnvironment.TextSize.allCases.map { "text-" + textSizeNames[$0]! } + ["voiceover", "reduce-motion"]

    /// What a trait name speaks about; a configuration names each subject at most once.
    enum Subject: Hashable { case style, contrast, layoutDirection, textSize, voiceOver, motion }

    /// Applies a trait by name and returns its subject; nil when there is no such trait.
    mutating func apply(name: String) -> Subject? {
        switch name {
        case "dark":
            style = .dark
            return .style
        case "contrast":
            contrast = .high
            return .contrast
        case "rtl":
            layoutDirection = .rightToLeft
            return .layoutDirection
        case "voiceover":
            isVoiceOverRunning = true
            return .voiceOver
        case "reduce-motion":
            reducesMotion = true
            return .motion
        default:
            guard name.hasPrefix("text-"),
                let size = Self.textSizeNames.first(where: { $0.value == name.dropFirst("text-".count) })?.key
            else { return nil }
            textSize = size
            return .textSize
        }
    }

    private static let textSizeNames: [WindowEnvironment.TextSize: String] = [
        .extraSmall: "xs", .small: "s", .medium: "m", .large: "l", .extraLarge: "xl", .extraExtraLarge: "xxl",
        .extraExtraExtraLarge: "xxxl", .accessibilityMedium: "a1", .accessibilityLarge: "a2",
        .accessibilityExtraLarge: "a3", .accessibilityExtraExtraLarge: "a4", .accessibilityExtraExtraExtraLarge: "a5",
    ]
}
