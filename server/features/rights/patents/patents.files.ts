/** Signed addresses and paths of the pictures and printed results of searches. */
import { join } from 'node:path'
import type { Language } from '#contracts/model/language.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import type { Thresholds } from '#contracts/model/rights/risk.ts'
import { requireSigned, type SignedFiles, type SignedQuery, signedQuery } from '#server/platform/signed-address.ts'
import type { RightsWorld } from '../rights.world.ts'
import { PAPER_NAMES } from './pdf/words.ts'

const FILES: SignedFiles = { kind: 'patent-files', seconds: 3600 }

/** Signed parameters that open the files of an account's searches; they expire. */
export const keyOf = (world: RightsWorld, accountId: number) => signedQuery(world, FILES, accountId)

export const pictureUrl = (queryId: number, key: string) => `/images/patent-query/${queryId}.png?${key}`

export const paperUrl = (
  queryId: number,
  key: string,
  { high, medium, language, targets }: Thresholds & { language: Language; targets: readonly Office[] | undefined },
) => {
  const parameters = {
    high: `${high}`,
    medium: `${medium}`,
    lang: language,
    ...(targets && { targets: targets.join() }),
  }
  return `/download/patents/${queryId}.pdf?${key}&${new URLSearchParams(parameters)}`
}

export const paperName = (queryId: number, language: Language) => `${PAPER_NAMES[language]}-${queryId}.pdf`

/** The account whose files the address opens; refuses an invalid signature. */
export const ownerOf = (world: RightsWorld, query: SignedQuery) => requireSigned(world, FILES, query)

export const pathOf = ({ files }: RightsWorld, file: string) => join(files, file)
