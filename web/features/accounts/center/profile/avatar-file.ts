import type { Part } from '#web/kit/crop/crop.rules.ts'
import { cut } from '#web/kit/crop/cut.ts'
import { SENT_SIZE } from './picture.rules.ts'

/** The part of a picture as a file of the same type. Rejects when the browser cannot draw the picture. */
export async function avatarOf(picture: File, part: Part): Promise<File> {
  const drawn = await createImageBitmap(picture)
  const canvas = cut(drawn, { part, most: SENT_SIZE })
  drawn.close()
  const { type } = picture
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))
  if (!blob) throw new Error('The picture cannot be drawn')
  return new File([blob], 'avatar', { type })
}
