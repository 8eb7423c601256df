/// A clock of the process's own: time stands while any thread works and jumps to what is due next when all of them wait.
///
/// The functions of the C library that tell the time, wait for a time or make random numbers are defined here too, so that
/// libraries that call them by name (libdispatch, Foundation, the concurrency runtime, curl) follow the same clock. Unless the
/// environment variable `QUINCE_CLOCK` is `session` when the process starts, each of them calls the C library's own at once.
#ifndef QUINCE_VIRTUAL_TIME_H
#define QUINCE_VIRTUAL_TIME_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Whether this process has a clock of its own.
bool vt_is_on(void);

/// Gives the process the machine's clock until `vt_enter`: for one that only makes copies of itself and waits for them. A copy enters.
void vt_leave(void);
void vt_enter(void);

/// Starts a session: its time is 0 from now on, the date is `wall_seconds` after 1970, and random numbers begin anew. On the main thread.
void vt_begin_session(int64_t wall_seconds);

/// Sets the date to `wall_seconds` after 1970, as a user does in the settings: the session's time goes on, and what waits waits as long as it would have.
void vt_set_date(int64_t wall_seconds);

/// Nanoseconds since the session began.
uint64_t vt_session_time(void);

/// Lets the other threads work until all of them wait; when they did nothing, goes to the next thing that is due, at most to `limit`
/// (nanoseconds since the session began), and makes it happen. On the main thread.
/// - Returns: true when something happened, so that there may be work for the main thread; false at `limit` with nothing left to do.
bool vt_step(uint64_t limit);

/// Whether a run loop or the main queue has work for the main thread.
bool vt_has_main_work(void);

/// Nanoseconds on the machine's own clock, which goes on whatever threads do.
uint64_t vt_machine_time(void);

/// Sleeps by the machine's clock.
void vt_machine_sleep(uint64_t nanoseconds);

/// Runs `work(context)` on a thread that follows the machine's clock and takes no turns with others; give the result to `vt_wait`.
void *vt_run_aside(void (*work)(void *), void *context);
void vt_wait(void *job);

/// Calls `ring(context)` on another thread after so long on the machine's clock, unless it is stopped before. Whoever stops it waits for
/// a call that has begun.
void *vt_start_alarm(uint64_t nanoseconds, void (*ring)(void *), void *context);
void vt_stop_alarm(void *alarm);

/// Runs `work(context, i)` for each i below `count`, on as many threads as there are processors, and returns when all are done.
void vt_apply(uint64_t count, void *context, void (*work)(void *, uint64_t));

/// Lets code that is the main thread's run on other threads, where the concurrency runtime would end the process, and calls `listen` with the address
/// that the app's call returns to, on that thread; 0 where it is not known. On threads that take turns alone.
/// - Returns: false where the process has no clock of its own, or the runtime has no such check.
bool vt_let_main_work_elsewhere(void (*listen)(uintptr_t place));

/// The address that the call returns to which led into the caller's library, looked for in so many frames; 0 where it is not among them.
uintptr_t vt_caller_outside(int most_frames);

/// The path of the program or library that has code at an address, and how far behind its beginning it is.
/// - Returns: false where none is loaded there. The path is valid as long as what it names is loaded.
bool vt_locate(uintptr_t address, const char **path, uintptr_t *offset);

/// Darwin's `funopen`: a file that is read, written and sought by functions, each of which is given the cookie.
FILE *vt_funopen(const void *cookie, int (*read)(void *, char *, int), int (*write)(void *, const char *, int),
                 int64_t (*seek)(void *, int64_t, int), int (*close)(void *));

#ifdef __cplusplus
}
#endif
#endif
