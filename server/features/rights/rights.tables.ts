/** Tables of patent searches and infringement queries. Times are ISO instants, money and power integers, booleans 0 or 1. */
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

/** A search of design patents, and what it has found. */
export interface PatentQueryTable {
  id: Generated<number>
  account_id: number
  /** Names the search: the same words and the same picture have the same. */
  search: string
  /** JSON text: the form without its picture. */
  form: string
  /** Name of its file in the world's folder. */
  picture: string | null
  descriptor: Buffer | null
  /** JSON text: patent, view and similarity of each, the most alike first. */
  hits: string
  found: number
  created_at: string
}

/** What the seller thinks of a patent that a query has found. */
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

/** A saved search, which is run again over new grants. */
export interface PatentWatchTable {
  id: Generated<number>
  query_id: number
  account_id: number
  name: string
  created_at: string
  /** Grants that were added until then have been looked through. */
  looked_at: string
}

/** A new grant that a saved search has found. */
export interface PatentWatchHitTable {
  watch_id: number
  patent_id: number
  view: number | null
  similarity: number | null
  /** 1 once its owner has looked at it. */
  seen: Generated<number>
  /** Empty of what was found before that was kept. */
  found_at: string
}

/** A product or a listing that was checked against patents, marks and cases, and what was found then. */
export interface TortQueryTable {
  id: Generated<number>
  account_id: number
  /** Names what was checked: the same listing with the same pictures has the same. */
  search: string
  asin: string | null
  marketplace: Marketplace | null
  title: string
  /** Title and bullets. */
  text: string
  brand: string | null
  /** Names of the files of its pictures in the world's folder, with a space between: see `namesIn`. */
  pictures: string
  risk: Risk | null
  /** JSON text: the result of the call, as it was found. */
  result: string
  verdict: (typeof VERDICTS)[number] | null
  note: string
  created_at: string
}

/** Parses the file names stored in one column. */
export const namesIn = (names: string): string[] => names.split(' ').filter((name) => name !== '')
