/** Which part of a picture is chosen. Parts are in the picture's own pixels, frames as they are on the screen. */

export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** `x` and `y` are negative where it reaches beyond the edge. */
export interface Part extends Size, Point {}

/** Nothing smaller can be chosen: SPEC section 5. */
export const LEAST_PART = 10
/** What is cut out is not larger: SPEC section 5. */
export const MOST_CUT = 298
/** Enough to choose a detail; more shows nothing but pixels. */
const MOST_ZOOM = 12

/** How large a picture is once it is turned, clockwise in steps of 90. */
export const turned = ({ width, height }: Size, rotation: number): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width }

/** What of a part lies in the picture: at least one pixel. */
export function within({ x, y, width, height }: Part, whole: Size): Part {
  const left = Math.min(Math.max(0, x), whole.width - 1)
  const top = Math.min(Math.max(0, y), whole.height - 1)
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(whole.width, x + width) - left),
    height: Math.max(1, Math.min(whole.height, y + height) - top),
  }
}

/** A picture and the frame over it, as they are on the screen at zoom 1. */
export interface Framed {
  frame: Size
  /** The picture, turned. */
  shown: Size
  /** Its own pixels for each on the screen. */
  density: number
}

/**
 * How far the picture can be made smaller and larger: at `whole` all of it lies in the frame, at `most` no less than
 * 10 × 10 of its pixels do.
 */
export function zoomsOf({ frame, shown, density }: Framed): { whole: number; most: number } {
  const whole = Math.min(frame.width / shown.width, frame.height / shown.height)
  const finest = (Math.min(frame.width, frame.height) * density) / LEAST_PART
  return { whole, most: Math.max(whole, Math.min(MOST_ZOOM, finest)) }
}

/** Where the picture's middle may be moved to: it covers the frame, or lies in it where it is smaller. */
export function moved({ x, y }: Point, { frame, shown }: Framed, zoom: number): Point {
  const limited = (at: number, picture: number, over: number) => {
    const most = Math.abs(picture * zoom - over) / 2
    return Math.min(most, Math.max(-most, at))
  }
  return { x: limited(x, shown.width, frame.width), y: limited(y, shown.height, frame.height) }
}
