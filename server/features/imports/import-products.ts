/** Imports a file of Bright Data's Amazon products into the catalogue. */
import { basename } from 'node:path'
import type { Product } from '#contracts/model/catalogue.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { MIN_CATEGORY_PRODUCTS, productWriter } from '#server/features/catalogue/public.writing.ts'
import { type ReadProduct, readBrightData } from './brightdata.ts'
import { countProduct, countWarnings, emptySummary, type ImportSummary } from './import-summary.ts'
import { mergeProducts, sameProduct } from './merge-products.ts'
import { countRejection } from './occurrences.ts'
import { productPictures } from './product-pictures.ts'
import { type FileProgress, readRecords } from './read-records.ts'
import { BrokenFileError } from './split-records.ts'

export interface ImportProgress extends FileProgress {
  /** Rows read so far. */
  read: number
}

export interface ImportOptions {
  /** The catalogue, open for writing. Other processes may read it, and write between batches. */
  db: Connection
  file: string
  /** The only account that sees the rows; null for everyone. */
  owner: number | null
  /**
   * Folder for pictures found next to the file. Not used for rows of one account, because picture addresses are public.
   */
  pictures?: string
  now: () => Date
  /** Called after every batch. */
  onProgress?: (progress: ImportProgress) => void
}

/** A batch is one transaction; it ends at either limit, which bounds memory. */
const BATCH = { rows: 500, bytes: 4_000_000 }

/**
 * Imports the file in batches of one transaction each. Bad rows are rejected and counted; a broken file ends the import
 * with `broken`, and earlier rows stay. Idempotent. Throws only SQLite errors.
 */
export async function importProducts({
  db,
  file,
  owner,
  pictures: folder,
  now,
  onProgress,
}: ImportOptions): Promise<ImportSummary> {
  const summary = emptySummary()
  const progress: FileProgress = { bytes: 0, totalBytes: 0 }
  const today = now().toISOString().slice(0, 10)
  using writer = batchWriter(db, summary)
  const pictures = folder !== undefined && owner === null ? productPictures(file, folder, productWriter(db).find) : null
  summary.pictures = pictures?.counts ?? null
  let batch: ImportedRow[] = []
  let bytes = 0
  const flush = async () => {
    for (const { product } of batch) product.imageUrl = (await pictures?.store(product)) ?? product.imageUrl
    writer.write(batch)
    batch = []
    bytes = 0
    if (summary.read > 0) onProgress?.({ ...progress, read: summary.read })
  }
  try {
    for await (const record of readRecords(file, progress)) {
      summary.read++
      const read =
        'value' in record ? readBrightData(record.value, owner, today) : { rejected: record.rejected, asin: null }
      if ('rejected' in read) countRejection(summary, read.rejected, { row: record.row, name: read.asin })
      else {
        countWarnings(summary, read.warnings)
        batch.push(read)
      }
      bytes += record.size
      if (batch.length >= BATCH.rows || bytes >= BATCH.bytes) await flush()
    }
  } catch (error) {
    if (!(error instanceof BrokenFileError)) throw error
    summary.broken = { row: error.row, message: error.message }
  }
  await flush()
  summary.niches = nichesOf(db, owner)
  if (summary.read > 0) recordRun(db, basename(file), now().toISOString(), summary)
  return summary
}

type ImportedRow = Extract<ReadProduct, { product: Product }>

/** Writes batches into the catalogue and counts the outcomes. */
function batchWriter(db: Connection, summary: ImportSummary): { write(batch: ImportedRow[]): void } & Disposable {
  const writer = productWriter(db)
  // Products seen in this run, in a temporary table, because a file may exceed memory.
  const seen = `import_seen_${++runs}`
  db.exec(
    `CREATE TEMP TABLE ${seen} (asin TEXT, marketplace TEXT, changed INTEGER, PRIMARY KEY (asin, marketplace)) WITHOUT ROWID`,
  )
  const look = db.prepare<[string, string], { changed: 0 | 1 }>(
    `SELECT changed FROM ${seen} WHERE asin = ? AND marketplace = ?`,
  )
  const mark = db.prepare(`INSERT OR REPLACE INTO ${seen} VALUES (?, ?, ?)`)
  const countChange = db.prepare(
    `INSERT INTO meta (key, value) VALUES ('changes', '1')
     ON CONFLICT (key) DO UPDATE SET value = CAST(value AS INTEGER) + 1`,
  )
  const dropPlacements = db.prepare(`DELETE FROM placement WHERE marketplace = ? AND asin = ? AND source = 'sample'`)

  function write({ product: incoming, observation }: ImportedRow): 'imported' | 'merged' | 'unchanged' {
    const known = writer.find(incoming)
    const merged = known ? mergeProducts(known, incoming) : incoming
    const isNewDay = writer.observe(incoming, observation)
    if (known && sameProduct(known, merged)) return isNewDay ? 'merged' : 'unchanged'
    writer.put(merged)
    if (known?.source !== 'sample') return known ? 'merged' : 'imported'
    dropPlacements.run(known.marketplace, known.asin)
    return 'imported'
  }

  const writeBatch = db.transaction((batch: ImportedRow[]) => {
    const counts = { imported: 0, merged: 0, unchanged: 0 }
    const fresh: Product[] = []
    // In the same transaction, so that the tables of searches are made again even if the import is killed later.
    countChange.run()
    for (const row of batch) {
      const { product } = row
      const before = look.get(product.asin, product.marketplace)
      const outcome = write(row)
      // A repeated row after a change counts as a duplicate of this file.
      counts[outcome === 'unchanged' && before?.changed ? 'merged' : outcome]++
      if (!before) fresh.push(product)
      if (!before || outcome !== 'unchanged')
        mark.run(product.asin, product.marketplace, Number(outcome !== 'unchanged' || before?.changed === 1))
    }
    return { counts, fresh }
  })

  return {
    // Immediate: takes the write lock before the first read, so that no other writer intervenes.
    write(batch) {
      if (batch.length === 0) return
      const { counts, fresh } = writeBatch.immediate(batch)
      summary.imported += counts.imported
      summary.merged += counts.merged
      summary.unchanged += counts.unchanged
      for (const product of fresh) countProduct(summary, product)
    },
    [Symbol.dispose]: () => db.exec(`DROP TABLE ${seen}`),
  }
}

let runs = 0

function nichesOf(db: Connection, owner: number | null): ImportSummary['niches'] {
  const found = db
    .prepare<[object], { marketplace: string; path: string; products: number }>(
      `SELECT marketplace, category_path AS path, count(DISTINCT asin) AS products FROM product
       WHERE source <> 'sample' AND owner IN (0, @owner) AND niche_id IS NOT NULL
       GROUP BY marketplace, category_path HAVING products >= @least ORDER BY products DESC, category_path`,
    )
    .all({ owner: owner ?? 0, least: MIN_CATEGORY_PRODUCTS })
  const [first] = found
  if (!first) return { count: 0, largest: null }
  const path = JSON.parse(first.path) as string[] // written by toRow, as its marketplace is
  return {
    count: found.length,
    largest: { title: path.at(-1) ?? '', marketplace: first.marketplace as Marketplace },
  }
}

function recordRun(
  db: Connection,
  file: string,
  finishedAt: string,
  { read, imported, merged, unchanged, rejected }: ImportSummary,
) {
  db.prepare(
    `INSERT INTO import_run (kind, file, finished_at, read, taken, merged, unchanged, refused)
     VALUES ('products', @file, @finishedAt, @read, @imported, @merged, @unchanged, @rejected)`,
  ).run({ file, finishedAt, read, imported, merged, unchanged, rejected })
}
