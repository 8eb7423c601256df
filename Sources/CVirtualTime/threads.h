#ifndef QUINCE_VIRTUAL_TIME_THREADS_H
#define QUINCE_VIRTUAL_TIME_THREADS_H
#include "internal.h"

/// The system's report on the process's threads since the last look.
enum vt_stillness {
    /// All of them wait, and have since the last look.
    STILL,
    /// All of them wait now, and some did something since the last look.
    WERE_BUSY,
    /// Some run, or wait for something outside of the process.
    BUSY
};
/// - Parameter skipped: two threads that are not looked at, 0 for none.
enum vt_stillness vt_look(pid_t first_skipped, pid_t second_skipped);
/// Nanoseconds of processor time that a thread which is at work has used since it last waited; the longest of them.
uint64_t vt_longest_run(void);
/// Whether one thread runs just now.
bool vt_is_running(pid_t thread);
/// There is another thread.
void vt_record_thread(void);
void vt_forget_threads(void);

extern struct vt_thread vt_main;
extern struct vt_thread *vt_threads;
extern struct vt_thread *vt_owner;
extern pid_t vt_main_tid;
void vt_start_scheduler(void);
void vt_fork_scheduler(void);
#endif
