/** Cuts a part out of a picture, turned as it was shown. */
import { type Part, turned, within } from './crop.rules.ts'

/** What a canvas can draw that says how large it is. */
type Drawable = CanvasImageSource & { readonly width: number; readonly height: number }

interface Cut {
  part: Part
  /** Clockwise, in steps of 90. */
  rotation?: number
  /** The longer side of what is cut out is not longer than this; nothing is made larger. */
  most: number
}

/** The part of the picture; of a part that reaches beyond its edge, what lies in it. */
export function cut(picture: Drawable, { part, rotation = 0, most }: Cut): HTMLCanvasElement {
  const whole = turned(picture, rotation)
  const { x, y, width, height } = within(part, whole)
  const scale = Math.min(1, most / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The picture cannot be drawn')
  context.imageSmoothingQuality = 'high'
  context.scale(canvas.width / width, canvas.height / height)
  context.translate(whole.width / 2 - x, whole.height / 2 - y)
  context.rotate((rotation * Math.PI) / 180)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
  return canvas
}
