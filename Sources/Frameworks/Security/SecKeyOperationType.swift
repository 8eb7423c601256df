import ObjectRuntime

/// The uses of a key.
public enum SecKeyOperationType: CFIndex, Sendable { case sign = 0, verify, encrypt, decrypt, keyExchange }
