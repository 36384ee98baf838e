import { createHash } from 'node:crypto'
import { refuse } from '#server/platform/refusal.ts'
import type { RightSearch } from './right-search.ts'
import type { PictureKind, PictureRead } from './tasks.ts'

const DATA_URL = /^data:image\/[a-z+.-]{1,20};base64,/i

/**
 * Decodes and describes a picture, given as a data URL or as bytes; the type in the URL is ignored. Refuses with
 * `wrongPicture` anything but a complete JPG or PNG within the size limits of `decode`, and with `blankPicture` a picture
 * without contours.
 */
export async function readPicture(
  search: RightSearch,
  picture: string | Uint8Array,
  kind?: PictureKind,
): Promise<PictureRead> {
  const bytes = typeof picture === 'string' ? bytesOf(picture) : picture
  const read = await search.read(bytes, kind)
  if (typeof read === 'string') throw refuse(read)
  return read
}

/** A hash of the pixels: equal for the uploaded picture and for the stored PNG. */
export const nameOf = ({ png }: Pick<PictureRead, 'png'>): string =>
  createHash('sha256').update(png).digest('base64url')

function bytesOf(url: string): Uint8Array {
  const [head] = DATA_URL.exec(url) ?? []
  if (head === undefined) throw refuse('wrongPicture')
  return Buffer.from(url.slice(head.length), 'base64')
}
