/** What a picture that is cut out is laid on, so that its outline shows. */
interface CutOut {
  width: number
  height: number
  /** Red, green, blue and how opaque it is, 0 to 255, of each pixel. */
  data: ArrayLike<number>
}

/** Greys. */
const WHITE = 255
const DARK = 32
/** Least contrast, of 255, with which a colour shows. */
const LEAST_CONTRAST = 24

/** The grey on which less of the outline is lost; white where both show it, and where nothing is cut out. */
export function backgroundOf(picture: CutOut): number {
  const edge = edgeOf(picture)
  const lostOn = (ground: number) => edge.filter((at) => !shows(picture.data, at, ground)).length
  return lostOn(DARK) < lostOn(WHITE) ? DARK : WHITE
}

const shows = (data: ArrayLike<number>, at: number, ground: number): boolean =>
  [0, 1, 2].some((colour) => Math.abs((data[at + colour] ?? 0) - ground) >= LEAST_CONTRAST)

/** Where the pixels lie that are opaque, as the picture goes, and have one beside them that is not. */
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
