/// Things to be felt and heard, as events in time.
open class CHHapticPattern: NSObject, @unchecked Sendable {
    /// Keys of dictionaries that describe patterns, as files of the type ahap have them.
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let version = Key(rawValue: "Version")
        public static let pattern = Key(rawValue: "Pattern")
        public static let event = Key(rawValue: "Event")
        public static let eventType = Key(rawValue: "EventType")
        public static let time = Key(rawValue: "Time")
        public static let eventDuration = Key(rawValue: "EventDuration")
        public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
        public static let eventWaveformUseVolumeEnvelope = Key(rawValue: "EventWaveformUseVolumeEnvelope")
        public static let eventWaveformLoopEnabled = Key(rawValue: "EventWaveformLoopEnabled")
        public static let eventParameters = Key(rawValue: "EventParameters")
        public static let parameter = Key(rawValue: "Parameter")
        public static let parameterID = Key(rawValue: "ParameterID")
        public static let parameterValue = Key(rawValue: "ParameterValue")
        public static let parameterCurve = Key(rawValue: "ParameterCurve")
        public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
    }

    private let events: [CHHapticEvent]
    private let parameters: [CHHapticDynamicParameter]
    private let curves: [CHHapticParameterCurve]
    /// Seconds until the last event ends.
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

    public convenience init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        try self.init(events: events, parameters: parameters, curves: [])
    }
    public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        try self.init(events: events, parameters: [], curves: parameterCurves)
    }
    private init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter], curves: [CHHapticParameterCurve]) throws {
        guard events.allSatisfy({ $0.relativeTime >= 0 && $0.duration >= 0 }) else { throw CHHapticError(.invalidEventTime) }
        (self.events, self.parameters, self.curves) = (events, parameters, curves)
    }

    /// - Throws: `CHHapticError.invalidPatternDictionary` for what describes no pattern.
    public convenience init(dictionary patternDict: [Key: Any]) throws {
        guard let list = patternDict[.pattern] as? [Any] else { throw CHHapticError(.invalidPatternDictionary) }
        let parts = try list.map { part -> [Key: Any] in
            guard let part = Self.dictionary(part) else { throw CHHapticError(.invalidPatternDictionary) }
            return part
        }
        try self.init(
            events: parts.compactMap { try $0[.event].map { try Self.event($0) } }, parameters: parts.compactMap { try $0[.parameter].map(Self.parameter) },
            curves: parts.compactMap { try $0[.parameterCurve].map(Self.curve) })
    }

    /// - Throws: for a file that is not there, or describes no pattern.
    public convenience init(contentsOf ahapURL: URL) throws {
        guard let dictionary = Self.dictionary(try JSONSerialization.jsonObject(with: Data(contentsOf: ahapURL))) else {
            throw CHHapticError(.invalidPatternDictionary)
        }
        try self.init(dictionary: dictionary)
    }

    /// The pattern as a dictionary, from which the same can be made.
    open func exportDictionary() throws -> [Key: Any] {
        let events = events.map { event -> [Key: Any] in
            var values: [Key: Any] = [
                .eventType: event.type.rawValue, .time: event.relativeTime,
                .eventParameters: event.eventParameters.map { [Key.parameterID: $0.parameterID.rawValue, .parameterValue: $0.value] as [Key: Any] },
            ]
            if event.duration > 0 { values[.eventDuration] = event.duration }
            return [.event: values]
        }
        let parameters = parameters.map { parameter -> [Key: Any] in
            let values: [Key: Any] = [.parameterID: parameter.parameterID.rawValue, .parameterValue: parameter.value, .time: parameter.relativeTime]
            return [.parameter: values]
        }
        let curves = curves.map { curve -> [Key: Any] in
            let points = curve.controlPoints.map { [Key.time: $0.relativeTime, .parameterValue: $0.value] as [Key: Any] }
            let values: [Key: Any] = [.parameterID: curve.parameterID.rawValue, .time: curve.relativeTime, .parameterCurveControlPoints: points]
            return [.parameterCurve: values]
        }
        return [.version: 1.0, .pattern: events + parameters + curves]
    }

    private static func dictionary(_ value: Any) -> [Key: Any]? {
        if let known = value as? [Key: Any] { return known }
        guard let named = value as? [String: Any] else { return nil }
        return Dictionary(uniqueKeysWithValues: named.map { (Key(rawValue: $0.key), $0.value) })
    }
    private static func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue ?? (value as? Double) ?? (value as? Int).map(Double.init) }

    private static func event(_ value: Any) throws -> CHHapticEvent {
        guard let values = dictionary(value), let type = values[.eventType] as? String, let time = number(values[.time]) else {
            throw CHHapticError(.invalidPatternDictionary)
        }
        let parameters = (values[.eventParameters] as? [Any] ?? []).compactMap { item -> CHHapticEventParameter? in
            guard let item = dictionary(item), let name = item[.parameterID] as? String, let value = number(item[.parameterValue]) else { return nil }
            return CHHapticEventParameter(parameterID: CHHapticEvent.ParameterID(rawValue: name), value: Float(value))
        }
        return CHHapticEvent(
            eventType: CHHapticEvent.EventType(rawValue: type), parameters: parameters, relativeTime: time, duration: number(values[.eventDuration]) ?? 0)
    }
    private static func parameter(_ value: Any) throws -> CHHapticDynamicParameter {
        guard let values = dictionary(value), let name = values[.parameterID] as? String, let number = number(values[.parameterValue]) else {
            throw CHHapticError(.invalidPatternDictionary)
        }
        return CHHapticDynamicParameter(
            parameterID: CHHapticDynamicParameter.ID(rawValue: name), value: Float(number), relativeTime: Self.number(values[.time]) ?? 0)
    }
    private static func curve(_ value: Any) throws -> CHHapticParameterCurve {
        guard let values = dictionary(value), let name = values[.parameterID] as? String, let points = values[.parameterCurveControlPoints] as? [Any] else {
            throw CHHapticError(.invalidPatternDictionary)
        }
        let places = points.compactMap { item -> CHHapticParameterCurve.ControlPoint? in
            guard let item = dictionary(item), let time = number(item[.time]), let value = number(item[.parameterValue]) else { return nil }
            return CHHapticParameterCurve.ControlPoint(relativeTime: time, value: Float(value))
        }
        return CHHapticParameterCurve(
            parameterID: CHHapticDynamicParameter.ID(rawValue: name), controlPoints: places, relativeTime: number(values[.time]) ?? 0)
    }
}

