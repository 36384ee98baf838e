/** Signed addresses of printed calculations. One signature opens all calculations and copies that an account may read. */
import type { Mode } from '#contracts/model/calculators/freight/modes.ts'
import type { Language } from '#contracts/model/language.ts'
import { requireSigned, type SignedFiles, type SignedQuery, signedQuery } from '#server/platform/signed-address.ts'
import type { CalculatorsWorld } from './calculators.world.ts'
import { PAPER_NAMES } from './pdf/paper.texts.ts'

const FILES: SignedFiles = { kind: 'calculations', seconds: 3600 }

export const keyOf = (world: CalculatorsWorld, accountId: number) => signedQuery(world, FILES, accountId)

/** `of`: the id of a calculation, or the token of a shared copy. `mode`: the mode whose costs a freight PDF itemises. */
export const paperUrl = (of: string, key: string, language: Language, mode: Mode | undefined) =>
  `/download/calculators/${of}.pdf?${key}&${new URLSearchParams({ lang: language, ...(mode && { mode }) })}`

export const draftName = (language: Language) => `${PAPER_NAMES[language]}.pdf`

/** A file is named by its id; tokens stay out of file names, because they open the copy. */
export const paperName = (file: string, language: Language) => {
  const id = idOf(file)
  return id === null ? draftName(language) : `${PAPER_NAMES[language]}-${id}.pdf`
}

/** The account that the address was made for. Throws `fileNotFound` if the signature is invalid. */
export const ownerOf = (world: CalculatorsWorld, query: SignedQuery) => requireSigned(world, FILES, query)

/** The id of a calculation in the name of a file; null for other files. */
export function idOf(file: string): number | null {
  const [, id] = /^(\d{1,12})\.pdf$/.exec(file) ?? []
  return id === undefined ? null : Number(id)
}

/** The token in the name of a file; null for other files. */
export const tokenOf = (file: string): string | null => /^([\w-]{43})\.pdf$/.exec(file)?.[1] ?? null
