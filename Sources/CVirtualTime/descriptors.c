// Timers that are descriptors, waits for descriptors, and which of these are for the network.
#include "internal.h"
#include <netdb.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

_Atomic unsigned char vt_descriptor_kind[DESCRIPTOR_LIMIT];

// MARK: Timers

struct timer {
    struct vt_event event;
    clockid_t clock;
    uint64_t interval;
};
/// By descriptor. Each is an event descriptor, which reads and polls as a timer does.
static struct timer *timers[DESCRIPTOR_LIMIT];
/// None is beyond; a copy of the process looks at no more of the table than that.
static int timer_end;

int timerfd_create(int clock, int flags) {
    if (LIKELY(!is_on()) || !vt_self() || !vt_is_virtual_clock(clock)) return vt_real.timerfd_create(clock, flags);
    int event_flags = (flags & TFD_NONBLOCK ? EFD_NONBLOCK : 0) | (flags & TFD_CLOEXEC ? EFD_CLOEXEC : 0);
    int descriptor = eventfd(0, event_flags);
    if (descriptor < 0) return descriptor;
    struct timer *timer = descriptor < DESCRIPTOR_LIMIT ? calloc(1, sizeof *timer) : NULL;
    if (!timer) {
        vt_raw(SYS_close, descriptor, 0, 0, 0, 0, 0);
        errno = ENOMEM;
        return -1;
    }
    *timer = (struct timer){.event = {.due = NEVER, .kind = TIMER, .descriptor = descriptor}, .clock = clock};
    lock();
    timers[descriptor] = timer;
    if (descriptor >= timer_end) timer_end = descriptor + 1;
    unlock();
    atomic_fetch_or(&vt_descriptor_kind[descriptor], IS_TIMER);
    return descriptor;
}

static struct itimerspec setting(const struct timer *timer, uint64_t now) {
    struct itimerspec result = {{0, 0}, {0, 0}};
    result.it_interval = (struct timespec){(time_t)(timer->interval / SECOND), (long)(timer->interval % SECOND)};
    if (timer->event.due == NEVER) return result;
    uint64_t left = timer->event.due > now ? timer->event.due - now : 1;
    result.it_value = (struct timespec){(time_t)(left / SECOND), (long)(left % SECOND)};
    return result;
}

static void ring(int descriptor) {
    uint64_t one = 1;
    vt_raw(SYS_write, descriptor, (long)&one, sizeof one, 0, 0, 0);
}

/// With the lock held, when the time has come.
void vt_fire_timer(struct vt_event *event) {
    struct timer *timer = (struct timer *)event;
    ring(event->descriptor);
    if (timer->interval) {
        event->due += timer->interval;
        vt_add_event(event);
    } else {
        event->due = NEVER;
    }
}

int timerfd_settime(int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
    if (LIKELY(!is_on()) || !is_kind(descriptor, IS_TIMER)) return vt_real.timerfd_settime(descriptor, flags, value, old);
    uint64_t now = vt_now_at_rest();
    lock();
    struct timer *timer = timers[descriptor];
    if (old) *old = setting(timer, now);
    vt_remove_event(&timer->event);
    // What it told before is void. A blocking descriptor is read only when there is something.
    struct pollfd readable = {descriptor, POLLIN, 0};
    if (vt_real.poll(&readable, 1, 0) == 1) {
        uint64_t told;
        vt_raw(SYS_read, descriptor, (long)&told, sizeof told, 0, 0, 0);
    }
    uint64_t time = vt_nanoseconds(&value->it_value);
    timer->interval = vt_nanoseconds(&value->it_interval);
    timer->event.due = NEVER;
    if (time) {
        timer->event.due = flags & TFD_TIMER_ABSTIME ? vt_due(timer->clock, &value->it_value) : time > NEVER - now ? NEVER : now + time;
        if (timer->event.due <= now) {
            timer->event.due = now;
            vt_fire_timer(&timer->event);
        } else {
            vt_add_event(&timer->event);
        }
    }
    unlock();
    vt_nudge();
    return 0;
}

int timerfd_gettime(int descriptor, struct itimerspec *value) {
    if (LIKELY(!is_on()) || !is_kind(descriptor, IS_TIMER)) return vt_real.timerfd_gettime(descriptor, value);
    lock();
    *value = setting(timers[descriptor], vt_now_at_rest());
    unlock();
    return 0;
}

