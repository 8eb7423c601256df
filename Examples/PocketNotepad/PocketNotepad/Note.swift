struct Note {
    var title: String
    var text: String

    static let samples = [
        Note(title: "Shopping", text: "Quinces, sugar, lemons, jars with lids."),
        Note(title: "Jelly", text: "Wash the fruit and cut it, cook it soft in as much water as covers it, and let it drip through a cloth overnight."),
        Note(title: "Labels", text: "Name and year. Draw a quince."),
        Note(title: "Who gets one", text: "Everybody who picked."),
    ]
}
