// The process's clock, and what tells it.
#include "internal.h"

/// Nanoseconds since the process began, but for the looks at the clock since the last jump.
static _Atomic uint64_t rest;
static _Atomic uint64_t looks;
static _Atomic uint64_t session_start;
/// The date in nanoseconds when the process's time is 0.
static _Atomic uint64_t wall_start = 1685958060 * SECOND;

/// Looks at one moment that take a nanosecond each; later ones take none.
#define QUICK_LOOKS 4096ull
/// A thread that looks more often without waiting for anything waits for a time to come: from then on its looks take as long as they
/// might on a device.
#define SLOW_LOOK (20 * MICROSECOND)
/// The nanoseconds that slow looks have cost since the last jump.
static _Atomic uint64_t slow;

static uint64_t at(uint64_t count) {
    return atomic_load(&rest) + (count < QUICK_LOOKS ? count : QUICK_LOOKS) + atomic_load(&slow);
}

uint64_t vt_now_at_rest(void) { return at(atomic_load(&looks)); }
uint64_t vt_now(void) {
    struct vt_thread *self = vt_self();
    if (self && ++self->looks > QUICK_LOOKS) atomic_fetch_add(&slow, SLOW_LOOK);
    return at(atomic_fetch_add(&looks, 1) + 1);
}

/// Goes on to a later time, while no other thread runs.
void vt_jump(uint64_t time) {
    uint64_t now = vt_now_at_rest();
    // A moment that only looks have used up is still the same moment.
    if (time < now && now - time < QUICK_LOOKS + MICROSECOND) return;
    if (time < now) time = now;
    if (time == atomic_load(&rest)) return;
    atomic_store(&looks, 0);
    atomic_store(&slow, 0);
    atomic_store(&rest, time);
}

void vt_begin_clock(int64_t wall_seconds) {
    uint64_t now = vt_now_at_rest();
    atomic_store(&rest, now);
    atomic_store(&looks, 0);
    atomic_store(&slow, 0);
    atomic_store(&session_start, now);
    atomic_store(&wall_start, (uint64_t)wall_seconds * SECOND - now);
}

void vt_set_date(int64_t wall_seconds) {
    if (is_on()) atomic_store(&wall_start, (uint64_t)wall_seconds * SECOND - vt_now_at_rest());
}

uint64_t vt_session_start(void) { return atomic_load(&session_start); }

uint64_t vt_session_time(void) {
    return atomic_load(&rest) + atomic_load(&slow) - atomic_load(&session_start);
}

bool vt_is_virtual_clock(clockid_t clock) {
    switch (clock) {
    case CLOCK_REALTIME: case CLOCK_REALTIME_COARSE: case CLOCK_TAI: case CLOCK_MONOTONIC: case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE: case CLOCK_BOOTTIME: case CLOCK_REALTIME_ALARM: case CLOCK_BOOTTIME_ALARM: return true;
    default: return false;
    }
}

static bool is_wall(clockid_t clock) {
    return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI || clock == CLOCK_REALTIME_ALARM;
}

uint64_t vt_time_of(clockid_t clock, uint64_t nanoseconds) {
    return is_wall(clock) ? nanoseconds + atomic_load(&wall_start) : nanoseconds;
}

uint64_t vt_nanoseconds(const struct timespec *time) {
    if (time->tv_sec < 0) return 0;
    if ((uint64_t)time->tv_sec >= UINT64_MAX / SECOND - 1) return NEVER;
    return (uint64_t)time->tv_sec * SECOND + (uint64_t)time->tv_nsec;
}

uint64_t vt_due(clockid_t clock, const struct timespec *time) {
    uint64_t nanoseconds = vt_nanoseconds(time);
    if (!is_wall(clock) || nanoseconds == NEVER) return nanoseconds;
    uint64_t start = atomic_load(&wall_start);
    return nanoseconds > start ? nanoseconds - start : 0;
}

uint64_t vt_due_of_any(const struct timespec *time) {
    // The process is younger than 15 years, and the date is after 1985.
    return vt_due(time->tv_sec > 500000000 ? CLOCK_REALTIME : CLOCK_MONOTONIC, time);
}

// MARK: The C library's names

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (LIKELY(!is_on()) || !vt_is_virtual_clock(clock)) return vt_real.clock_gettime(clock, time);
    if (is_wall(clock) && vt_is_secure_library(CALLER)) return vt_real.clock_gettime(clock, time);
    uint64_t now = vt_time_of(clock, vt_now());
    *time = (struct timespec){(time_t)(now / SECOND), (long)(now % SECOND)};
    return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    if (LIKELY(!is_on()) || vt_is_secure_library(CALLER)) return vt_real.gettimeofday(time, zone);
    uint64_t now = vt_time_of(CLOCK_REALTIME, vt_now());
    *time = (struct timeval){(time_t)(now / SECOND), (suseconds_t)(now % SECOND / MICROSECOND)};
    return 0;
}

time_t time(time_t *result) {
    if (LIKELY(!is_on()) || vt_is_secure_library(CALLER)) return vt_real.time(result);
    time_t now = (time_t)(vt_time_of(CLOCK_REALTIME, vt_now()) / SECOND);
    if (result) *result = now;
    return now;
}

int timespec_get(struct timespec *result, int base) {
    if (LIKELY(!is_on()) || base != TIME_UTC) return vt_real.timespec_get(result, base);
    return clock_gettime(CLOCK_REALTIME, result) == 0 ? base : 0;
}
