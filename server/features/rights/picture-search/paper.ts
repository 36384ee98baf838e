import type { Pixels } from '../picture-comparison/pixels.ts'

/** Paper counts as evenly lit over this share of the longer side. */
const EVENLY_LIT = 1 / 16

/**
 * Removes the paper of a drawing in place: each pixel is divided by the brightest around it, so that shadows and grey paper
 * become white and only strokes remain. Light strokes on dark, as in a blueprint, are inverted first.
 */
export function removePaper({ width, height, data }: Pixels): void {
  const grey = new Uint8Array(width * height)
  for (let i = 0; i < grey.length; i++)
    grey[i] = Math.round(0.3 * (data[i * 3] ?? 0) + 0.59 * (data[i * 3 + 1] ?? 0) + 0.11 * (data[i * 3 + 2] ?? 0))
  const [asIs, inverted] = [grey, grey.map((value) => 255 - value)].map((values) =>
    relativeToPaper(values, width, height),
  )
  // Strokes cover little of the paper, so the version with less darkness has dark strokes on light paper.
  const drawn = asIs && inverted && inverted.strokes < asIs.strokes ? inverted : asIs
  for (let i = 0; i < data.length; i++) data[i] = drawn?.values[Math.floor(i / 3)] ?? 0
}

/** Each value relative to the largest around it. `strokes`: the sum of the differences. */
function relativeToPaper(grey: Uint8Array, width: number, height: number) {
  const reach = Math.max(2, Math.round(Math.max(width, height) * EVENLY_LIT))
  const across = brightest(grey, width, height, reach)
  // The same along the columns, by transposing.
  const paper = transpose(brightest(transpose(across, width, height), height, width, reach), height, width)
  let strokes = 0
  const values = grey.map((value, i) => {
    const around = paper[i] ?? 0
    strokes += around - value
    return Math.min(255, Math.round((255 * value) / Math.max(1, around)))
  })
  return { values, strokes }
}

/** Running maximum along the rows within `reach`. The window nearly triples with each pass over the previous maxima. */
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

function transpose(values: Uint8Array, width: number, height: number): Uint8Array {
  const result = new Uint8Array(values.length)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) result[x * height + y] = values[y * width + x] ?? 0
  return result
}
