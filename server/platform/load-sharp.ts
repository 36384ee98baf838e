import type sharp from 'sharp'

/** Loaded on first use for a fast start. No cache (saves 50 MB), one thread per picture (keeps CPUs for calls). */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp')
  loaded.cache(false)
  loaded.concurrency(1)
  return loaded
}
