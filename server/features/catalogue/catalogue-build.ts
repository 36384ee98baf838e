/** Writes the sample world into the catalogue. Changes sample rows only, never imported ones. */
import { existsSync } from 'node:fs'
import { rankKeywords } from '#fixtures/catalogue/frequency-ranks.ts'
import type { RankedKeyword, UnrankedKeyword } from '#fixtures/catalogue/part.ts'
import { DEFAULT_SIZE, type WorldOptions, type WorldPart, world } from '#fixtures/world.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { openCatalogueForWriting } from './catalogue-file.ts'
import type { Membership } from './catalogue-rows.ts'
import { productWriter } from './catalogue-writer.ts'
import { searchableOf } from './niche-search.ts'

/** Increase it when changed fixtures must replace the sample world of existing data folders. */
const WORLD_VERSION = 6

export interface BuildOptions {
  file: string
  seed: number
  size?: number | undefined
  /** ISO instant; default: the start of the current month. */
  now?: string | undefined
  onProgress?: (done: number, total: number, label: string) => void
}

/** `fresh`: contains this sample world; `stale`: contains another one; `absent`: contains none. */
export function catalogueState(options: BuildOptions): 'fresh' | 'stale' | 'absent' {
  if (!existsSync(options.file)) return 'absent'
  const db = openCatalogueForWriting(options.file)
  try {
    const known = db.prepare<[], string>(`SELECT value FROM meta WHERE key = 'world'`).pluck().get()
    if (known === undefined) return 'absent'
    return known === worldKeyOf(options, JSON.parse(known)) ? 'fresh' : 'stale'
  } finally {
    db.close()
  }
}

/** Identifies a sample world. If no date is given, the existing world's date counts as a match. */
function worldKeyOf(options: BuildOptions, known?: { now: string }): string {
  const { seed, size, now } = worldOptions(options)
  return JSON.stringify({ version: WORLD_VERSION, seed, size, now: options.now ?? known?.now ?? now })
}

/** The requested world with defaults: the default size and the start of the current month. */
export const worldOptions = ({ seed, size, now }: BuildOptions): WorldOptions => ({
  seed,
  size: size ?? DEFAULT_SIZE,
  now: now ?? `${new Date().toISOString().slice(0, 7)}-01T00:00:00.000Z`,
})

/** Rebuilds the sample world in one transaction, so a process killed midway changes nothing. */
export function buildCatalogue(options: BuildOptions): void {
  const db = openCatalogueForWriting(options.file)
  try {
    const requested = worldOptions(options)
    let done = 0
    db.transaction(() => {
      removeSample(db)
      const insert = partWriter(db)
      const keywords: UnrankedKeyword[] = []
      for (const part of world(requested)) {
        insert(part)
        keywords.push(...part.keywords)
        done += part.products.length
        options.onProgress?.(done, requested.size, `${part.category.marketplace} ${part.category.path.at(-1) ?? ''}`)
      }
      insertKeywords(db, rankKeywords(keywords))
      db.prepare(`INSERT OR REPLACE INTO meta (key, value) VALUES ('world', ?)`).run(
        worldKeyOf({ ...options, now: requested.now }),
      )
    })()
    db.exec('ANALYZE')
    db.pragma('wal_checkpoint(TRUNCATE)')
  } finally {
    db.close()
  }
}

function removeSample(db: Connection): void {
  for (const table of ['product', 'category', 'niche', 'keyword', 'placement'])
    db.exec(`DELETE FROM ${table} WHERE source = 'sample'`)
}

function insertKeywords(db: Connection, keywords: readonly RankedKeyword[]): void {
  const keyword = db.prepare(
    `INSERT INTO keyword (id, marketplace, text, niche_id, source, observed_on, searches, facts, weeks)
     VALUES (@id, @marketplace, @text, @nicheId, @source, @observedOn, @searches, @facts, @weeks)`,
  )
  for (const { weeks, ...row } of keywords) {
    const { id, marketplace, text, nicheId, source, observedOn, searches } = row
    const json = { facts: JSON.stringify(row), weeks: JSON.stringify(weeks) }
    keyword.run({ id, marketplace, text, nicheId, source, observedOn, searches, ...json })
  }
}

function partWriter(db: Connection): (part: WorldPart) => void {
  const products = productWriter(db)
  const category = db.prepare(
    `INSERT OR REPLACE INTO category (marketplace, path, source, observed_on, owner, fee_category, facts)
     VALUES (@marketplace, @path, @source, @observedOn, 0, @feeCategory, @facts)`,
  )
  const niche = db.prepare(
    `INSERT INTO niche (id, marketplace, source, observed_on, words, facts, months, weeks)
     VALUES (@id, @marketplace, @source, @observedOn, @words, @facts, @months, @weeks)`,
  )
  const placement = db.prepare(
    `INSERT INTO placement (marketplace, asin, keyword_id, source, organic_rank, ad_rank, kinds, traffic_share, ad_share, history)
     VALUES (@marketplace, @asin, @keywordId, 'sample', @organicRank, @adRank, @kinds, @trafficShare, @adShare, @history)`,
  )
  return (part) => {
    const { marketplace, source, observedOn, feeCategory, path } = part.category
    category.run({
      marketplace,
      source,
      observedOn,
      feeCategory,
      path: JSON.stringify(path),
      facts: JSON.stringify(part.category),
    })
    const memberships = new Map<string, Membership>()
    for (const { niche: facts, months, weeks, words, members } of part.niches) {
      const { id, marketplace, source, observedOn } = facts
      const searched = searchableOf(facts, words, months.at(-1)?.searches ?? 0)
      niche.run({
        id,
        marketplace,
        source,
        observedOn,
        words: JSON.stringify(searched),
        facts: JSON.stringify(facts),
        months: JSON.stringify(months),
        weeks: JSON.stringify(weeks),
      })
      for (const { asin, clickShare } of members) memberships.set(asin, { nicheId: id, clickShare })
    }
    for (const { product, history, weeks, placements } of part.products) {
      // An imported row with the same ASIN has priority over a sample row.
      if (products.find(product)) continue
      products.put(product, { history, weeks }, memberships.get(product.asin))
      for (const { kinds, history, ...row } of placements)
        placement.run({ ...row, kinds: JSON.stringify(kinds), history: JSON.stringify(history) })
    }
  }
}
