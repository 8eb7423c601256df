import Foundation
import Synchronization

// Darwin's counters that threads share, from before C and Swift had their own. Each changes the value at once and returns the new one; those
// with `Barrier` and those without order memory alike here, as the stronger asks.

public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    word(value).pointee.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue
}

public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    long(value).pointee.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue
}

public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(amount, value) }
public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 { OSAtomicAdd64(amount, value) }
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(1, value) }
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { OSAtomicAdd64(1, value) }
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(-1, value) }
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { OSAtomicAdd64(-1, value) }
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(1, value) }
public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { OSAtomicAdd64(1, value) }
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(-1, value) }
public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { OSAtomicAdd64(-1, value) }

/// Writes `new` where the value is `old`. Returns whether it was.
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    word(value).pointee.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged
}

public func OSAtomicCompareAndSwap64(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool {
    long(value).pointee.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged
}

public func OSAtomicCompareAndSwap32Barrier(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    OSAtomicCompareAndSwap32(old, new, value)
}

public func OSAtomicCompareAndSwap64Barrier(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool {
    OSAtomicCompareAndSwap64(old, new, value)
}

// Of bits. Those with `Orig` return the value before.

public func OSAtomicOr32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: bits(value).pointee.bitwiseOr(mask, ordering: .sequentiallyConsistent).newValue)
}
public func OSAtomicOr32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 { OSAtomicOr32(mask, value) }
public func OSAtomicOr32Orig(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: bits(value).pointee.bitwiseOr(mask, ordering: .sequentiallyConsistent).oldValue)
}
public func OSAtomicOr32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 { OSAtomicOr32Orig(mask, value) }
public func OSAtomicAnd32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: bits(value).pointee.bitwiseAnd(mask, ordering: .sequentiallyConsistent).newValue)
}
public func OSAtomicAnd32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 { OSAtomicAnd32(mask, value) }
public func OSAtomicAnd32Orig(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: bits(value).pointee.bitwiseAnd(mask, ordering: .sequentiallyConsistent).oldValue)
}
public func OSAtomicAnd32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 { OSAtomicAnd32Orig(mask, value) }
public func OSAtomicXor32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: bits(value).pointee.bitwiseXor(mask, ordering: .sequentiallyConsistent).newValue)
}
public func OSAtomicXor32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 { OSAtomicXor32(mask, value) }
public func OSAtomicXor32Orig(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: bits(value).pointee.bitwiseXor(mask, ordering: .sequentiallyConsistent).oldValue)
}
public func OSAtomicXor32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 { OSAtomicXor32Orig(mask, value) }

public func OSMemoryBarrier() { atomicMemoryFence(ordering: .sequentiallyConsistent) }

/// A lock of four bytes: 0 while nobody holds it.
public typealias OSSpinLock = Int32
public let OS_SPINLOCK_INIT: Int32 = 0

public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>) -> Bool {
    word(lock).pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
}

/// Waits by giving its time slice away.
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
    while !OSSpinLockTry(lock) { sched_yield() }
}

public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>) { word(lock).pointee.store(0, ordering: .releasing) }

private func word(_ value: UnsafeMutablePointer<Int32>) -> UnsafeMutablePointer<Atomic<Int32>> {
    UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Int32>.self)
}

private func long(_ value: UnsafeMutablePointer<Int64>) -> UnsafeMutablePointer<Atomic<Int64>> {
    UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Int64>.self)
}

private func bits(_ value: UnsafeMutablePointer<UInt32>) -> UnsafeMutablePointer<Atomic<UInt32>> {
    UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<UInt32>.self)
}
