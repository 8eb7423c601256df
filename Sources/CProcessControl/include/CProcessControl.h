#ifndef QUINCE_PROCESS_CONTROL_H
#define QUINCE_PROCESS_CONTROL_H

#include <stdint.h>
#include <sys/types.h>

// Starts a program under a supervisor: a fork of this process that starts nothing but the program, adopts whatever the program
// leaves behind, and ends only when all of it is gone. Written in C because only async-signal-safe calls are allowed between a
// fork of a process with threads and the exec, which Swift cannot promise.

struct supervised_program {
    const char *path;
    char **arguments;    // null-terminated, the program's name first
    char **environment;  // null-terminated
    const char *folder;        // null for this process's own
    int input, output, error;  // become 0, 1 and 2
    const int *kept;           // further descriptors that the program inherits under their own numbers, all above 2
    int kept_count;
    int control;               // the supervisor's end of a SOCK_SEQPACKET pair
    int exit_grace;            // milliseconds between TERM and KILL for what the program left behind when it ended by itself
    int stop_grace;            // milliseconds between TERM and KILL when it is told to stop
    int fixed_addresses;       // whether memory lies at the same addresses each time, instead of at random ones
    uint64_t data_limit;       // bytes of private memory (RLIMIT_DATA) of each process; 0 for no limit
};

// What the supervisor says over `control`, one packet each. Its end of the pair closes when all processes are gone.
enum supervisor_report {
    supervisor_cannot_start = 1,  // value: errno
    supervisor_started = 2,       // value: the program's process identifier
    supervisor_ended = 3,         // value: the program's status as from waitpid
};
struct supervisor_message { int32_t report; int32_t value; };

// What it is told there, one byte each. A closed control is SUPERVISOR_KILL: the process that asked is dead.
#define SUPERVISOR_STOP 84
#define SUPERVISOR_KILL 75

// Returns the supervisor's process identifier, or -1 with errno set. The caller closes its copy of `control` and reaps it.
pid_t supervised_start(const struct supervised_program *program);

// Names the wait status's parts, which the system has as macros only.
int wait_status_is_signal(int status);
int wait_status_value(int status);

// Calls of Linux that Swift's import of the C library leaves out.
int pipe_closing_on_exec(int ends[2]);
int exchange_paths(const char *first, const char *second);

#endif
