// Turns and time. One thread of the app works at a time; when it waits, the first of those that are ready goes on; when none is, time
// goes to what is due next. So the same app does the same things in the same order, however busy the machine is.
#include "threads.h"
#include <stdlib.h>
#include <unistd.h>

void vt_jump(uint64_t time);
void vt_begin_clock(int64_t wall_seconds);
uint64_t vt_session_start(void);

pthread_mutex_t vt_lock = PTHREAD_MUTEX_INITIALIZER;
struct vt_thread vt_main = {.wake = -1};
struct vt_thread *vt_threads;
struct vt_thread *vt_owner = &vt_main;
pid_t vt_main_tid;

static struct vt_event *events;
static uint64_t next_sequence = 1;

/// Moments closer together than this are one.
#define GRAIN (5 * MICROSECOND)
/// Seconds of processor time after which a thread that is ready goes on although another is at work: that one may be waiting for it in
/// a loop.
#define FAIRNESS (2 * SECOND)

// MARK: What is due

void vt_add_event(struct vt_event *event) {
    event->sequence = next_sequence++;
    atomic_store(&event->fired, 0);
    event->rings = 0;
    if (event->due == NEVER) return;
    struct vt_event **place = &events;
    while (*place && (*place)->due <= event->due) place = &(*place)->next;
    event->next = *place;
    *place = event;
    event->is_listed = true;
}

void vt_remove_event(struct vt_event *event) {
    if (!event->is_listed) return;
    struct vt_event **place = &events;
    while (*place && *place != event) place = &(*place)->next;
    if (*place) *place = event->next;
    event->is_listed = false;
}

/// The event stays listed until its thread has heard of it, so that one that was not yet waiting is woken again.
static void fire(struct vt_event *event) {
    atomic_store(&event->fired, 1);
    switch (event->kind) {
    case SLEEP: case SEMAPHORE: vt_futex_wake(&event->fired, 1); break;
    case CONDITION: vt_real.pthread_cond_broadcast((pthread_cond_t *)event->object); break;
    case FUTEX:
        vt_raw(SYS_futex, (long)event->object, 1 | 128, INT32_MAX, 0, 0, 0);
        vt_raw(SYS_futex, (long)event->object, 1, INT32_MAX, 0, 0, 0);
        break;
    case DESCRIPTORS: { uint64_t one = 1; vt_raw(SYS_write, event->descriptor, (long)&one, sizeof one, 0, 0, 0); break; }
    case TIMER: vt_fire_timer(event); break;
    }
}

// MARK: The scheduler's sleep

static _Atomic int bell;
static _Atomic int is_anyone_listening;

void vt_nudge(void) {
    atomic_fetch_add(&bell, 1);
    if (atomic_load(&is_anyone_listening)) vt_futex_wake(&bell, INT32_MAX);
}

static void listen_for_bell(int heard, uint64_t nanoseconds) {
    atomic_fetch_add(&is_anyone_listening, 1);
    vt_futex_wait(&bell, heard, nanoseconds);
    atomic_fetch_sub(&is_anyone_listening, 1);
}

// MARK: Turns

/// How many turns were taken since time went on by itself.
static unsigned turns;
/// How far time goes when threads hand on the turn without end, as they do who wait for each other in a loop; 0 when they do not.
static uint64_t stride;
#define MANY_TURNS 2000
#define MANY_MORE_TURNS 20

/// With the lock held. Whether a thread was given the turn.
static bool give_turn(void) {
    struct vt_thread *first = NULL;
    for (struct vt_thread *thread = vt_threads; thread; thread = thread->next)
        if (thread->state == READY && (!first || thread->index < first->index)) first = thread;
    if (vt_main.state == READY) first = &vt_main;
    if (!first) return false;
    turns++;
    vt_owner = first;
    first->state = RUNNING;
    atomic_store(&first->granted, 1);
    vt_futex_wake(&first->granted, 1);
    return true;
}

void vt_block_begin(struct vt_thread *self) {
    lock();
    vt_start_scheduler();
    self->looks = 0;
    self->state = BLOCKED;
    if (vt_owner == self) vt_owner = NULL;
    unlock();
    vt_nudge();
}

void vt_block_end(struct vt_thread *self) {
    lock();
    self->state = READY;
    atomic_store(&self->granted, 0);
    unlock();
    vt_nudge();
    while (!atomic_load(&self->granted)) vt_futex_wait(&self->granted, 0, NEVER);
}

// MARK: Looking until all is still

/// - Returns: whether anybody did anything, or -1 when `stop` asked to give up.
static int wait_until_still(pid_t skipped, pid_t other, _Atomic int *stop) {
    int did = 0;
    uint64_t pause = 10 * MICROSECOND, patience = FAIRNESS;
    while (true) {
        if (stop && atomic_load(stop)) return -1;
        int heard = atomic_load(&bell);
        enum vt_stillness stillness = vt_look(skipped, other);
        if (stillness == STILL) return did;
        did = 1;
        if (stillness == WERE_BUSY) continue;
        if (vt_longest_run() > patience) {
            lock();
            give_turn();
            unlock();
            patience += FAIRNESS;
        }
        listen_for_bell(heard, pause);
        if (pause < SECOND / 500) pause *= 2;
    }
}