// MARK: The network

/// Since when each watched socket is waited for, or when something came last, on the machine's clock.
static _Atomic uint64_t watched[DESCRIPTOR_LIMIT];
static _Atomic int watched_count;
static _Atomic int highest_watched;
/// Threads that wait for a socket or for a name to be looked up, and since when.
static _Atomic int network_calls;
static _Atomic uint64_t network_call_time;

static bool is_network(int descriptor) {
    int domain = 0;
    socklen_t size = sizeof domain;
    if (getsockopt(descriptor, SOL_SOCKET, SO_DOMAIN, &domain, &size)) return false;
    return domain == AF_INET || domain == AF_INET6;
}

static void forget_watch(int descriptor) {
    if (!is_kind(descriptor, IS_WATCHED_SOCKET)) return;
    atomic_fetch_and(&vt_descriptor_kind[descriptor], (unsigned char)~IS_WATCHED_SOCKET);
    atomic_fetch_sub(&watched_count, 1);
}

int epoll_ctl(int set, int operation, int descriptor, struct epoll_event *event) {
    int status = vt_real.epoll_ctl ? vt_real.epoll_ctl(set, operation, descriptor, event)
                                   : (vt_load(), vt_real.epoll_ctl(set, operation, descriptor, event));
    if (LIKELY(!is_on()) || status || descriptor < 0 || descriptor >= DESCRIPTOR_LIMIT) return status;
    if (operation == EPOLL_CTL_DEL) {
        forget_watch(descriptor);
    } else if (!event || !(event->events & (EPOLLIN | EPOLLOUT))) {
        // Set aside until its handler has run.
    } else if (is_network(descriptor)) {
        // Foundation asks anew for each part of what it sends and receives: only what comes in is a reason to wait longer.
        if (!is_kind(descriptor, IS_WATCHED_SOCKET)) watched[descriptor] = vt_machine_time();
        if (!is_kind(descriptor, IS_WATCHED_SOCKET)) atomic_fetch_add(&watched_count, 1);
        atomic_fetch_or(&vt_descriptor_kind[descriptor], IS_WATCHED_SOCKET);
        if (descriptor > atomic_load(&highest_watched)) atomic_store(&highest_watched, descriptor);
    }
    return status;
}

bool vt_awaits_network(void) {
    uint64_t now = 0;
    if (atomic_load(&network_calls)) {
        now = vt_machine_time();
        if (now - atomic_load(&network_call_time) < vt_timeout) return true;
    }
    if (!atomic_load(&watched_count)) return false;
    if (!now) now = vt_machine_time();
    for (int i = 0; i <= atomic_load(&highest_watched); i++)
        if (is_kind(i, IS_WATCHED_SOCKET) && now - atomic_load(&watched[i]) < vt_timeout) return true;
    return false;
}

void vt_record_input(int descriptor) {
    if (is_kind(descriptor, IS_WATCHED_SOCKET)) atomic_store(&watched[descriptor], vt_machine_time());
}

ssize_t recv(int descriptor, void *bytes, size_t count, int flags) {
    if (!vt_real.recv) vt_load();
    ssize_t result = vt_real.recv(descriptor, bytes, count, flags);
    if (is_on() && result > 0) vt_record_input(descriptor);
    return result;
}

static void begin_network_call(void) {
    atomic_store(&network_call_time, vt_machine_time());
    atomic_fetch_add(&network_calls, 1);
}
static void end_network_call(void) { atomic_fetch_sub(&network_calls, 1); }

int getaddrinfo(const char *restrict node, const char *restrict service, const struct addrinfo *restrict hints, struct addrinfo **restrict result) {
    if (LIKELY(!is_on())) return vt_real.getaddrinfo(node, service, hints, result);
    begin_network_call();
    int status = vt_real.getaddrinfo(node, service, hints, result);
    end_network_call();
    return status;
}

// MARK: Waits for descriptors

static int wake_descriptor(struct vt_thread *self) {
    if (self->wake < 0) self->wake = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    return self->wake;
}

