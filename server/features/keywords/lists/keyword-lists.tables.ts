/** Times are ISO instants. */
import type { Generated } from 'kysely'
import type { TermOrigin } from '#contracts/api/keyword-lists.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'

declare module '#server/db/state-tables.ts' {
  interface StateTables {
    keyword_list: KeywordListTable
    listed_term: ListedTermTable
  }
}

export interface KeywordListTable {
  id: Generated<number>
  account_id: number
  marketplace: Marketplace
  name: string
  created_at: string
  /** When its name or its terms changed last. */
  updated_at: string
}

export interface ListedTermTable {
  id: Generated<number>
  list_id: number
  text: string
  /** The text without capitals, accents and repeated spaces: what makes a term the same. */
  folded: string
  /** A JSON array of texts. */
  tags: string
  origin: TermOrigin
  detail: string | null
  added_at: string
}
