import type { Part } from '#web/kit/crop/crop.rules.ts'
import { cutOut } from '#web/kit/crop/cut.ts'
import { SENT_SIZE } from './picture.rules.ts'

/** Cuts a part out of a picture and encodes it in the picture's type. Rejects when the browser cannot draw it. */
export async function cropAvatar(picture: File, part: Part): Promise<File> {
  const drawn = await createImageBitmap(picture)
  const canvas = cutOut(drawn, { part, most: SENT_SIZE })
  drawn.close()
  const { type } = picture
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))
  if (!blob) throw new Error('The browser could not encode the picture')
  return new File([blob], 'avatar', { type })
}