static void go_to(struct vt_event *event);

/// All is still: the next thread goes on, or the next thing happens. With the lock held.
/// - Returns: whether there was any.
static bool go_on(uint64_t limit) {
    if (give_turn()) return true;
    // Fired and not heard of: the thread was on its way into its wait, or waits for a mutex that another one keeps while it sleeps.
    for (struct vt_event *event = events; event; event = event->next)
        if (atomic_load(&event->fired) && event->kind != TIMER && event->rings++ < 3) {
            fire(event);
            return true;
        }
    struct vt_event *event = events;
    while (event && atomic_load(&event->fired) && event->kind != TIMER) event = event->next;
    if (!event || (limit != NEVER && event->due > limit + GRAIN)) return false;
    turns = 0;
    stride = 0;
    go_to(event);
    return true;
}

static void go_to(struct vt_event *event) {
    vt_jump(event->due);
    if (event->kind == TIMER) vt_remove_event(event);
    fire(event);
}

/// With the lock held. Where threads never all wait, time goes on nevertheless, first slowly and then faster.
static void pass_endless_turns(uint64_t limit) {
    if (turns < (stride ? MANY_MORE_TURNS : MANY_TURNS) || vt_awaits_network()) return;
    turns = 0;
    stride = stride ? stride * 2 : SECOND / 1000;
    if (stride > SECOND) stride = SECOND;
    uint64_t now = vt_now_at_rest(), target = limit - now < stride ? limit : now + stride;
    if (now >= limit) return;
    struct vt_event *event = events;
    while (event && atomic_load(&event->fired) && event->kind != TIMER) event = event->next;
    if (event && event->due <= target) go_to(event); else vt_jump(target);
}

// MARK: The main thread moves time

static _Atomic int is_stepping;

bool vt_step(uint64_t limit) {
    if (!is_on()) return false;
    limit += vt_session_start();
    pid_t self = vt_main_tid;
    lock();
    atomic_store(&is_stepping, 1);
    vt_main.looks = 0;
    vt_main.state = BLOCKED;
    if (vt_owner == &vt_main) vt_owner = NULL;
    unlock();
    extern pid_t vt_scheduler_tid;
    bool did = false;
    while (true) {
        if (wait_until_still(self, vt_scheduler_tid, NULL)) did = true;
        lock();
        pass_endless_turns(limit);
        // Frames are drawn meanwhile.
        bool is_late = stride && vt_now_at_rest() >= limit;
        bool gave = !is_late && give_turn();
        unlock();
        if (is_late) { did = false; break; }
        if (gave) { did = true; continue; }
        if (did) break;
        if (vt_awaits_network()) {
            listen_for_bell(atomic_load(&bell), SECOND / 5000);
            if (vt_has_main_work()) { did = true; break; }
            continue;
        }
        lock();
        bool happened = go_on(limit);
        if (!happened) vt_jump(limit);
        unlock();
        if (!happened) break;
        did = true;
    }
    lock();
    vt_main.state = RUNNING;
    vt_owner = &vt_main;
    atomic_store(&is_stepping, 0);
    unlock();
    return did;
}

// MARK: While the main thread waits in the app's code

pid_t vt_scheduler_tid;
static bool has_scheduler;

static void *schedule(void *unused) {
    (void)unused;
    vt_scheduler_tid = (pid_t)vt_raw(SYS_gettid, 0, 0, 0, 0, 0, 0);
    while (true) {
        int heard = atomic_load(&bell);
        // The main thread looks after everything while it moves time.
        if (atomic_load(&is_stepping)) { listen_for_bell(heard, SECOND / 100); continue; }
        if (vt_main.state == RUNNING && vt_is_running(vt_main_tid)) { listen_for_bell(heard, SECOND / 200); continue; }
        if (wait_until_still(vt_scheduler_tid, 0, &is_stepping) < 0) continue;
        lock();
        if (atomic_load(&is_stepping)) { unlock(); continue; }
        bool can_jump = !vt_awaits_network();
        pass_endless_turns(NEVER);
        bool happened = can_jump ? go_on(NEVER) : give_turn();
        unlock();
        if (!happened) listen_for_bell(heard, can_jump ? SECOND / 200 : SECOND / 5000);
    }
    return NULL;
}

/// With the lock held. The thread starts with the first wait, so that a process can still be copied before.
void vt_start_scheduler(void) {
    if (has_scheduler) return;
    has_scheduler = true;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 256 * 1024);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    sigset_t all, old;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);
    pthread_t thread;
    if (vt_real.pthread_create(&thread, &attributes, schedule, NULL)) has_scheduler = false;
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    pthread_attr_destroy(&attributes);
}

void vt_begin_session(int64_t wall_seconds) {
    if (!is_on()) return;
    vt_begin_clock(wall_seconds);
    vt_seed_random();
}

void vt_fork_scheduler(void) {
    pthread_mutex_t fresh = PTHREAD_MUTEX_INITIALIZER;
    vt_lock = fresh;
    events = NULL;
    has_scheduler = false;
    vt_scheduler_tid = 0;
    atomic_store(&is_stepping, 0);
    atomic_store(&is_anyone_listening, 0);
}
