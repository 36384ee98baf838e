import type { Pixels } from '../picture-comparison/pixels.ts'

/** Share of the longer side over which paper is taken to be evenly lit. */
const EVEN = 1 / 16

/**
 * Takes the paper of a drawing away, in place: each pixel counts against the brightest around it, so that shadows and grey
 * paper become white and only strokes are left. Light strokes on dark, as of a blueprint, are turned into dark ones first.
 */
export function withoutPaper({ width, height, data }: Pixels): void {
  const grey = new Uint8Array(width * height)
  for (let i = 0; i < grey.length; i++)
    grey[i] = Math.round(0.3 * (data[i * 3] ?? 0) + 0.59 * (data[i * 3 + 1] ?? 0) + 0.11 * (data[i * 3 + 2] ?? 0))
  const [asIs, turned] = [grey, grey.map((value) => 255 - value)].map((values) => onPaper(values, width, height))
  // Strokes leave most of the paper free, so that most of it is as bright as the brightest around it.
  const drawn = asIs && turned && turned.strokes < asIs.strokes ? turned : asIs
  for (let i = 0; i < data.length; i++) data[i] = drawn?.values[Math.floor(i / 3)] ?? 0
}

/** Each value against the largest around it; `strokes`: how far they are below, in all. */
function onPaper(grey: Uint8Array, width: number, height: number) {
  const reach = Math.max(2, Math.round(Math.max(width, height) * EVEN))
  const across = brightest(grey, width, height, reach)
  // The same down the columns: of the turned picture, turned back.
  const paper = transposed(brightest(transposed(across, width, height), height, width, reach), height, width)
  let strokes = 0
  const values = grey.map((value, i) => {
    const around = paper[i] ?? 0
    strokes += around - value
    return Math.min(255, Math.round((255 * value) / Math.max(1, around)))
  })
  return { values, strokes }
}

/** The largest value within reach in the row of each pixel: of two beside it that have looked around themselves, and its own. */
function brightest(values: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  let found = values
  for (let seen = 0, step = 1; seen < reach; seen += step) {
    step = Math.min(2 * seen + 1, reach - seen)
    const wider = new Uint8Array(found.length)
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const left = found[at - Math.min(x, step)] ?? 0
        const right = found[at + Math.min(width - 1 - x, step)] ?? 0
        wider[at] = Math.max(left, found[at] ?? 0, right)
      }
    }
    found = wider
  }
  return found
}

function transposed(values: Uint8Array, width: number, height: number): Uint8Array {
  const result = new Uint8Array(values.length)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) result[x * height + y] = values[y * width + x] ?? 0
  return result
}
