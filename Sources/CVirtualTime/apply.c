// Work of the host's own on several processors, such as drawing: it takes no turns with the app's threads.
#include "threads.h"
#include <stdlib.h>
#include <unistd.h>

struct job {
    uint64_t count;
    void *context;
    void (*work)(void *, uint64_t);
    _Atomic uint64_t next;
    _Atomic uint64_t done;
    _Atomic int helpers;
};

static struct job *_Atomic published;
static _Atomic int bell;
static _Atomic int finished;
static int helper_count = -1;
static pid_t helper_process;
/// One job at a time; a job within a job is done by its own thread.
static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

static void work_on(struct job *job) {
    while (true) {
        uint64_t index = atomic_fetch_add(&job->next, 1);
        if (index >= job->count) return;
        job->work(job->context, index);
        atomic_fetch_add(&job->done, 1);
    }
}

static _Atomic int inside;

static void *help(void *unused) {
    (void)unused;
    int heard = 0;
    while (true) {
        atomic_fetch_add(&inside, 1);
        struct job *job = atomic_load(&published);
        if (job) work_on(job);
        atomic_fetch_sub(&inside, 1);
        atomic_fetch_add(&finished, 1);
        vt_futex_wake(&finished, 1);
        while (atomic_load(&bell) == heard) vt_futex_wait(&bell, heard, NEVER);
        heard = atomic_load(&bell);
    }
    return NULL;
}

static void start_helpers(void) {
    pid_t process = getpid();
    if (helper_count >= 0 && helper_process == process) return;
    helper_process = process;
    atomic_store(&inside, 0);
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    int wanted = processors > 8 ? 7 : processors > 1 ? (int)processors - 1 : 0;
    helper_count = 0;
    for (int i = 0; i < wanted; i++) {
        pthread_t thread;
        if (vt_real.pthread_create(&thread, NULL, help, NULL)) break;
        pthread_detach(thread);
        helper_count++;
    }
    vt_record_thread();
}

void vt_apply(uint64_t count, void *context, void (*work)(void *, uint64_t)) {
    is_on();
    if (count < 2 || pthread_mutex_trylock(&one_at_a_time)) {
        for (uint64_t i = 0; i < count; i++) work(context, i);
        return;
    }
    start_helpers();
    struct job job = {.count = count, .context = context, .work = work};
    atomic_store(&published, &job);
    atomic_fetch_add(&bell, 1);
    vt_futex_wake(&bell, INT32_MAX);
    work_on(&job);
    atomic_store(&published, NULL);
    // Nobody may hold on to the job when it goes out of scope.
    while (true) {
        int heard = atomic_load(&finished);
        if (!atomic_load(&inside) && atomic_load(&job.done) == count) break;
        vt_futex_wait(&finished, heard, SECOND / 1000);
    }
    pthread_mutex_unlock(&one_at_a_time);
}
