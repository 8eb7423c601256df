// Whether the process has a clock of its own, and the C library's functions behind ours.
#include "internal.h"
#include <dlfcn.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>

_Atomic int vt_mode = UNKNOWN;
struct vt_real vt_real;
uint64_t vt_timeout = 5 * SECOND;

struct range { uintptr_t start, end; };
static struct range secure[16];
static int secure_count;
static struct range dispatch;

static bool holds(const struct range *range, const void *address) {
    return (uintptr_t)address >= range->start && (uintptr_t)address < range->end;
}

bool vt_is_secure_library(const void *caller) {
    for (int i = 0; i < secure_count; i++) if (holds(&secure[i], caller)) return true;
    return false;
}

bool vt_is_dispatch(const void *caller) { return holds(&dispatch, caller); }

static int note_library(struct dl_phdr_info *info, size_t size, void *unused) {
    (void)size; (void)unused;
    static const char *const names[] = {"libcrypto", "libssl", "libgnutls", "libgcrypt", "libnettle", "libhogweed", "libkrb5", "libsasl", "libssh"};
    const char *name = strrchr(info->dlpi_name, '/');
    name = name ? name + 1 : info->dlpi_name;
    struct range range = {UINTPTR_MAX, 0};
    for (int i = 0; i < info->dlpi_phnum; i++) {
        if (info->dlpi_phdr[i].p_type != PT_LOAD) continue;
        uintptr_t start = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr, end = start + info->dlpi_phdr[i].p_memsz;
        if (start < range.start) range.start = start;
        if (end > range.end) range.end = end;
    }
    if (!strncmp(name, "libdispatch.so", 14)) dispatch = range;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!strncmp(name, names[i], strlen(names[i])) && secure_count < 16) secure[secure_count++] = range;
    return 0;
}

/// The version of a function that programs are linked with: some have older ones of the same name.
static void *find(const char *name, const char *version) {
    void *function = version ? dlvsym(RTLD_NEXT, name, version) : NULL;
    return function ? function : dlsym(RTLD_NEXT, name);
}

#define FIND(name) vt_real.name = (__typeof__(vt_real.name))find(#name, NULL)
#define FIND_VERSION(name, version) vt_real.name = (__typeof__(vt_real.name))find(#name, version)

static void find_all(void) {
    FIND(clock_gettime); FIND(gettimeofday); FIND(time); FIND(timespec_get); FIND(nanosleep); FIND(clock_nanosleep); FIND(usleep);
    FIND(sleep); FIND(sched_yield); FIND(timerfd_create); FIND(timerfd_settime); FIND(timerfd_gettime); FIND(epoll_create1);
    FIND(epoll_ctl); FIND(epoll_wait); FIND(epoll_pwait); FIND(poll); FIND(ppoll); FIND(select); FIND(pselect); FIND(close); FIND(eventfd_write);
    FIND(open); FIND(open64); FIND(openat); FIND(read); FIND(recv); FIND(pthread_create); FIND(pthread_join); FIND(pthread_mutex_timedlock);
    FIND_VERSION(pthread_cond_wait, "GLIBC_2.3.2"); FIND_VERSION(pthread_cond_timedwait, "GLIBC_2.3.2");
    FIND_VERSION(pthread_cond_broadcast, "GLIBC_2.3.2"); FIND(pthread_cond_clockwait);
    FIND(sem_wait); FIND(sem_timedwait); FIND(sem_clockwait); FIND(sem_post); FIND(syscall); FIND(getrandom); FIND(getentropy);
    FIND(arc4random); FIND(arc4random_buf); FIND(arc4random_uniform); FIND(getaddrinfo);
}

int vt_load(void) {
    find_all();
    const char *clock = getenv("QUINCE_CLOCK");
    bool on = clock && !strcmp(clock, "session");
    const char *patience = getenv("QUINCE_PATIENCE");
    if (patience) vt_timeout = strtoull(patience, NULL, 10) * (SECOND / 1000);
    if (on) dl_iterate_phdr(note_library, NULL);
    int mode = on ? ON : OFF;
    atomic_store(&vt_mode, mode);
    return mode;
}

__attribute__((constructor(101))) static void load_early(void) { is_on(); }

static bool has_left;

void vt_leave(void) {
    if (!is_on()) return;
    has_left = true;
    atomic_store(&vt_mode, OFF);
}

void vt_enter(void) {
    if (!has_left) return;
    has_left = false;
    atomic_store(&vt_mode, ON);
}

bool vt_is_on(void) { return is_on(); }

long vt_raw(long number, long a, long b, long c, long d, long e, long f) {
#if defined(__x86_64__)
    long result;
    register long r10 __asm__("r10") = d;
    register long r8 __asm__("r8") = e;
    register long r9 __asm__("r9") = f;
    __asm__ volatile("syscall" : "=a"(result) : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9) : "rcx", "r11", "memory");
    return result;
#elif defined(__aarch64__)
    register long x8 __asm__("x8") = number;
    register long x0 __asm__("x0") = a;
    register long x1 __asm__("x1") = b;
    register long x2 __asm__("x2") = c;
    register long x3 __asm__("x3") = d;
    register long x4 __asm__("x4") = e;
    register long x5 __asm__("x5") = f;
    __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5) : "memory");
    return x0;
#else
#error "Quince runs on x86_64 and aarch64."
#endif
}

long vt_futex_wait(_Atomic int *word, int value, uint64_t nanoseconds) {
    struct timespec time = {(time_t)(nanoseconds / SECOND), (long)(nanoseconds % SECOND)};
    // 128: private to the process.
    return vt_raw(SYS_futex, (long)word, 0 | 128, value, nanoseconds == NEVER ? 0 : (long)&time, 0, 0);
}

void vt_futex_wake(_Atomic int *word, int count) { vt_raw(SYS_futex, (long)word, 1 | 128, count, 0, 0, 0); }

uint64_t vt_machine_time(void) {
    is_on();
    struct timespec time;
    vt_real.clock_gettime(CLOCK_MONOTONIC, &time);
    return vt_nanoseconds(&time);
}

void vt_machine_sleep(uint64_t nanoseconds) {
    is_on();
    struct timespec time = {(time_t)(nanoseconds / SECOND), (long)(nanoseconds % SECOND)};
    while (vt_real.nanosleep(&time, &time) && errno == EINTR) {}
}