/// Waits until one of them is ready, without telling which.
/// - Returns: as ppoll: 0 when the time has come, a negative number for an error.
static int wait_for(struct vt_thread *self, struct pollfd *descriptors, nfds_t count, uint64_t due, const sigset_t *mask) {
    struct pollfd few[33], *all = count < 33 ? few : malloc((count + 1) * sizeof *all);
    if (!all) {
        errno = ENOMEM;
        return -1;
    }
    memcpy(all, descriptors, count * sizeof *all);
    bool network = false;
    for (nfds_t i = 0; i < count && !network; i++) network = all[i].fd >= 0 && is_network(all[i].fd);
    struct vt_event event = {.due = due, .kind = DESCRIPTORS, .descriptor = wake_descriptor(self)};
    all[count] = (struct pollfd){event.descriptor, POLLIN, 0};
    if (network) begin_network_call();
    int result;
    while (true) {
        lock();
        vt_add_event(&event);
        unlock();
        vt_block_begin(self);
        result = vt_real.ppoll(all, count + 1, NULL, mask);
        int error = errno;
        vt_block_end(self);
        lock();
        vt_remove_event(&event);
        unlock();
        bool woken = result > 0 && all[count].revents;
        if (woken) {
            uint64_t told;
            vt_raw(SYS_read, event.descriptor, (long)&told, sizeof told, 0, 0, 0);
            result--;
        }
        errno = error;
        if (result || atomic_load(&event.fired) || vt_now_at_rest() >= due) break;
    }
    if (network) end_network_call();
    if (all != few) free(all);
    return result;
}

static uint64_t due_after(uint64_t nanoseconds) {
    uint64_t now = vt_now();
    return nanoseconds > NEVER - now ? NEVER : now + nanoseconds;
}

int ppoll(struct pollfd *descriptors, nfds_t count, const struct timespec *time, const sigset_t *mask) {
    if (LIKELY(!is_on())) return vt_real.ppoll(descriptors, count, time, mask);
    struct vt_thread *self = vt_self();
    if (!self || (time && !vt_nanoseconds(time))) return vt_real.ppoll(descriptors, count, time, mask);
    const struct timespec none = {0, 0};
    int ready = vt_real.ppoll(descriptors, count, &none, mask);
    if (ready) return ready;
    uint64_t due = time ? due_after(vt_nanoseconds(time)) : NEVER;
    while (true) {
        int waited = wait_for(self, descriptors, count, due, mask);
        if (waited < 0) return waited;
        ready = vt_real.ppoll(descriptors, count, &none, mask);
        if (ready || waited == 0) return ready;
    }
}

int poll(struct pollfd *descriptors, nfds_t count, int milliseconds) {
    if (LIKELY(!is_on()) || !milliseconds) return vt_real.poll ? vt_real.poll(descriptors, count, milliseconds) : (vt_load(), vt_real.poll(descriptors, count, milliseconds));
    struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000l};
    return ppoll(descriptors, count, milliseconds < 0 ? NULL : &time, NULL);
}

int epoll_pwait(int set, struct epoll_event *events, int limit, int milliseconds, const sigset_t *mask) {
    if (LIKELY(!is_on())) return vt_real.epoll_pwait(set, events, limit, milliseconds, mask);
    struct vt_thread *self = vt_self();
    if (!self || !milliseconds) return vt_real.epoll_pwait(set, events, limit, milliseconds, mask);
    int ready = vt_real.epoll_pwait(set, events, limit, 0, mask);
    if (ready) return ready;
    uint64_t due = milliseconds < 0 ? NEVER : due_after((uint64_t)milliseconds * 1000000ull);
    struct pollfd descriptor = {set, POLLIN, 0};
    while (true) {
        int waited = wait_for(self, &descriptor, 1, due, mask);
        if (waited < 0) return waited;
        ready = vt_real.epoll_pwait(set, events, limit, 0, mask);
        if (ready || waited == 0) return ready;
    }
}

int epoll_wait(int set, struct epoll_event *events, int limit, int milliseconds) {
    if (LIKELY(!is_on())) return vt_real.epoll_wait(set, events, limit, milliseconds);
    return epoll_pwait(set, events, limit, milliseconds, NULL);
}

