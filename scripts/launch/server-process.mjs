/**
 * How the process of a server is started, so that it gives memory back. glibc keeps what is freed for each of its threads, and
 * raises the size from which it does not with the largest block that it has seen; V8 lets young garbage grow to 64 MB.
 */
export const serverProcess = {
  flags: ['--max-semi-space-size=4', '--heap-growing-percent=50'],
  env: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
}
