/** Pictures and papers of searches: signed addresses, and where they lie. */
import { join } from 'node:path'
import { requireSigned, type Signed, signedQuery } from '#server/domain/signed-address.ts'
import type { World } from '#server/domain/world.ts'

const KIND = 'patent-files'

/** What opens the files of an account's searches; it changes with the hour. */
export const keyOf = (world: World, accountId: number) => signedQuery(world, KIND, accountId)

export const pictureUrl = (queryId: number, key: string) => `/images/patent-query/${queryId}.png?${key}`

/** Whose files the address opens. */
export const ownerOf = (world: World, query: Signed) => requireSigned(world, KIND, query)

export const pathOf = ({ files }: World, file: string) => join(files, file)
