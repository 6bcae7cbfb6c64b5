/* Runs a program, and prints its processor time and wall time in seconds, its peak memory in bytes, and its status.

       usage PROGRAM ARGUMENTS…

   The peak of a process counts from before it becomes another program: that of a child of Python is never less than
   Python's own. This one is small. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

int main(int count, char **arguments) {
    if (count < 2) return 2;
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    pid_t child = fork();
    if (child == 0) {
        dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
        execvp(arguments[1], arguments + 1);
        perror(arguments[1]);
        _exit(127);
    }
    int status;
    struct rusage usage;
    if (child < 0 || wait4(child, &status, 0, &usage) < 0) {
        perror("usage");
        return 2;
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
#ifdef __APPLE__
    double unit = 1;
#else
    double unit = 1024;
#endif
    printf("%.6f %.6f %.0f %d\n", seconds(usage.ru_utime) + seconds(usage.ru_stime),
           (double)(end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) / 1e9, usage.ru_maxrss * unit,
           WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
    return 0;
}
