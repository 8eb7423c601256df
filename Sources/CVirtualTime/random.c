// Random numbers that are the same in every run: `SystemRandomNumberGenerator`, `UUID()` and whoever asks the system for some.
#include "internal.h"
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t random_lock = PTHREAD_MUTEX_INITIALIZER;
static uint64_t state;
static bool is_seeded;

void vt_seed_random(void) {
    const char *seed = getenv("QUINCE_RANDOM_SEED");
    pthread_mutex_t fresh = PTHREAD_MUTEX_INITIALIZER;
    random_lock = fresh;
    is_seeded = seed != NULL;
    state = seed ? strtoull(seed, NULL, 10) : 0;
}

/// The generator of Steele, Lea and Flood ("Fast splittable pseudorandom number generators", 2014), with its published constants.
static uint64_t next(void) {
    uint64_t z = state += 0x9E3779B97F4A7C15ull;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

/// - Returns: how many bytes were filled, -1 when numbers are to be the system's.
ssize_t vt_fill_random(void *bytes, size_t count) {
    if (!is_seeded) return -1;
    pthread_mutex_lock(&random_lock);
    for (size_t done = 0; done < count; done += 8) {
        uint64_t number = next();
        memcpy((char *)bytes + done, &number, count - done < 8 ? count - done : 8);
    }
    pthread_mutex_unlock(&random_lock);
    return (ssize_t)count;
}

#define IS_SYSTEMS (LIKELY(!is_on()) || !is_seeded || vt_is_secure_library(CALLER))

ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
    return IS_SYSTEMS ? vt_real.getrandom(bytes, count, flags) : vt_fill_random(bytes, count);
}

int getentropy(void *bytes, size_t count) {
    if (IS_SYSTEMS || count > 256) return vt_real.getentropy(bytes, count);
    vt_fill_random(bytes, count);
    return 0;
}

void arc4random_buf(void *bytes, size_t count) {
    if (!IS_SYSTEMS) vt_fill_random(bytes, count);
    else if (vt_real.arc4random_buf) vt_real.arc4random_buf(bytes, count);
    else while (count) {
        // A C library older than these functions.
        size_t part = count < 256 ? count : 256;
        if (vt_real.getentropy(bytes, part)) abort();
        bytes = (char *)bytes + part;
        count -= part;
    }
}

uint32_t arc4random(void) {
    uint32_t number;
    arc4random_buf(&number, sizeof number);
    return number;
}

uint32_t arc4random_uniform(uint32_t bound) {
    if (bound < 2) return 0;
    // Numbers below this would make the small remainders likelier.
    uint32_t least = -bound % bound, number;
    do number = arc4random(); while (number < least);
    return number % bound;
}

// MARK: /dev/urandom

static int note(const char *path, int descriptor, const void *caller) {
    if (LIKELY(!is_on()) || !is_seeded || descriptor < 0 || descriptor >= DESCRIPTOR_LIMIT || !path || path[0] != '/') return descriptor;
    if ((strcmp(path, "/dev/urandom") && strcmp(path, "/dev/random")) || vt_is_secure_library(caller)) return descriptor;
    atomic_fetch_or(&vt_descriptor_kind[descriptor], IS_RANDOM);
    return descriptor;
}

#define MODE(flags) \
    mode_t mode = 0; \
    if ((flags) & (O_CREAT | O_TMPFILE)) { \
        va_list list; \
        va_start(list, flags); \
        mode = va_arg(list, mode_t); \
        va_end(list); \
    } \
    if (!vt_real.open) vt_load()

int open(const char *path, int flags, ...) {
    MODE(flags);
    return note(path, vt_real.open(path, flags, mode), CALLER);
}

int open64(const char *path, int flags, ...) {
    MODE(flags);
    return note(path, vt_real.open64(path, flags, mode), CALLER);
}

int openat(int folder, const char *path, int flags, ...) {
    MODE(flags);
    return note(path, vt_real.openat(folder, path, flags, mode), CALLER);
}

ssize_t read(int descriptor, void *bytes, size_t count) {
    if (!vt_real.read) vt_load();
    if (is_on() && is_kind(descriptor, IS_RANDOM)) return vt_fill_random(bytes, count);
    ssize_t result = vt_real.read(descriptor, bytes, count);
    if (is_on() && result > 0) vt_record_input(descriptor);
    return result;
}
