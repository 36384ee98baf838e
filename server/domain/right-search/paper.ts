import type { Pixels } from '../picture-search/pixels.ts'

/** Share of the longer side over which paper is taken to be evenly lit. */
const EVEN = 1 / 16

/**
 * Takes the paper of a drawing away, in place: each pixel counts against the brightest around it, so that shadows and grey
 * paper become white and only strokes are left.
 */
export function withoutPaper({ width, height, data }: Pixels): void {
  const grey = new Uint8Array(width * height)
  for (let i = 0; i < grey.length; i++)
    grey[i] = Math.round(0.3 * (data[i * 3] ?? 0) + 0.59 * (data[i * 3 + 1] ?? 0) + 0.11 * (data[i * 3 + 2] ?? 0))
  const reach = Math.max(2, Math.round(Math.max(width, height) * EVEN))
  const across = brightest(grey, width, height, reach)
  // The same down the columns: of the turned picture, turned back.
  const paper = turned(brightest(turned(across, width, height), height, width, reach), height, width)
  for (let i = 0; i < grey.length; i++) {
    const value = Math.min(255, Math.round((255 * (grey[i] ?? 0)) / Math.max(1, paper[i] ?? 1)))
    data[i * 3] = value
    data[i * 3 + 1] = value
    data[i * 3 + 2] = value
  }
}

/** The largest value within reach in the row of each pixel. */
function brightest(values: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const found = new Uint8Array(values.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let most = 0
      for (let at = Math.max(0, x - reach); at <= Math.min(width - 1, x + reach); at++)
        most = Math.max(most, values[y * width + at] ?? 0)
      found[y * width + x] = most
    }
  }
  return found
}

function turned(values: Uint8Array, width: number, height: number): Uint8Array {
  const result = new Uint8Array(values.length)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) result[x * height + y] = values[y * width + x] ?? 0
  return result
}
