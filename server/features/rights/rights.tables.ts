/** Times are ISO instants, money and power integers, booleans 0 or 1. */
import type { Generated } from 'kysely'
import type { VERDICTS } from '#contracts/api/rights/patent-rows.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Risk } from '#contracts/model/rights/risk.ts'

declare module '#server/db/state-tables.ts' {
  interface StateTables {
    patent_query: PatentQueryTable
    patent_verdict: PatentVerdictTable
    patent_visit: PatentVisitTable
    patent_watch: PatentWatchTable
    patent_watch_hit: PatentWatchHitTable
    tort_query: TortQueryTable
  }
}

export interface PatentQueryTable {
  id: Generated<number>
  account_id: number
  /** Key of the search: a hash of its words and its picture. */
  search: string
  /** JSON text: the form without its picture. */
  form: string
  /** File name in the world's folder. */
  picture: string | null
  descriptor: Buffer | null
  /** JSON text, see packed-hits.ts; the most similar first. */
  hits: string
  found: number
  created_at: string
}

export interface PatentVerdictTable {
  query_id: number
  patent_id: number
  verdict: (typeof VERDICTS)[number] | null
  note: string
  judged_at: string
}

/** When an account last looked at the latest grants. */
export interface PatentVisitTable {
  account_id: number
  seen_until: string
}

/** A saved search, which runs again over new grants. */
export interface PatentWatchTable {
  id: Generated<number>
  query_id: number
  account_id: number
  name: string
  created_at: string
  /** Grants that were added up to this instant have been searched. */
  looked_at: string
}

export interface PatentWatchHitTable {
  watch_id: number
  patent_id: number
  view: number | null
  similarity: number | null
  /** 1 once its owner has looked at it. */
  seen: Generated<number>
  /** Empty for hits from before this column existed. */
  found_at: string
}

/** A check of a product or a listing against patents, marks and cases, with its result. */
export interface TortQueryTable {
  id: Generated<number>
  account_id: number
  /** Key of the check: a hash of the listing and its pictures. */
  search: string
  asin: string | null
  marketplace: Marketplace | null
  title: string
  /** Title and bullets. */
  text: string
  brand: string | null
  /** File names of its pictures in the world's folder, separated by spaces; see `namesIn`. */
  pictures: string
  risk: Risk | null
  /** JSON text: the result as it was found. */
  result: string
  verdict: (typeof VERDICTS)[number] | null
  note: string
  created_at: string
}

export const namesIn = (names: string): string[] => names.split(' ').filter((name) => name !== '')
