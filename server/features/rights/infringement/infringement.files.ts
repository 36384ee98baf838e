import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { requireSigned, type SignedFiles, type SignedQuery, signedQuery } from '#server/platform/signed-address.ts'
import type { RightsWorld } from '../rights.world.ts'
import { type ListedQuery, picturesOf, queryOf } from './infringement.store.ts'

const FILES: SignedFiles = { kind: 'tort-files', seconds: 3600 }
const NAME = /^(\d{1,15})-(\d{1,2})\.png$/

/** Signed parameters that open the pictures of an account's queries; they expire. */
export const keyOf = (world: RightsWorld, accountId: number) => signedQuery(world, FILES, accountId)

export const imagesOf = (row: Pick<ListedQuery, 'id' | 'pictures'>, key: string): string[] =>
  picturesOf(row).map((_file, no) => `/images/tort-query/${row.id}-${no}.png?${key}`)

/** The path of a picture; undefined if the account of the address has no such picture. */
export async function pictureAt(world: RightsWorld, file: string, signed: SignedQuery): Promise<string | undefined> {
  const owner = await requireSigned(world, FILES, signed)
  const [, id, no] = NAME.exec(file) ?? []
  const row = id === undefined ? undefined : await queryOf(world.db, owner, Number(id))
  const name = row && picturesOf(row)[Number(no)]
  const path = name && join(world.files, name)
  return path && existsSync(path) ? path : undefined
}
