/* The least that a batch can cost: its files are read, parsed, written and compared, and nothing is computed.

       floor build SRC OUT      parses each .svg of SRC, and makes a folder with four files for it in OUT
       floor compare SRC OUT    reads the same drawings, and compares these files

   `batch` measures Twinlight against it. */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <libxml/parser.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FILES = 4, SIZE = 1024 };

static void fail(const char *path) {
    perror(path);
    exit(1);
}

/* The bytes of a file, in a buffer that the next one takes again. */
static const char *content(const char *path, size_t *size) {
    static char *buffer;
    static size_t capacity;
    int file = open(path, O_RDONLY | O_NOFOLLOW);
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0) fail(path);
    if ((size_t)status.st_size > capacity) {
        capacity = status.st_size;
        buffer = realloc(buffer, capacity);
    }
    ssize_t count = read(file, buffer, status.st_size);
    if (count != status.st_size) fail(path);
    close(file);
    *size = count;
    return buffer;
}

static void write_page(const char *path, const char *page) {
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0666);
    if (file < 0 || write(file, page, SIZE) != SIZE || close(file) != 0) fail(path);
}

int main(int count, char **arguments) {
    int builds = count == 4 && strcmp(arguments[1], "build") == 0;
    if (!builds && (count != 4 || strcmp(arguments[1], "compare") != 0)) {
        fputs("usage: floor build|compare SRC OUT\n", stderr);
        return 2;
    }
    const char *sources = arguments[2], *output = arguments[3];
    DIR *folder = opendir(sources);
    if (!folder) fail(sources);
    if (builds && mkdir(output, 0777) != 0) fail(output);

    char page[SIZE], path[4096];
    memset(page, 'x', SIZE);
    long glyphs = 0;
    for (struct dirent *entry; (entry = readdir(folder));) {
        const char *name = entry->d_name;
        size_t length = strlen(name), size;
        if (length < 5 || strcmp(name + length - 4, ".svg") != 0) continue;
        glyphs += 1;
        snprintf(path, sizeof path, "%s/%s", sources, name);
        const char *bytes = content(path, &size);
        if (builds) {
            xmlDocPtr document = xmlReadMemory(bytes, (int)size, NULL, NULL, XML_PARSE_NONET);
            if (!document) fail(path);
            xmlFreeDoc(document);
            snprintf(path, sizeof path, "%s/%s", output, name);
            if (mkdir(path, 0777) != 0) fail(path);
        }
        for (int index = 0; index < FILES; index++) {
            snprintf(path, sizeof path, "%s/%s/%d", output, name, index);
            if (builds) {
                write_page(path, page);
            } else {
                bytes = content(path, &size);
                if (size != SIZE || memcmp(bytes, page, SIZE) != 0) {
                    fprintf(stderr, "%s differs\n", path);
                    return 1;
                }
            }
        }
    }
    closedir(folder);
    printf("%ld glyphs\n", glyphs);
    return glyphs > 0 ? 0 : 1;
}
