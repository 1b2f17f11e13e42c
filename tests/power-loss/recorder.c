// Records what a process does to a folder, so that a power cut can be played afterwards: loaded before
// libc by LD_PRELOAD. A record is written once a change is made, and before a sync, so that nothing counts
// as synced that was not there when the sync began. Once there are as many records as the control file
// allows, every change waits for ever, in all processes at once, like a disk without power.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

// disk-log.ts reads them.
enum change { CREATE = 1, MAKE_FOLDER, LINK, REMOVE, WRITE, TRUNCATE, SYNC };
struct record {
  uint32_t change, name_length;
  uint64_t folder, inode, offset, length;
};
struct control {
  volatile uint64_t allowed, made;
};

static struct control *control;
static const char *root;
static int log_file = -1;
static unsigned char is_tracked[1 << 16];

__attribute__((constructor)) static void begin(void) {
  const char *log_path = getenv("DISK_LOG"), *control_path = getenv("DISK_CONTROL");
  root = getenv("DISK_FOLDER");
  if (!root || !log_path || !control_path) return;
  int file = syscall(SYS_openat, AT_FDCWD, control_path, O_RDWR | O_CLOEXEC);
  log_file = syscall(SYS_openat, AT_FDCWD, log_path, O_WRONLY | O_APPEND | O_CLOEXEC);
  void *shared = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (file < 0 || log_file < 0 || shared == MAP_FAILED) abort();
  syscall(SYS_close, file);
  control = shared;
}

static void await_power(void) {
  while (control->made >= control->allowed) pause();
}

static int is_inside(const char *path) {
  if (!control || !path) return 0;
  size_t length = strlen(root);
  return strncmp(path, root, length) == 0 && (path[length] == '/' || path[length] == 0);
}

// Something else may have got the number of a file that was closed past libc.
static int is_open_inside(int fd) {
  if (!control || fd < 0 || fd >= (int)sizeof is_tracked || !is_tracked[fd]) return 0;
  char link[32], path[PATH_MAX];
  int error = errno;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  errno = error;
  path[length < 0 ? 0 : length] = 0;
  return is_inside(path);
}

static void add(struct record record, const char *name, const struct iovec *parts, int count) {
  struct iovec all[IOV_MAX];
  if (count > IOV_MAX - 2) abort();
  record.name_length = strlen(name);
  all[0] = (struct iovec){&record, sizeof record};
  all[1] = (struct iovec){(char *)name, record.name_length};
  size_t total = sizeof record + record.name_length, left = record.length;
  for (int i = 0; i < count; i++) {
    size_t length = parts[i].iov_len < left ? parts[i].iov_len : left;
    all[i + 2] = (struct iovec){parts[i].iov_base, length};
    left -= length;
  }
  if (syscall(SYS_writev, log_file, all, count + 2) != (ssize_t)(total + record.length)) abort();
  __atomic_add_fetch(&control->made, 1, __ATOMIC_SEQ_CST);
}

static uint64_t inode_of(const char *path) {
  struct stat found;
  return lstat(path, &found) == 0 ? found.st_ino : 0;
}

static uint64_t inode_of_open(int fd) {
  struct stat found;
  return fstat(fd, &found) == 0 ? found.st_ino : 0;
}

static void add_entry(enum change change, const char *path, uint64_t inode) {
  const char *name = strrchr(path, '/') + 1;
  char folder[PATH_MAX];
  snprintf(folder, sizeof folder, "%.*s", (int)(name - path - 1), path);
  add((struct record){.change = change, .folder = inode_of(folder), .inode = inode}, name, NULL, 0);
}

static void add_to_file(enum change change, int fd, uint64_t offset) {
  add((struct record){.change = change, .inode = inode_of_open(fd), .offset = offset}, "", NULL, 0);
}

static ssize_t add_written(int fd, off_t offset, const struct iovec *parts, int count, ssize_t length) {
  if (length <= 0) return length;
  int error = errno;
  if (offset < 0) offset = lseek(fd, 0, SEEK_CUR) - length;
  struct record record = {
      .change = WRITE, .inode = inode_of_open(fd), .offset = offset, .length = length};
  add(record, "", parts, count);
  errno = error;
  return length;
}

// Made in a call of its own, so that it is known who has made it.
static int open_inside(const char *path, int flags, mode_t mode) {
  await_power();
  for (;;) {
    int fd = syscall(SYS_openat, AT_FDCWD, path, flags & ~(O_CREAT | O_EXCL), mode);
    int is_new = 0;
    if (flags & O_CREAT && (fd >= 0 ? flags & O_EXCL : errno == ENOENT)) {
      if (fd >= 0) return syscall(SYS_close, fd), errno = EEXIST, -1;
      fd = syscall(SYS_openat, AT_FDCWD, path, flags | O_EXCL, mode);
      if (fd < 0 && errno == EEXIST && !(flags & O_EXCL)) continue;
      is_new = fd >= 0;
    }
    if (fd < 0) return fd;
    if (fd >= (int)sizeof is_tracked) abort();
    is_tracked[fd] = 1;
    if (is_new) add_entry(CREATE, path, inode_of_open(fd));
    else if (flags & O_TRUNC) add_to_file(TRUNCATE, fd, 0);
    return fd;
  }
}

