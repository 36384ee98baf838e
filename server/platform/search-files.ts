/** Files of a search: their signed addresses hold the search, and a request reads it back. */
import { matches } from '#contracts/core/matches.ts'
import type { Static, TSchema } from '#contracts/core/schema.ts'
import type { Language } from '#contracts/model/language.ts'
import { refuse } from './refusal.ts'
import { requireSigned, type SignedFiles, type SignedQuery, type SigningWorld, signedQuery } from './signed-address.ts'

type FileType = 'csv' | 'xlsx'
/** The calls of the files; see contracts/api/search-files.ts. */
type FileCalls = Readonly<Record<FileType, { readonly path: string }>>

export type SearchFileQuery = SignedQuery & { q: string; lang?: Language }

/** The addresses of a search's files, in the language of the list. */
export async function searchFileAddresses(
  world: SigningWorld,
  { calls, files, accountId }: { calls: FileCalls; files: SignedFiles; accountId: number },
  { search, language }: { search: object; language: Language },
): Promise<Record<FileType, string>> {
  const key = await signedQuery(world, files, accountId)
  const query = `${key}&${new URLSearchParams({ q: JSON.stringify(search), lang: language })}`
  return { csv: `${calls.csv.path}?${query}`, xlsx: `${calls.xlsx.path}?${query}` }
}

/** Who asks for a file of which search, by its address. Throws `fileNotFound` for any address that is not ours. */
export async function openSearchFile<S extends TSchema>(
  world: SigningWorld,
  files: SignedFiles,
  schema: S,
  query: SearchFileQuery,
): Promise<{ accountId: number; search: Static<S>; language: Language }> {
  const accountId = await requireSigned(world, files, query)
  return { accountId, search: readSearch(schema, query.q), language: query.lang ?? 'zh-CN' }
}

/** The address was made from a valid search, so any other text is a forged address. */
function readSearch<S extends TSchema>(schema: S, text: string): Static<S> {
  try {
    const search: unknown = JSON.parse(text)
    if (matches(schema, search)) return search
  } catch {
    // Not JSON.
  }
  throw refuse('fileNotFound')
}
