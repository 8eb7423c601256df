// Waits for a time, for a condition, for a semaphore and for a word of memory.
#include "internal.h"
#include <limits.h>
#include <stdarg.h>

/// Whether a call is the app's to answer here: not one of a thread that follows the machine's clock.
#define SELF_OR(call) \
    if (LIKELY(!is_on())) return call; \
    struct vt_thread *self = vt_self(); \
    if (!self) return call

static void start_waiting(struct vt_thread *self, struct vt_event *event) {
    self->yields = 0;
    lock();
    vt_add_event(event);
    unlock();
    vt_block_begin(self);
}

static bool end_waiting(struct vt_thread *self, struct vt_event *event) {
    vt_block_end(self);
    lock();
    vt_remove_event(event);
    unlock();
    return atomic_load(&event->fired);
}

// MARK: Sleeps

static void sleep_until(struct vt_thread *self, uint64_t due) {
    struct vt_event event = {.due = due, .kind = SLEEP};
    start_waiting(self, &event);
    while (!atomic_load(&event.fired)) vt_futex_wait(&event.fired, 0, NEVER);
    end_waiting(self, &event);
}

/// Who gives way asks others to work first, and looks again a little later: time must go on for those who do so until a time has come.
#define YIELD (10 * MICROSECOND)

static uint64_t after(uint64_t nanoseconds) {
    uint64_t now = vt_now();
    if (nanoseconds < YIELD) nanoseconds = YIELD;
    return nanoseconds > NEVER - now ? NEVER : now + nanoseconds;
}

int nanosleep(const struct timespec *time, struct timespec *left) {
    SELF_OR(vt_real.nanosleep(time, left));
    if (time->tv_sec < 0 || time->tv_nsec < 0 || time->tv_nsec >= (long)SECOND) {
        errno = EINVAL;
        return -1;
    }
    sleep_until(self, after(vt_nanoseconds(time)));
    if (left) *left = (struct timespec){0, 0};
    return 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
    SELF_OR(vt_real.clock_nanosleep(clock, flags, time, left));
    if (!vt_is_virtual_clock(clock)) return vt_real.clock_nanosleep(clock, flags, time, left);
    if (time->tv_nsec < 0 || time->tv_nsec >= (long)SECOND) return EINVAL;
    uint64_t due = flags & TIMER_ABSTIME ? vt_due(clock, time) : after(vt_nanoseconds(time));
    sleep_until(self, due);
    if (left && !(flags & TIMER_ABSTIME)) *left = (struct timespec){0, 0};
    return 0;
}

int usleep(useconds_t microseconds) {
    SELF_OR(vt_real.usleep(microseconds));
    if (vt_is_dispatch(CALLER)) return vt_real.usleep(microseconds);
    sleep_until(self, after((uint64_t)microseconds * MICROSECOND));
    return 0;
}

unsigned sleep(unsigned seconds) {
    SELF_OR(vt_real.sleep(seconds));
    if (vt_is_dispatch(CALLER)) return vt_real.sleep(seconds);
    sleep_until(self, after((uint64_t)seconds * SECOND));
    return 0;
}

int sched_yield(void) {
    SELF_OR(vt_real.sched_yield());
    if (vt_is_dispatch(CALLER)) return vt_real.sched_yield();
    // The longer it goes on, the longer the steps: nobody else has anything to do at this moment.
    unsigned steps = self->yields < 96 ? self->yields++ : 96;
    uint64_t due = after(YIELD << steps / 16);
    sleep_until(self, due);
    self->yields = steps + 1;
    return 0;
}

// MARK: Conditions

/// The mutex is given back while the thread waits for its turn: whoever has the turn may want it.
static int finish_condition(struct vt_thread *self, struct vt_event *event, pthread_mutex_t *mutex, int status) {
    pthread_mutex_unlock(mutex);
    bool fired = end_waiting(self, event);
    pthread_mutex_lock(mutex);
    return status == 0 && fired ? ETIMEDOUT : status;
}

int pthread_cond_wait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex) {
    SELF_OR(vt_real.pthread_cond_wait(condition, mutex));
    struct vt_event event = {.due = NEVER, .kind = CONDITION};
    vt_block_begin(self);
    int status = vt_real.pthread_cond_wait(condition, mutex);
    return finish_condition(self, &event, mutex, status);
}

static int wait_for_condition(struct vt_thread *self, pthread_cond_t *condition, pthread_mutex_t *mutex, uint64_t due) {
    struct vt_event event = {.due = due, .kind = CONDITION, .object = condition};
    if (due <= vt_now_at_rest()) {
        // Late already: others may have the mutex and the turn first, as with the real call.
        event.due = vt_now_at_rest();
    }
    start_waiting(self, &event);
    int status = vt_real.pthread_cond_wait(condition, mutex);
    return finish_condition(self, &event, mutex, status);
}

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
    SELF_OR(vt_real.pthread_cond_timedwait(condition, mutex, time));
    if (time->tv_nsec < 0 || time->tv_nsec >= (long)SECOND) return EINVAL;
    return wait_for_condition(self, condition, mutex, vt_due_of_any(time));
}

int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock, const struct timespec *restrict time) {
    SELF_OR(vt_real.pthread_cond_clockwait(condition, mutex, clock, time));
    if (time->tv_nsec < 0 || time->tv_nsec >= (long)SECOND) return EINVAL;
    return wait_for_condition(self, condition, mutex, vt_due(clock, time));
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
    SELF_OR(vt_real.pthread_mutex_timedlock(mutex, time));
    uint64_t due = vt_due_of_any(time);
    while (true) {
        int status = pthread_mutex_trylock(mutex);
        if (status != EBUSY) return status;
        uint64_t now = vt_now();
        if (now >= due) return ETIMEDOUT;
        uint64_t next = now + SECOND / 1000;
        sleep_until(self, next < due ? next : due);
    }
}