static int open_any(int folder, const char *path, int flags, va_list more) {
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;
  if (is_inside(path)) return open_inside(path, flags, mode);
  return syscall(SYS_openat, folder, path, flags, mode);
}

int open(const char *path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  int fd = open_any(AT_FDCWD, path, flags, more);
  va_end(more);
  return fd;
}
int openat(int folder, const char *path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  int fd = open_any(folder, path, flags, more);
  va_end(more);
  return fd;
}
int open64(const char *path, int flags, ...) __attribute__((alias("open")));
int openat64(int folder, const char *path, int flags, ...) __attribute__((alias("openat")));

int close(int fd) {
  if (is_open_inside(fd)) is_tracked[fd] = 0;
  return syscall(SYS_close, fd);
}

ssize_t write(int fd, const void *bytes, size_t length) {
  if (!is_open_inside(fd)) return syscall(SYS_write, fd, bytes, length);
  await_power();
  struct iovec part = {(void *)bytes, length};
  return add_written(fd, -1, &part, 1, syscall(SYS_write, fd, bytes, length));
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
  if (!is_open_inside(fd)) return syscall(SYS_writev, fd, parts, count);
  await_power();
  return add_written(fd, -1, parts, count, syscall(SYS_writev, fd, parts, count));
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off_t offset) {
  if (!is_open_inside(fd)) return syscall(SYS_pwrite64, fd, bytes, length, offset);
  await_power();
  struct iovec part = {(void *)bytes, length};
  return add_written(fd, offset, &part, 1, syscall(SYS_pwrite64, fd, bytes, length, offset));
}
ssize_t pwrite(int, const void *, size_t, off_t) __attribute__((alias("pwrite64")));

ssize_t pwritev64(int fd, const struct iovec *parts, int count, off_t offset) {
  if (!is_open_inside(fd)) return syscall(SYS_pwritev, fd, parts, count, offset, 0);
  await_power();
  return add_written(fd, offset, parts, count, syscall(SYS_pwritev, fd, parts, count, offset, 0));
}
ssize_t pwritev(int, const struct iovec *, int, off_t) __attribute__((alias("pwritev64")));

// A copying process has to read and write instead.
ssize_t copy_file_range(int from, off_t *at, int to, off_t *there, size_t length, unsigned flags) {
  if (is_open_inside(to)) return errno = ENOSYS, -1;
  return syscall(SYS_copy_file_range, from, at, to, there, length, flags);
}
ssize_t sendfile(int to, int from, off_t *at, size_t length) {
  if (is_open_inside(to)) return errno = EINVAL, -1;
  return syscall(SYS_sendfile, to, from, at, length);
}
ssize_t sendfile64(int, int, off_t *, size_t) __attribute__((alias("sendfile")));

int ftruncate64(int fd, off_t size) {
  if (!is_open_inside(fd)) return syscall(SYS_ftruncate, fd, size);
  await_power();
  int failed = syscall(SYS_ftruncate, fd, size);
  if (!failed) add_to_file(TRUNCATE, fd, size);
  return failed;
}
int ftruncate(int, off_t) __attribute__((alias("ftruncate64")));

// Its contents need not reach the disk: it is the record that counts.
int fsync(int fd) {
  if (!is_open_inside(fd)) return syscall(SYS_fsync, fd);
  await_power();
  add_to_file(SYNC, fd, 0);
  return 0;
}
int fdatasync(int fd) {
  return is_open_inside(fd) ? fsync(fd) : syscall(SYS_fdatasync, fd);
}

int rename(const char *from, const char *to) {
  if (!is_inside(from) && !is_inside(to)) return syscall(SYS_rename, from, to);
  if (!is_inside(from) || !is_inside(to)) abort();
  await_power();
  uint64_t inode = inode_of(from);
  int failed = syscall(SYS_rename, from, to);
  if (failed) return failed;
  add_entry(LINK, to, inode);
  add_entry(REMOVE, from, inode);
  return 0;
}

int link(const char *from, const char *to) {
  if (!is_inside(to)) return syscall(SYS_link, from, to);
  await_power();
  int failed = syscall(SYS_link, from, to);
  if (!failed) add_entry(LINK, to, inode_of(to));
  return failed;
}

static int remove_entry(const char *path, int flags) {
  if (is_inside(path)) await_power();
  int failed = syscall(SYS_unlinkat, AT_FDCWD, path, flags);
  if (!failed && is_inside(path)) add_entry(REMOVE, path, 0);
  return failed;
}
int unlink(const char *path) {
  return remove_entry(path, 0);
}
int rmdir(const char *path) {
  return remove_entry(path, AT_REMOVEDIR);
}
int remove(const char *path) {
  int failed = unlink(path);
  return failed && errno == EISDIR ? rmdir(path) : failed;
}

int mkdir(const char *path, mode_t mode) {
  if (!is_inside(path)) return syscall(SYS_mkdirat, AT_FDCWD, path, mode);
  await_power();
  int failed = syscall(SYS_mkdirat, AT_FDCWD, path, mode);
  if (!failed) add_entry(MAKE_FOLDER, path, inode_of(path));
  return failed;
}
