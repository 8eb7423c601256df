/// An enumeration of the app's whose cases can be parameters of intents.
public protocol AppEnum: AppValue, CaseIterable, RawRepresentable, StaticDisplayRepresentable, Sendable
where RawValue: LosslessStringConvertible, ValueType == Self, UnwrappedType == Self {}
