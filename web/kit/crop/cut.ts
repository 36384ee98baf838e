import { clip, type Part, rotatedSize } from './crop.rules.ts'

type Drawable = CanvasImageSource & { readonly width: number; readonly height: number }

interface Cut {
  part: Part
  /** Degrees clockwise, in steps of 90. */
  rotation?: number
  /** Longest side of the result; a smaller part is not enlarged. */
  most: number
}

/** Cuts out a part, clipped to the picture and rotated. */
export function cutOut(picture: Drawable, { part, rotation = 0, most }: Cut): HTMLCanvasElement {
  const whole = rotatedSize(picture, rotation)
  const { x, y, width, height } = clip(part, whole)
  const scale = Math.min(1, most / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no 2D canvas to crop the picture with')
  context.imageSmoothingQuality = 'high'
  context.scale(canvas.width / width, canvas.height / height)
  context.translate(whole.width / 2 - x, whole.height / 2 - y)
  context.rotate((rotation * Math.PI) / 180)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
  return canvas
}
