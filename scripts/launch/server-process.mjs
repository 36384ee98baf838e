/**
 * Makes a server process return memory. By default, glibc keeps freed blocks per thread and raises its threshold for
 * returning them after large blocks, and V8 lets the young generation grow to 64 MB.
 */
export const serverProcess = {
  flags: ['--max-semi-space-size=4', '--heap-growing-percent=50'],
  env: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
}