/// The sets of `select` as a list for `poll`.
static nfds_t list_sets(int count, fd_set *reads, fd_set *writes, fd_set *errors, struct pollfd *list) {
    nfds_t length = 0;
    for (int i = 0; i < count && i < FD_SETSIZE; i++) {
        short wanted = 0;
        if (reads && FD_ISSET(i, reads)) wanted |= POLLIN;
        if (writes && FD_ISSET(i, writes)) wanted |= POLLOUT;
        if (errors && FD_ISSET(i, errors)) wanted |= POLLPRI;
        if (wanted) list[length++] = (struct pollfd){i, wanted, 0};
    }
    return length;
}

int pselect(int count, fd_set *restrict reads, fd_set *restrict writes, fd_set *restrict errors, const struct timespec *restrict time, const sigset_t *restrict mask) {
    if (LIKELY(!is_on()) || !vt_self() || (time && !vt_nanoseconds(time))) return vt_real.pselect(count, reads, writes, errors, time, mask);
    struct pollfd list[FD_SETSIZE];
    nfds_t length = list_sets(count, reads, writes, errors, list);
    int ready = ppoll(list, length, time, mask);
    if (ready < 0) return ready;
    const struct timespec none = {0, 0};
    return vt_real.pselect(count, reads, writes, errors, &none, mask);
}

int select(int count, fd_set *restrict reads, fd_set *restrict writes, fd_set *restrict errors, struct timeval *restrict time) {
    if (LIKELY(!is_on()) || !vt_self() || (time && !time->tv_sec && !time->tv_usec)) return vt_real.select(count, reads, writes, errors, time);
    struct timespec limit = {time ? time->tv_sec : 0, time ? time->tv_usec * 1000l : 0};
    return pselect(count, reads, writes, errors, time ? &limit : NULL, NULL);
}

// MARK: The main thread's run loop

int epoll_create1(int flags) {
    int set = vt_real.epoll_create1 ? vt_real.epoll_create1(flags) : (vt_load(), vt_real.epoll_create1(flags));
    if (LIKELY(!is_on()) || set < 0 || set >= DESCRIPTOR_LIMIT || !vt_is_main_thread()) return set;
    atomic_fetch_or(&vt_descriptor_kind[set], IS_MAIN_EPOLL);
    return set;
}

/// Of libdispatch: an event descriptor that can be read while the main queue has work.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));

bool vt_has_main_work(void) {
    struct pollfd list[16];
    nfds_t count = 0;
    if (_dispatch_get_main_queue_handle_4CF) list[count++] = (struct pollfd){_dispatch_get_main_queue_handle_4CF(), POLLIN, 0};
    // A run loop waits for its own descriptors through one of these; they are among the first that a process opens.
    for (int i = 0; i < 256 && count < 16; i++)
        if (is_kind(i, IS_MAIN_EPOLL)) list[count++] = (struct pollfd){i, POLLIN, 0};
    return vt_real.poll(list, count, 0) > 0;
}

/// Who wakes another thread does not only wait for a time to come.
int eventfd_write(int descriptor, eventfd_t value) {
    if (!vt_real.eventfd_write) vt_load();
    struct vt_thread *self = is_on() ? vt_self() : NULL;
    if (self) self->looks = 0;
    return vt_real.eventfd_write(descriptor, value);
}

// MARK: Descriptors that close

int close(int descriptor) {
    if (!vt_real.close) vt_load();
    if (LIKELY(!is_on()) || descriptor < 0 || descriptor >= DESCRIPTOR_LIMIT || !vt_descriptor_kind[descriptor]) return vt_real.close(descriptor);
    forget_watch(descriptor);
    if (is_kind(descriptor, IS_TIMER)) {
        lock();
        struct timer *timer = timers[descriptor];
        timers[descriptor] = NULL;
        vt_remove_event(&timer->event);
        unlock();
        free(timer);
    }
    atomic_store(&vt_descriptor_kind[descriptor], NO_KIND);
    return vt_real.close(descriptor);
}

void vt_fork_descriptors(void) {
    // Events were forgotten with the threads that waited for them; timers that were set go on.
    for (int i = 0; i < timer_end; i++) {
        struct timer *timer = timers[i];
        if (!timer) continue;
        timer->event.is_listed = false;
        if (timer->event.due != NEVER) vt_add_event(&timer->event);
    }
    atomic_store(&network_calls, 0);
}
