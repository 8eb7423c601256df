#ifndef QUINCE_VIRTUAL_TIME_INTERNAL_H
#define QUINCE_VIRTUAL_TIME_INTERNAL_H

#include "include/CVirtualTime.h"
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/epoll.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <sys/types.h>
#include <time.h>

#define SECOND 1000000000ull
#define MICROSECOND 1000ull
#define LIKELY(x) __builtin_expect(!!(x), 1)
#define CALLER __builtin_return_address(0)

// MARK: Whether

enum { UNKNOWN, OFF, ON };
extern _Atomic int vt_mode;
int vt_load(void);

/// The first call reads the environment; libraries may call before any initialiser of this one ran.
static inline bool is_on(void) {
    int mode = atomic_load_explicit(&vt_mode, memory_order_relaxed);
    if (!LIKELY(mode)) mode = vt_load();
    return mode == ON;
}

/// The C library's functions of the same names.
struct vt_real {
    int (*clock_gettime)(clockid_t, struct timespec *);
    int (*gettimeofday)(struct timeval *, void *);
    time_t (*time)(time_t *);
    int (*timespec_get)(struct timespec *, int);
    int (*nanosleep)(const struct timespec *, struct timespec *);
    int (*clock_nanosleep)(clockid_t, int, const struct timespec *, struct timespec *);
    int (*usleep)(useconds_t);
    unsigned (*sleep)(unsigned);
    int (*sched_yield)(void);
    int (*timerfd_create)(int, int);
    int (*timerfd_settime)(int, int, const struct itimerspec *, struct itimerspec *);
    int (*timerfd_gettime)(int, struct itimerspec *);
    int (*epoll_create1)(int);
    int (*epoll_ctl)(int, int, int, struct epoll_event *);
    int (*epoll_wait)(int, struct epoll_event *, int, int);
    int (*epoll_pwait)(int, struct epoll_event *, int, int, const sigset_t *);
    int (*poll)(struct pollfd *, nfds_t, int);
    int (*ppoll)(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);
    int (*select)(int, fd_set *, fd_set *, fd_set *, struct timeval *);
    int (*pselect)(int, fd_set *, fd_set *, fd_set *, const struct timespec *, const sigset_t *);
    int (*close)(int);
    int (*eventfd_write)(int, uint64_t);
    int (*open)(const char *, int, ...);
    int (*open64)(const char *, int, ...);
    int (*openat)(int, const char *, int, ...);
    ssize_t (*read)(int, void *, size_t);
    ssize_t (*recv)(int, void *, size_t, int);
    int (*pthread_create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    int (*pthread_join)(pthread_t, void **);
    int (*pthread_cond_wait)(pthread_cond_t *, pthread_mutex_t *);
    int (*pthread_cond_timedwait)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
    int (*pthread_cond_clockwait)(pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *);
    int (*pthread_cond_broadcast)(pthread_cond_t *);
    int (*pthread_mutex_timedlock)(pthread_mutex_t *, const struct timespec *);
    int (*sem_wait)(sem_t *);
    int (*sem_timedwait)(sem_t *, const struct timespec *);
    int (*sem_clockwait)(sem_t *, clockid_t, const struct timespec *);
    int (*sem_post)(sem_t *);
    long (*syscall)(long, ...);
    ssize_t (*getrandom)(void *, size_t, unsigned);
    int (*getentropy)(void *, size_t);
    uint32_t (*arc4random)(void);
    void (*arc4random_buf)(void *, size_t);
    uint32_t (*arc4random_uniform)(uint32_t);
    int (*getaddrinfo)(const char *, const char *, const void *, void *);
};
extern struct vt_real vt_real;

/// Libraries that must see the machine as it is: TLS checks certificates by the date and needs keys that nobody can guess.
bool vt_is_secure_library(const void *caller);
/// libdispatch sleeps for some microseconds when two threads meet; that is no sleep of the app's.
bool vt_is_dispatch(const void *caller);

// MARK: System calls that no one stands before

long vt_raw(long number, long a, long b, long c, long d, long e, long f);
long vt_futex_wait(_Atomic int *word, int value, uint64_t nanoseconds);
void vt_futex_wake(_Atomic int *word, int count);

// MARK: Threads and their turns

enum { RUNNING, BLOCKED, READY };
struct vt_thread {
    struct vt_thread *next;
    /// In the order in which threads were made, which is the order in which those that are ready go on.
    uint64_t index;
    int state;
    _Atomic int granted;
    /// An event descriptor that ends a wait for descriptors; -1 until needed.
    int wake;
    /// How often it has given way since it last waited for anything else.
    unsigned yields;
    /// How often it has looked at the clock since then.
    uint64_t looks;
};

/// Whether a thread crashed: nothing waits by the session's clock from then on.
extern _Atomic bool vt_has_crashed;
/// The thread that calls; NULL for one that follows the machine's clock.
struct vt_thread *vt_self(void);
/// Around a call that may wait: the turn goes to another thread, and comes back.
void vt_block_begin(struct vt_thread *self);
void vt_block_end(struct vt_thread *self);
/// Tells the scheduler to look again.
void vt_nudge(void);
bool vt_is_main_thread(void);

// MARK: What is due

enum kind { SLEEP, CONDITION, FUTEX, SEMAPHORE, DESCRIPTORS, TIMER };
struct vt_event {
    struct vt_event *next;
    uint64_t due;
    uint64_t sequence;
    enum kind kind;
    bool is_listed;
    void *object;
    int descriptor;
    /// How often it was fired again because nobody had heard of it.
    int rings;
    /// Set when the time has come.
    _Atomic int fired;
};

extern pthread_mutex_t vt_lock;
static inline void lock(void) { pthread_mutex_lock(&vt_lock); }
static inline void unlock(void) { pthread_mutex_unlock(&vt_lock); }

/// With the lock held. `NEVER` is not listed.
#define NEVER UINT64_MAX
void vt_add_event(struct vt_event *event);
void vt_remove_event(struct vt_event *event);

/// Nanoseconds on the process's clock. Each look at it takes a nanosecond, so that two timers of the same length have an order.
uint64_t vt_now(void);
/// The same without taking any.
uint64_t vt_now_at_rest(void);
/// The process's time for one of a clock of the C library.
uint64_t vt_time_of(clockid_t clock, uint64_t nanoseconds);
bool vt_is_virtual_clock(clockid_t clock);
/// When a wait until `time` of a clock, or of whichever clock it can only be, ends.
uint64_t vt_due(clockid_t clock, const struct timespec *time);
uint64_t vt_due_of_any(const struct timespec *time);
uint64_t vt_nanoseconds(const struct timespec *time);

// MARK: Descriptors

void vt_fire_timer(struct vt_event *event);
/// Whether an answer from the network is waited for, and not for too long yet.
bool vt_awaits_network(void);
/// Something came from there.
void vt_record_input(int descriptor);
void vt_wake_semaphore(sem_t *semaphore);
void vt_fork_descriptors(void);
void vt_seed_random(void);

enum { NO_KIND = 0, IS_TIMER = 1, IS_RANDOM = 2, IS_WATCHED_SOCKET = 4, IS_MAIN_EPOLL = 8 };
#define DESCRIPTOR_LIMIT 16384
extern _Atomic unsigned char vt_descriptor_kind[DESCRIPTOR_LIMIT];
static inline bool is_kind(int descriptor, int kind) {
    return descriptor >= 0 && descriptor < DESCRIPTOR_LIMIT && (vt_descriptor_kind[descriptor] & kind);
}

/// How long the process's time stands for an answer from outside: the network, a pipe, a file. Nanoseconds of the machine's time: 5 seconds
/// unless `QUINCE_PATIENCE` says otherwise, in milliseconds.
extern uint64_t vt_timeout;

#endif
