import { sentSize } from './picture.rules.ts'

/** A part of a picture, in its own pixels. */
export interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** The part as a file of the same type. Rejects when the browser cannot draw the picture. */
export async function cut(picture: File, { x, y, width, height }: Part): Promise<File> {
  const drawn = await createImageBitmap(picture)
  const size = sentSize(width)
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  canvas.getContext('2d')?.drawImage(drawn, x, y, width, height, 0, 0, size, size)
  drawn.close()
  const { type } = picture
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))
  if (!blob) throw new Error('The picture cannot be drawn')
  return new File([blob], 'avatar', { type })
}
