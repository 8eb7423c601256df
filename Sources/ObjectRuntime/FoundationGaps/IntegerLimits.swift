// Limits that Darwin's headers give as literals and Glibc's as expressions, which Swift does not import.

public let INT32_MIN: Int32 = .min
public let INT64_MAX: Int64 = .max
public let INT64_MIN: Int64 = .min
public let UINT64_MAX: UInt64 = .max
public let INTMAX_MAX: Int = .max
public let INTMAX_MIN: Int = .min
public let UINTMAX_MAX: UInt = .max
public let LONG_MIN: Int = .min
public let ULONG_MAX: UInt = .max
public let LLONG_MIN: Int64 = .min
public let ULLONG_MAX: UInt64 = .max
public let UINT_MAX: UInt32 = .max
public let SIZE_T_MAX: UInt = .max
public let QUAD_MAX: Int64 = .max
public let QUAD_MIN: Int64 = .min
public let UQUAD_MAX: UInt64 = .max
public let MAXPATHLEN: Int32 = 1024
/// The bytes of a name in `utsname`. Darwin's has 256, Linux' 65: apps read as many.
public let _SYS_NAMELEN: Int32 = 65
public let INT16_MIN: Int32 = -32_768
public let INT_MIN: Int32 = .min
public let SHRT_MIN: Int32 = -32_768
public let SCHAR_MIN: Int32 = -128
public let CHAR_MIN: Int32 = -128
public let USHRT_MAX: Int32 = 65_535
public let UCHAR_MAX: Int32 = 255
public let NSIntegerMax: Int = .max
public let NSIntegerMin: Int = .min
public let NSUIntegerMax: UInt = .max
