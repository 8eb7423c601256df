import Foundation
import UIKit

nonisolated(unsafe) public let kCGImageAnimationStartIndex: CFString = "StartIndex" as NSString
nonisolated(unsafe) public let kCGImageAnimationDelayTime: CFString = "DelayTime" as NSString
nonisolated(unsafe) public let kCGImageAnimationLoopCount: CFString = "LoopCount" as NSString

/// Why pictures are not shown one after another.
public enum CGImageAnimationStatus: Int32, Sendable {
    case parameterError = -22140
    case corruptInputImage = -22141
    case unsupportedFormat = -22142
    case incompleteInputImage = -22143
    case allocationFailure = -22144
}

/// Is called with the number of each frame, the frame, and what ends the animation when it is set.
public typealias CGImageSourceAnimationBlock = (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void

/// Calls the block on the main queue with each frame of a GIF at its time, as often as the file says. Options give another first frame
/// (`kCGImageAnimationStartIndex`), seconds for each frame (`kCGImageAnimationDelayTime`), and how often (`kCGImageAnimationLoopCount`, a number or infinity).
///
/// - Returns: 0, or a status for what cannot be shown.
@discardableResult
public func CGAnimateImageDataWithBlock(_ data: CFData, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock) -> OSStatus {
    AnimatedSource.start(CGImageSource(data as Data), options, block)
}

/// The same, of a file.
@discardableResult
public func CGAnimateImageAtURLWithBlock(_ url: CFURL, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock) -> OSStatus {
    guard let source = CGImageSourceCreateWithURL(url, nil) else { return CGImageAnimationStatus.parameterError.rawValue }
    return AnimatedSource.start(source, options, block)
}

/// A source whose frames are shown one after another. Only the main queue moves it on.
private final class AnimatedSource: @unchecked Sendable {
    private let source: CGImageSource
    private let delays: [Double]
    private let block: CGImageSourceAnimationBlock
    private var index: Int
    private let first: Int
    /// Nil: for ever.
    private var loopsLeft: Int?

    static func start(_ source: CGImageSource, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock) -> OSStatus {
        guard let pictures = source.pictures else {
            return (source.type == nil ? CGImageAnimationStatus.unsupportedFormat : .corruptInputImage).rawValue
        }
        guard let gif = pictures.gif else { return CGImageAnimationStatus.unsupportedFormat.rawValue }
        func number(_ key: CFString) -> Double? { (options?.object(forKey: key) as? NSNumber)?.doubleValue }
        let first = number(kCGImageAnimationStartIndex).flatMap { Int(exactly: $0) } ?? 0
        guard gif.frames.indices.contains(first) else { return CGImageAnimationStatus.parameterError.rawValue }
        let delay = number(kCGImageAnimationDelayTime)
        let loops = number(kCGImageAnimationLoopCount) ?? gif.loopCount.map { $0 == 0 ? .infinity : Double($0) } ?? 1
        let delays = gif.frames.map { max(0.01, delay ?? ($0.delay < 0.011 ? 0.1 : $0.delay)) }
        let animation = AnimatedSource(source, delays, first: first, loops: loops.isFinite ? Int(max(1, min(loops, 1e9))) : nil, block)
        DispatchQueue.main.async { animation.step() }
        return 0
    }

    private init(_ source: CGImageSource, _ delays: [Double], first: Int, loops: Int?, _ block: @escaping CGImageSourceAnimationBlock) {
        self.source = source
        self.delays = delays
        self.block = block
        (index, self.first) = (first, first)
        loopsLeft = loops
    }

    private func step() {
        guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
        var isStopped = false
        block(index, image, &isStopped)
        let delay = delays[index]
        index += 1
        if index == delays.count {
            index = first
            if let left = loopsLeft {
                loopsLeft = left - 1
                if left <= 1 { isStopped = true }
            }
        }
        if !isStopped { DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.step() } }
    }
}