// MARK: Semaphores

struct semaphore_wait {
    struct semaphore_wait *next;
    sem_t *semaphore;
    struct vt_event event;
    /// Set by a post or by the time.
    _Atomic int *word;
};

static struct semaphore_wait *semaphore_waits;
static _Atomic int semaphore_wait_count;

void vt_wake_semaphore(sem_t *semaphore) {
    if (!atomic_load(&semaphore_wait_count)) return;
    lock();
    for (struct semaphore_wait *wait = semaphore_waits; wait; wait = wait->next) {
        if (wait->semaphore != semaphore || atomic_load(wait->word)) continue;
        // 2: a post, which the waiter takes if nobody else did.
        atomic_store(wait->word, 2);
        vt_futex_wake(wait->word, 1);
        break;
    }
    unlock();
}

static int wait_for_semaphore(struct vt_thread *self, sem_t *semaphore, uint64_t due) {
    if (!sem_trywait(semaphore)) return 0;
    struct semaphore_wait wait = {.semaphore = semaphore, .event = {.due = due, .kind = SEMAPHORE}};
    wait.word = &wait.event.fired;
    while (true) {
        lock();
        vt_add_event(&wait.event);
        // At the end: the first that waited is the first to be woken.
        struct semaphore_wait **place = &semaphore_waits;
        while (*place) place = &(*place)->next;
        wait.next = NULL;
        *place = &wait;
        atomic_fetch_add(&semaphore_wait_count, 1);
        unlock();
        bool taken = !sem_trywait(semaphore);
        if (!taken) {
            vt_block_begin(self);
            while (!atomic_load(wait.word)) vt_futex_wait(wait.word, 0, NEVER);
            vt_block_end(self);
        }
        lock();
        for (place = &semaphore_waits; *place && *place != &wait; place = &(*place)->next) {}
        if (*place) *place = wait.next;
        atomic_fetch_sub(&semaphore_wait_count, 1);
        vt_remove_event(&wait.event);
        int word = atomic_load(wait.word);
        unlock();
        // A post for this waiter that another one took the place of is for the next.
        if (taken) {
            if (word == 2) vt_wake_semaphore(semaphore);
            return 0;
        }
        if (!sem_trywait(semaphore)) return 0;
        if (word == 1 || vt_now_at_rest() >= due) {
            errno = ETIMEDOUT;
            return -1;
        }
    }
}

int sem_wait(sem_t *semaphore) {
    SELF_OR(vt_real.sem_wait(semaphore));
    return wait_for_semaphore(self, semaphore, NEVER);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict time) {
    SELF_OR(vt_real.sem_timedwait(semaphore, time));
    return wait_for_semaphore(self, semaphore, vt_due(CLOCK_REALTIME, time));
}

int sem_clockwait(sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict time) {
    SELF_OR(vt_real.sem_clockwait(semaphore, clock, time));
    return wait_for_semaphore(self, semaphore, vt_due(clock, time));
}

int sem_post(sem_t *semaphore) {
    int status = vt_real.sem_post ? vt_real.sem_post(semaphore) : (vt_load(), vt_real.sem_post(semaphore));
    if (LIKELY(!is_on())) return status;
    vt_wake_semaphore(semaphore);
    return status;
}

// MARK: Words of memory

static long answer(long result) {
    if (result >= 0 || result < -4095) return result;
    errno = (int)-result;
    return -1;
}

static long wait_for_word(struct vt_thread *self, long word, int operation, long value, const struct timespec *time, long mask) {
    enum { WAIT = 0, WAIT_BITSET = 9, CLOCK_IS_WALL = 256 };
    struct vt_event event = {.due = NEVER, .kind = FUTEX, .object = (void *)word};
    if (time && (operation & 127) == WAIT) event.due = after(vt_nanoseconds(time));
    if (time && (operation & 127) == WAIT_BITSET) event.due = vt_due(operation & CLOCK_IS_WALL ? CLOCK_REALTIME : CLOCK_MONOTONIC, time);
    if (atomic_load((_Atomic int *)word) != (int)value) {
        errno = EAGAIN;
        return -1;
    }
    start_waiting(self, &event);
    long result = vt_raw(SYS_futex, word, operation & ~CLOCK_IS_WALL, value, 0, 0, mask);
    bool fired = end_waiting(self, &event);
    if (fired && result != -EAGAIN && atomic_load((_Atomic int *)word) == (int)value) result = -ETIMEDOUT;
    return answer(result);
}

ssize_t vt_fill_random(void *bytes, size_t count);

// Callers pass as many arguments as their call has; all six are read, as the C library does.
__attribute__((no_sanitize("address")))
long syscall(long number, ...) {
    va_list list;
    va_start(list, number);
    long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
    long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
    va_end(list);
    SELF_OR(answer(vt_raw(number, a, b, c, d, e, f)));
    switch (number) {
    case SYS_futex:
        if ((b & 127) == 0 || (b & 127) == 9) return wait_for_word(self, a, (int)b, c, (const struct timespec *)d, f);
        break;
    case SYS_clock_gettime: return clock_gettime((clockid_t)a, (struct timespec *)b);
    case SYS_getrandom:
        if (!vt_is_secure_library(CALLER)) {
            ssize_t filled = vt_fill_random((void *)a, (size_t)b);
            if (filled >= 0) return filled;
        }
        break;
    }
    return answer(vt_raw(number, a, b, c, d, e, f));
}