/// Something felt or heard, at a time.
open class CHHapticEvent: NSObject, @unchecked Sendable {
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        public static let sustained = ParameterID(rawValue: "Sustained")
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }
    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    /// Seconds since the pattern's beginning.
    open var relativeTime: TimeInterval
    /// Seconds; 0, the default, for events without length.
    open var duration: TimeInterval
    public init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval) {
        (self.type, eventParameters, relativeTime, duration) = (type, eventParams, time, 0)
    }
    public init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    }
}

/// How an event is.
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
    public let parameterID: CHHapticEvent.ParameterID
    open var value: Float
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}

/// How everything is from a time on.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
        public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
        public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
        public static let audioPanControl = ID(rawValue: "AudioPanControl")
        public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
        public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
        public static let audioAttackTimeControl = ID(rawValue: "AudioAttackTimeControl")
        public static let audioDecayTimeControl = ID(rawValue: "AudioDecayTimeControl")
        public static let audioReleaseTimeControl = ID(rawValue: "AudioReleaseTimeControl")
    }
    public let parameterID: ID
    open var value: Float
    open var relativeTime: TimeInterval
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) { (self.parameterID, self.value, relativeTime) = (parameterID, value, time) }
}

/// How everything changes in time.
open class CHHapticParameterCurve: NSObject, @unchecked Sendable {
    open class ControlPoint: NSObject, @unchecked Sendable {
        open var relativeTime: TimeInterval
        open var value: Float
        public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
    }
    public let parameterID: CHHapticDynamicParameter.ID
    public let controlPoints: [ControlPoint]
    open var relativeTime: TimeInterval
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
    }
}
