/** Pictures of infringement queries: signed addresses, and where they lie. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { requireSigned, type Signed, signedQuery } from '#server/domain/signed-address.ts'
import type { World } from '#server/domain/world.ts'
import { type ListedQuery, picturesOf, queryOf } from './infringement.store.ts'

const KIND = 'tort-files'
const NAME = /^(\d{1,15})-(\d{1,2})\.png$/

/** What opens the pictures of an account's queries; it changes with the hour. */
export const keyOf = (world: World, accountId: number) => signedQuery(world, KIND, accountId)

/** The addresses of a query's pictures, in their order. */
export const imagesOf = (row: Pick<ListedQuery, 'id' | 'pictures'>, key: string): string[] =>
  picturesOf(row).map((_file, no) => `/images/tort-query/${row.id}-${no}.png?${key}`)

/** Where the picture of an address lies; undefined where there is none of whoever it was given to. */
export async function pictureAt(world: World, file: string, signed: Signed): Promise<string | undefined> {
  const owner = await requireSigned(world, KIND, signed)
  const [, id, no] = NAME.exec(file) ?? []
  const row = id === undefined ? undefined : await queryOf(world.db, owner, Number(id))
  const name = row && picturesOf(row)[Number(no)]
  const path = name && join(world.files, name)
  return path && existsSync(path) ? path : undefined
}
