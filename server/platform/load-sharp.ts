import type sharp from 'sharp'

/**
 * Loads sharp on first use, because loading would slow the start. Its cache is off, because no picture repeats (it would
 * take 50 MB), and it uses one thread per picture, so that calls keep the other processors.
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp')
  loaded.cache(false)
  loaded.concurrency(1)
  return loaded
}
