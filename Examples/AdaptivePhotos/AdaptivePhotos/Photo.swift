import UIKit

/// A photo of a conversation: its picture is painted from a number, so that the app needs no files.
struct Photo: Hashable {
    let number: Int
    let comment: String
    var rating: Int

    func image(size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            let area = CGRect(origin: .zero, size: size)
            let hue = CGFloat(number % 12) / 12
            UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1).setFill()
            context.fill(area)
            UIColor(hue: 0.13, saturation: 0.6, brightness: 1, alpha: 1).setFill()
            let sun = size.height * 0.24
            UIBezierPath(ovalIn: CGRect(x: size.width * 0.66, y: size.height * 0.14, width: sun, height: sun)).fill()
            for layer in 0..<3 {
                UIColor(hue: hue + 0.08, saturation: 0.3 + 0.2 * CGFloat(layer), brightness: 0.75 - 0.2 * CGFloat(layer), alpha: 1).setFill()
                hills(layer, in: area).fill()
            }
        }
    }

    private func hills(_ layer: Int, in area: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        let base = area.height * (0.5 + 0.15 * CGFloat(layer))
        path.move(to: CGPoint(x: 0, y: area.height))
        for step in 0...40 {
            let x = CGFloat(step) / 40
            let wave = sin(x * 7 + CGFloat(number * 3 + layer * 2)) * 0.06 + sin(x * 17 + CGFloat(number + layer)) * 0.02
            path.addLine(to: CGPoint(x: x * area.width, y: base + wave * area.height))
        }
        path.addLine(to: CGPoint(x: area.width, y: area.height))
        path.close()
        return path
    }
}

/// Photos that somebody sent.
final class Conversation {
    let name: String
    var photos: [Photo]

    init(name: String, photos: [Photo]) {
        self.name = name
        self.photos = photos
    }

    static let all: [Conversation] = [
        Conversation(
            name: "Family",
            photos: [
                Photo(number: 1, comment: "The hills behind the house", rating: 4), Photo(number: 2, comment: "First snow this year", rating: 5),
                Photo(number: 3, comment: "On the way to the lake, early in the morning", rating: 3),
            ]),
        Conversation(name: "Ines", photos: [Photo(number: 4, comment: "Where we should go next", rating: 5)]),
        Conversation(
            name: "Hiking Club",
            photos: [
                Photo(number: 6, comment: "Ridge trail", rating: 2), Photo(number: 7, comment: "Above the clouds", rating: 4),
            ]),
        Conversation(name: "Tomasz", photos: [Photo(number: 9, comment: "Evening", rating: 3)]),
    ]
}
