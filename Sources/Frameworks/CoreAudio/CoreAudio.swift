// The types of sound have a module of their own, which Apple's Core Audio brings along.
@_exported import QuinceCoreAudioTypes
