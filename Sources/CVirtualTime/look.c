// Whether the process's threads run or wait, as the system sees it: a thread that was woken counts as running at once.
#include "threads.h"
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

struct task {
    pid_t tid;
    /// Of /proc/self/task/TID/syscall: what the thread waits in.
    int call;
    /// Of /proc/self/task/TID/stat: whether it sleeps. The other file does not know of a thread that was woken and has not run yet.
    int state;
    /// Whether it was found to wait for the process's own threads or time, and has not run since.
    bool waits;
    /// Nanoseconds of processor time.
    uint64_t used;
    uint64_t used_when_waking;
    bool was_running;
    /// Since when it waits for something outside of the process, on the machine's clock; 0 when it does not.
    uint64_t outside_since;
};

/// Seconds of processor time after which a thread that never waits is no longer waited for.
#define SPINNING (10 * SECOND)
#define TASK_LIMIT 1024
static struct task tasks[TASK_LIMIT];
static int count;
static _Atomic unsigned generation = 1;
static unsigned seen_generation;
static unsigned looks_since_listing;
static uint64_t longest_run;

uint64_t vt_longest_run(void) { return longest_run; }

void vt_record_thread(void) { atomic_fetch_add(&generation, 1); }

static void remove_at(int index) {
    vt_raw(SYS_close, tasks[index].call, 0, 0, 0, 0, 0);
    vt_raw(SYS_close, tasks[index].state, 0, 0, 0, 0, 0);
    tasks[index] = tasks[--count];
}

void vt_forget_threads(void) {
    while (count) remove_at(count - 1);
    vt_record_thread();
}

static int open_file(pid_t tid, const char *name) {
    char path[64];
    snprintf(path, sizeof path, "/proc/self/task/%d/%s", tid, name);
    return (int)vt_raw(SYS_openat, AT_FDCWD, (long)path, O_RDONLY | O_CLOEXEC, 0, 0, 0);
}

static void add(pid_t tid) {
    for (int i = 0; i < count; i++) if (tasks[i].tid == tid) return;
    if (count == TASK_LIMIT) return;
    int call = open_file(tid, "syscall"), state = open_file(tid, "stat");
    if (state >= 0) tasks[count++] = (struct task){.tid = tid, .call = call, .state = state};
}

/// Without the heap, which a thread that stands still may have locked.
static void list(void) {
    seen_generation = atomic_load(&generation);
    looks_since_listing = 0;
    int folder = (int)vt_raw(SYS_openat, AT_FDCWD, (long)"/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0, 0, 0);
    if (folder < 0) return;
    char buffer[8192] __attribute__((aligned(8)));
    long size;
    while ((size = vt_raw(SYS_getdents64, folder, (long)buffer, sizeof buffer, 0, 0, 0)) > 0) {
        for (long offset = 0; offset < size;) {
            // struct linux_dirent64: two 64-bit fields, the length at 16, the name at 19.
            unsigned short length;
            memcpy(&length, buffer + offset + 16, sizeof length);
            int tid = atoi(buffer + offset + 19);
            if (tid > 0) add(tid);
            offset += length;
        }
    }
    vt_raw(SYS_close, folder, 0, 0, 0, 0, 0);
}

static uint64_t used_time(pid_t tid) {
    // A clock of the processor time of one thread, as pthread_getcpuclockid makes it.
    struct timespec time;
    if (vt_raw(SYS_clock_gettime, (long)(int)((~(unsigned)tid << 3) | 6), (long)&time, 0, 0, 0, 0)) return 0;
    return vt_nanoseconds(&time);
}

enum place { GONE, ON_PROCESSOR, IN_WAIT, OUTSIDE };

/// Calls that wait for other threads of the process, or for a time.
static bool waits_inside(long call) {
    switch (call) {
    case SYS_futex: case SYS_epoll_pwait: case SYS_ppoll: case SYS_pselect6: case SYS_nanosleep: case SYS_clock_nanosleep:
    case SYS_rt_sigtimedwait: case SYS_rt_sigsuspend: case SYS_restart_syscall:
#ifdef SYS_epoll_pwait2
    case SYS_epoll_pwait2:
#endif
#ifdef SYS_futex_waitv
    case SYS_futex_waitv:
#endif
#ifdef SYS_epoll_wait
    case SYS_epoll_wait: case SYS_poll: case SYS_select: case SYS_pause:
#endif
        return true;
    default: return false;
    }
}

static long read_text(int file, char *text, size_t limit) {
    long size = vt_raw(SYS_pread64, file, (long)text, (long)limit - 1, 0, 0, 0);
    if (size >= 0) text[size] = 0;
    return size;
}

static enum place place(struct task *task) {
    char text[400];
    if (read_text(task->state, text, sizeof text) <= 0) return GONE;
    const char *name_end = strrchr(text, ')');
    char state = name_end && name_end[1] ? name_end[2] : 'R';
    if (state == 'Z' || state == 'X') return GONE;
    if (state != 'S') return state == 'R' ? ON_PROCESSOR : OUTSIDE;
    if (task->waits) return IN_WAIT;
    // A machine that does not tell: all that is known is that the thread sleeps.
    if (read_text(task->call, text, sizeof text) < 0) return IN_WAIT;
    if (text[0] == 'r') return ON_PROCESSOR;
    task->waits = waits_inside(strtol(text, NULL, 10));
    return task->waits ? IN_WAIT : OUTSIDE;
}

bool vt_is_running(pid_t tid) {
    for (int i = 0; i < count; i++) if (tasks[i].tid == tid) {
        tasks[i].waits = false;
        return place(&tasks[i]) == ON_PROCESSOR;
    }
    add(tid);
    return true;
}

/// Whether the thread does something that is to be waited for.
static bool is_busy(struct task *task, enum place place) {
    if (place == ON_PROCESSOR) {
        if (!task->was_running) task->used_when_waking = task->used;
        task->was_running = true;
        task->outside_since = 0;
        uint64_t run = task->used - task->used_when_waking;
        if (run > longest_run && run < SPINNING) longest_run = run;
        return run < SPINNING;
    }
    task->was_running = false;
    if (place == IN_WAIT) {
        task->outside_since = 0;
        return false;
    }
    uint64_t now = vt_machine_time();
    if (!task->outside_since) task->outside_since = now;
    return now - task->outside_since < vt_timeout;
}

enum vt_stillness vt_look(pid_t first_skipped, pid_t second_skipped) {
    if (seen_generation != atomic_load(&generation) || ++looks_since_listing > 200) list();
    bool is_any_busy = false, did_any = false;
    longest_run = 0;
    for (int i = 0; i < count; i++) {
        struct task *task = &tasks[i];
        if (task->tid == first_skipped || task->tid == second_skipped) continue;
        uint64_t used = used_time(task->tid);
        bool did = used != task->used;
        if (did) task->waits = false;
        enum place now = place(task);
        if (now == GONE) {
            remove_at(i--);
            did_any = true;
            continue;
        }
        if (did) task->outside_since = 0;
        task->used = used;
        if (is_busy(task, now)) is_any_busy = true;
        else if (did && now != ON_PROCESSOR) did_any = true;
    }
    if (seen_generation != atomic_load(&generation)) return BUSY;
    return is_any_busy ? BUSY : did_any ? WERE_BUSY : STILL;
}
