/** Chooses the background of a cut-out picture so that its outline is visible. */
interface CutOut {
  width: number
  height: number
  /** RGBA, 0–255 each, of every pixel. */
  data: ArrayLike<number>
}

/** Grey levels, 0–255. */
const WHITE = 255
const DARK = 32
/** Minimum difference to the background, of 255, at which a color is visible. */
const MIN_CONTRAST = 24

/** The grey level that hides less of the outline; white if equal. */
export function backgroundOf(picture: CutOut): number {
  const edge = edgeOf(picture)
  const lostOn = (ground: number) => edge.filter((at) => !shows(picture.data, at, ground)).length
  return lostOn(DARK) < lostOn(WHITE) ? DARK : WHITE
}

const shows = (data: ArrayLike<number>, at: number, ground: number): boolean =>
  [0, 1, 2].some((colour) => Math.abs((data[at + colour] ?? 0) - ground) >= MIN_CONTRAST)

/** Offsets of the opaque pixels beside a clear one. "Clear" is relative to the most opaque pixel. */
function edgeOf({ width, height, data }: CutOut): number[] {
  let most = 0
  for (let at = 3; at < data.length; at += 4) most = Math.max(most, data[at] ?? 0)
  const isClear = (pixel: number) => (data[pixel * 4 + 3] ?? 0) * 2 <= most
  const edge: number[] = []
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      if (isClear(pixel)) continue
      const beside = (x > 0 && isClear(pixel - 1)) || (x < width - 1 && isClear(pixel + 1))
      const over = (y > 0 && isClear(pixel - width)) || (y < height - 1 && isClear(pixel + width))
      if (beside || over) edge.push(pixel * 4)
    }
  return edge
}
