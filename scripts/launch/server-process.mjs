/**
 * Starts a server process so that it returns memory. glibc keeps freed blocks for each thread and raises its limit for
 * returning them with the largest block it has seen; V8 lets young garbage grow to 64 MB.
 */
export const serverProcess = {
  flags: ['--max-semi-space-size=4', '--heap-growing-percent=50'],
  env: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
}
