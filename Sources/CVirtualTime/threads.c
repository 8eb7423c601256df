// The threads of the app: each takes its first turn before its first step.
#include "threads.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static __thread struct vt_thread *current __attribute__((tls_model("initial-exec")));
static uint64_t next_index = 1;
static pthread_key_t ending;

_Atomic bool vt_has_crashed;

// Swift's handler of a crash stops all threads wherever they are, some of them with the lock in their hands, and waits by itself.
struct vt_thread *vt_self(void) { return atomic_load_explicit(&vt_has_crashed, memory_order_relaxed) ? NULL : current; }
bool vt_is_main_thread(void) { return current == &vt_main; }

static void end(void *pointer) {
    struct vt_thread *self = pointer;
    lock();
    struct vt_thread **place = &vt_threads;
    while (*place && *place != self) place = &(*place)->next;
    if (*place) *place = self->next;
    if (vt_owner == self) vt_owner = NULL;
    unlock();
    current = NULL;
    if (self->wake >= 0) vt_raw(SYS_close, self->wake, 0, 0, 0, 0, 0);
    free(self);
    vt_nudge();
}

static void forked(void) {
    vt_fork_scheduler();
    // The thread that forked is the only one now.
    current = &vt_main;
    vt_main = (struct vt_thread){.wake = -1};
    vt_owner = &vt_main;
    vt_threads = NULL;
    vt_main_tid = (pid_t)vt_raw(SYS_gettid, 0, 0, 0, 0, 0, 0);
    vt_forget_threads();
    vt_fork_descriptors();
}

__attribute__((constructor(102))) static void start(void) {
    if (!is_on()) return;
    current = &vt_main;
    vt_main_tid = getpid();
    pthread_key_create(&ending, end);
    pthread_atfork(NULL, NULL, forked);
    vt_seed_random();
}

struct beginning {
    struct vt_thread *thread;
    void *(*work)(void *);
    void *context;
};

static void *begin(void *pointer) {
    struct beginning beginning = *(struct beginning *)pointer;
    free(pointer);
    current = beginning.thread;
    pthread_setspecific(ending, current);
    vt_block_end(current);
    return beginning.work(beginning.context);
}

int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*work)(void *), void *restrict context) {
    if (LIKELY(!is_on()) || !current) return vt_real.pthread_create(thread, attributes, work, context);
    struct vt_thread *made = calloc(1, sizeof *made);
    struct beginning *beginning = malloc(sizeof *beginning);
    if (!made || !beginning) {
        free(made);
        free(beginning);
        return EAGAIN;
    }
    made->wake = -1;
    // Not ready before it runs, so that nobody gives it a turn that it cannot take.
    made->state = BLOCKED;
    *beginning = (struct beginning){made, work, context};
    lock();
    vt_start_scheduler();
    made->index = next_index++;
    made->next = vt_threads;
    vt_threads = made;
    unlock();
    int result = vt_real.pthread_create(thread, attributes, begin, beginning);
    vt_record_thread();
    if (result) {
        lock();
        struct vt_thread **place = &vt_threads;
        while (*place && *place != made) place = &(*place)->next;
        if (*place) *place = made->next;
        unlock();
        free(made);
        free(beginning);
    }
    return result;
}

int pthread_join(pthread_t thread, void **result) {
    if (LIKELY(!is_on()) || !current) return vt_real.pthread_join(thread, result);
    struct vt_thread *self = current;
    vt_block_begin(self);
    int status = vt_real.pthread_join(thread, result);
    vt_block_end(self);
    return status;
}

// MARK: The host's own work

struct job {
    pthread_t thread;
    void (*work)(void *);
    void *context;
};

static void *run_job(void *pointer) {
    struct job *job = pointer;
    job->work(job->context);
    return NULL;
}

void *vt_run_aside(void (*work)(void *), void *context) {
    is_on();
    struct job *job = malloc(sizeof *job);
    if (!job) abort();
    *job = (struct job){.work = work, .context = context};
    // Without a thread there is no way on: the work may wait for its caller.
    if (vt_real.pthread_create(&job->thread, NULL, run_job, job)) abort();
    vt_record_thread();
    return job;
}

struct alarm {
    void *job;
    uint64_t nanoseconds;
    void (*ring)(void *);
    void *context;
    _Atomic int stopped;
};

static void wait_to_ring(void *pointer) {
    struct alarm *alarm = pointer;
    uint64_t end = vt_machine_time() + alarm->nanoseconds;
    while (!atomic_load(&alarm->stopped)) {
        uint64_t now = vt_machine_time();
        if (now >= end) return alarm->ring(alarm->context);
        vt_futex_wait(&alarm->stopped, 0, end - now);
    }
}

void *vt_start_alarm(uint64_t nanoseconds, void (*ring)(void *), void *context) {
    struct alarm *alarm = calloc(1, sizeof *alarm);
    if (!alarm) abort();
    *alarm = (struct alarm){.nanoseconds = nanoseconds, .ring = ring, .context = context};
    alarm->job = vt_run_aside(wait_to_ring, alarm);
    return alarm;
}

void vt_stop_alarm(void *pointer) {
    struct alarm *alarm = pointer;
    atomic_store(&alarm->stopped, 1);
    vt_futex_wake(&alarm->stopped, 1);
    vt_wait(alarm->job);
    free(alarm);
}

void vt_wait(void *pointer) {
    struct job *job = pointer;
    vt_real.pthread_join(job->thread, NULL);
    free(job);
}
