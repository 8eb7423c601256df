// A file made of functions, as Darwin's C library has it: with the functions' own types.
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "CVirtualTime.h"

struct file_of_functions {
    void *cookie;
    int (*read)(void *, char *, int);
    int (*write)(void *, const char *, int);
    int64_t (*seek)(void *, int64_t, int);
    int (*close)(void *);
};

// A length of Darwin's is an int: more comes in several calls.
static int length_of(size_t count) { return count > INT_MAX ? INT_MAX : (int)count; }

static ssize_t read_by_function(void *cookie, char *buffer, size_t count) {
    struct file_of_functions *file = cookie;
    return file->read(file->cookie, buffer, length_of(count));
}

static ssize_t write_by_function(void *cookie, const char *buffer, size_t count) {
    struct file_of_functions *file = cookie;
    int written = file->write(file->cookie, buffer, length_of(count));
    return written < 0 ? 0 : written;
}

static int seek_by_function(void *cookie, off64_t *offset, int whence) {
    struct file_of_functions *file = cookie;
    int64_t place = file->seek(file->cookie, *offset, whence);
    if (place < 0) return -1;
    *offset = place;
    return 0;
}

static int close_by_function(void *cookie) {
    struct file_of_functions *file = cookie;
    int result = file->close ? file->close(file->cookie) : 0;
    free(file);
    return result;
}

FILE *vt_funopen(const void *cookie, int (*read)(void *, char *, int), int (*write)(void *, const char *, int),
                 int64_t (*seek)(void *, int64_t, int), int (*close)(void *)) {
    if (!read && !write) {
        errno = EINVAL;
        return NULL;
    }
    struct file_of_functions *file = malloc(sizeof *file);
    if (!file) return NULL;
    *file = (struct file_of_functions){(void *)cookie, read, write, seek, close};
    cookie_io_functions_t functions = {read ? read_by_function : NULL, write ? write_by_function : NULL, seek ? seek_by_function : NULL, close_by_function};
    FILE *opened = fopencookie(file, !write ? "r" : !read ? "w" : "r+", functions);
    if (!opened) free(file);
    return opened;
}
