import { readFile } from 'node:fs/promises'
import { isDescriptor } from '../picture-search/is-descriptor.ts'
import type { RightsWorld } from '../rights.world.ts'
import { pathOf } from './patents.files.ts'
import { formIn, kindOf } from './patents.rules.ts'
import { putDescriptor, type QueryRow } from './queries.store.ts'

/** The PNG; null for a search by words and if the file is missing. */
export async function pictureOf(world: RightsWorld, { picture }: Pick<QueryRow, 'picture'>): Promise<Buffer | null> {
  return picture === null ? null : readFile(pathOf(world, picture)).catch(() => null)
}

/**
 * Null for a search by words. A descriptor of an older format version is computed again from the picture; null if the picture
 * is missing.
 */
export async function descriptorOf(world: RightsWorld, query: QueryRow): Promise<Uint8Array | null> {
  if (query.descriptor === null || isDescriptor(query.descriptor)) return query.descriptor
  const picture = await pictureOf(world, query)
  const read = picture && (await world.search.read(picture, kindOf(formIn(query))))
  if (!read || typeof read === 'string') return null
  await putDescriptor(world.db, query.id, Buffer.from(read.descriptor))
  return read.descriptor
}
