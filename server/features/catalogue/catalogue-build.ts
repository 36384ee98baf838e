/** Puts the sample world into the catalogue. Only sample rows are touched: imports stay as they are. */
import { existsSync } from 'node:fs'
import { DEFAULT_SIZE, type WorldOptions, type WorldPart, world } from '#fixtures/world.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { type Membership, openCatalogueForWriting } from './catalogue-rows.ts'
import { productWriter } from './catalogue-writer.ts'
import { searchableOf } from './niche-search.ts'

/** Raise it when a change of fixtures must reach data folders that already have a world. */
const WORLD_VERSION = 3

export interface BuildOptions {
  file: string
  seed: number
  /** Products in all; the default world when absent. */
  size?: number | undefined
  /** ISO instant; the start of the current month when absent. */
  now?: string | undefined
  onProgress?: (done: number, total: number, label: string) => void
}

/** `fresh`: holds this sample world; `stale`: holds another one; `absent`: holds none. */
export function catalogueState(options: BuildOptions): 'fresh' | 'stale' | 'absent' {
  if (!existsSync(options.file)) return 'absent'
  const db = openCatalogueForWriting(options.file)
  try {
    const known = db.prepare<[], string>(`SELECT value FROM meta WHERE key = 'world'`).pluck().get()
    if (known === undefined) return 'absent'
    return known === stampOf(options, JSON.parse(known)) ? 'fresh' : 'stale'
  } finally {
    db.close()
  }
}

/** What identifies a world. Without a wish for its date, the date of the one that stands is as good. */
function stampOf(options: BuildOptions, known?: { now: string }): string {
  const { seed, size, now } = worldOptions(options)
  return JSON.stringify({ version: WORLD_VERSION, seed, size, now: options.now ?? known?.now ?? now })
}

/** The world that is wished for: the default size, and the start of the current month, where nothing else is. */
export const worldOptions = ({ seed, size, now }: BuildOptions): WorldOptions => ({
  seed,
  size: size ?? DEFAULT_SIZE,
  now: now ?? `${new Date().toISOString().slice(0, 7)}-01T00:00:00.000Z`,
})

/** Makes the sample world anew, in one transaction: a process killed midway leaves what stood before. */
export function buildCatalogue(options: BuildOptions): void {
  const db = openCatalogueForWriting(options.file)
  try {
    const wish = worldOptions(options)
    let done = 0
    db.transaction(() => {
      removeSample(db)
      const insert = partWriter(db)
      for (const part of world(wish)) {
        insert(part)
        done += part.products.length
        options.onProgress?.(done, wish.size, `${part.category.marketplace} ${part.category.path.at(-1) ?? ''}`)
      }
      db.prepare(`INSERT OR REPLACE INTO meta (key, value) VALUES ('world', ?)`).run(
        stampOf({ ...options, now: wish.now }),
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
  const keyword = db.prepare(
    `INSERT INTO keyword (id, marketplace, text, niche_id, source, observed_on, searches, facts, weeks)
     VALUES (@id, @marketplace, @text, @nicheId, @source, @observedOn, @searches, @facts, @weeks)`,
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
    for (const { weeks, ...row } of part.keywords) {
      const { id, marketplace, text, nicheId, source, observedOn, searches } = row
      const json = { facts: JSON.stringify(row), weeks: JSON.stringify(weeks) }
      keyword.run({ id, marketplace, text, nicheId, source, observedOn, searches, ...json })
    }
    for (const { product, history, weeks, placements } of part.products) {
      // A real row of the same ASIN stands before a made-up one.
      if (products.find(product)) continue
      products.put(product, { history, weeks }, memberships.get(product.asin))
      for (const { kinds, history, ...row } of placements)
        placement.run({ ...row, kinds: JSON.stringify(kinds), history: JSON.stringify(history) })
    }
  }
}
