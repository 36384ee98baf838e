import { createHash } from 'node:crypto'
import { refuse } from '#server/platform/refusal.ts'
import type { RightSearch } from './right-search.ts'
import type { PictureKind, PictureRead } from './tasks.ts'

const DATA_URL = /^data:image\/[a-z+.-]{1,20};base64,/i

/**
 * What can be searched, stored and shown of a picture that somebody gave: a data URL, or its bytes. What it is, its bytes
 * say, not its type. Refuses with `wrongPicture` what is no whole JPG or PNG of at most 50 megapixels, fewer where
 * `decode` has to unpack more of them at once, and with `blankPicture` what shows nothing.
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

/** Names a picture by what it shows: as it was given, and fetched back from where it is kept, it is the same. */
export const nameOf = ({ png }: Pick<PictureRead, 'png'>): string =>
  createHash('sha256').update(png).digest('base64url')

function bytesOf(url: string): Uint8Array {
  const [head] = DATA_URL.exec(url) ?? []
  if (head === undefined) throw refuse('wrongPicture')
  return Buffer.from(url.slice(head.length), 'base64')
}
