import type sharp from 'sharp'

/**
 * Loads sharp on first use, to keep the start fast. No cache, because pictures do not repeat (saves 50 MB), and one
 * thread per picture, so that calls keep the other processors.
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp')
  loaded.cache(false)
  loaded.concurrency(1)
  return loaded
}
