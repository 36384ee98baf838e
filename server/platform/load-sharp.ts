import type sharp from 'sharp'

/**
 * The library of pictures, loaded when the first is needed, since that takes a start some time. It keeps nothing of what it
 * has done, as no picture comes twice (50 MB otherwise), and uses one processor for a picture: the others answer calls.
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp')
  loaded.cache(false)
  loaded.concurrency(1)
  return loaded
}
