import type { Part } from '#web/kit/crop/crop.rules.ts'
import { cutOut } from '#web/kit/crop/cut.ts'
import { MAX_UPLOAD_EDGE_PX } from './picture.rules.ts'

/** Crops a picture and encodes the result in the same image type. Rejects if the browser cannot decode the picture. */
export async function cropAvatar(picture: File, part: Part): Promise<File> {
  const drawn = await createImageBitmap(picture)
  const canvas = cutOut(drawn, { part, most: MAX_UPLOAD_EDGE_PX })
  drawn.close()
  const { type } = picture
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))
  if (!blob) throw new Error('The browser could not encode the picture')
  return new File([blob], 'avatar', { type })
}
