/** Geometry of cropping. Parts are in the picture's own pixels, frames in screen pixels. */

export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** `x` or `y` is negative if the part reaches beyond the left or upper edge of the picture. */
export interface Part extends Size, Point {}

/** The smallest part, in the picture's pixels (SPEC section 5). */
export const MIN_PART = 10
/** Longest side of the result, in pixels (SPEC section 5). */
export const MAX_CUT = 298
/** At a higher zoom only single pixels would be recognizable. */
const MAX_ZOOM = 12

/** The size after a rotation in steps of 90 degrees. */
export const rotatedSize = ({ width, height }: Size, rotation: number): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width }

/** The part clipped to the picture: at least one pixel. */
export function clip({ x, y, width, height }: Part, whole: Size): Part {
  const left = Math.min(Math.max(0, x), whole.width - 1)
  const top = Math.min(Math.max(0, y), whole.height - 1)
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(whole.width, x + width) - left),
    height: Math.max(1, Math.min(whole.height, y + height) - top),
  }
}

/** A picture and the frame over it on the screen, at zoom 1. */
export interface CropFrame {
  frame: Size
  /** Size of the picture on the screen, after the rotation. */
  shown: Size
  /** Picture pixels per screen pixel. */
  density: number
}

/** The zoom range: `whole` fits the picture into the frame; at `most`, 10 × 10 picture pixels are still visible. */
export function zoomsOf({ frame, shown, density }: CropFrame): { whole: number; most: number } {
  const whole = Math.min(frame.width / shown.width, frame.height / shown.height)
  const finest = (Math.min(frame.width, frame.height) * density) / MIN_PART
  return { whole, most: Math.max(whole, Math.min(MAX_ZOOM, finest)) }
}

/** Limits the picture's centre: the picture covers the frame or, if smaller, stays inside it. */
export function limitCrop({ x, y }: Point, { frame, shown }: CropFrame, zoom: number): Point {
  const limited = (at: number, picture: number, over: number) => {
    const most = Math.abs(picture * zoom - over) / 2
    return Math.min(most, Math.max(-most, at))
  }
  return { x: limited(x, shown.width, frame.width), y: limited(y, shown.height, frame.height) }
}
