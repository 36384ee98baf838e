/** The importable kinds of files. */

import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { catalogueFileOf, rightsFileOf } from '#server/app/env.ts'
import { openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { picturesFolder } from '#server/features/catalogue/stored-picture.ts'
import { importProducts } from '#server/features/imports/import-products.ts'
import { importKeywords } from '#server/features/imports/keywords/import-keywords.ts'
import { keywordLines, whyNoKeyword } from '#server/features/imports/keywords/keyword-summary.ts'
import { importPatents } from '#server/features/imports/patents/import-patents.ts'
import * as patents from '#server/features/imports/patents/patent-lines.ts'
import type { FileProgress } from '#server/features/imports/read-records.ts'
import { summaryLines } from '#server/features/imports/summary-lines.ts'
import { importTrademarks } from '#server/features/imports/trademarks/import-trademarks.ts'
import * as marks from '#server/features/imports/trademarks/mark-lines.ts'
import { drawingsFolder } from '#server/features/rights/register/drawings.ts'
import { openRightsForWriting } from '#server/features/rights/register/rights-file.ts'
import { ensureTables } from '#server/features/screener/build-tables.ts'
import { sheetRows } from './sheet-rows.ts'

export interface ImportCall {
  file: string
  /** DATA_DIR */
  folder: string
  /** Origin of the website, such as `http://127.0.0.1:3000`. */
  origin: string
  onProgress: (progress: FileProgress & { read: number }) => void
  /** Of search terms whose file does not tell them. */
  marketplace: Marketplace | undefined
  day: string | undefined
}

export interface ImportAnswer {
  /** Lines to print; empty when no record was read. */
  lines: string[]
  /** Null on success. */
  failure: string | null
}

const now = () => new Date()

export const kinds: Record<string, (call: ImportCall) => Promise<ImportAnswer>> = {
  async products({ file, folder, origin, onProgress }) {
    using db = disposable(openCatalogueForWriting(catalogueFileOf({ dataDir: folder })))
    const pictures = picturesFolder(folder)
    const summary = await importProducts({ db: db.of, file, owner: null, pictures, now, onProgress })
    ensureTables(catalogueFileOf({ dataDir: folder }))
    return answer(summary, summaryLines(summary, origin), emptyFailure(summary))
  },
  async keywords({ file, folder, origin, onProgress, marketplace, day }) {
    using db = disposable(openCatalogueForWriting(catalogueFileOf({ dataDir: folder })))
    const progress = { bytes: 0, totalBytes: 0 }
    const summary = await importKeywords({
      db: db.of,
      file,
      rows: sheetRows(file, progress),
      marketplace,
      day,
      owner: null,
      now,
      onProgress: (read) => onProgress({ ...progress, read }),
    })
    ensureTables(catalogueFileOf({ dataDir: folder }))
    return answer(summary, keywordLines(summary, origin), whyNoKeyword(summary))
  },
  async patents({ file, folder, origin, onProgress }) {
    using db = disposable(openRightsForWriting(rightsFileOf({ dataDir: folder })))
    const drawings = drawingsFolder(folder)
    const summary = await importPatents({ db: db.of, file, folder: drawings, now, onProgress })
    return answer(summary, patents.patentLines(summary, origin), patents.whyNothingImported(summary))
  },
  async trademarks({ file, folder, origin, onProgress }) {
    using db = disposable(openRightsForWriting(rightsFileOf({ dataDir: folder })))
    const summary = await importTrademarks({ db: db.of, file, onProgress })
    return answer(summary, marks.markLines(summary, origin), marks.whyNothingImported(summary))
  },
}

interface Summary {
  read: number
  broken: { message: string } | null
}

function answer({ read, broken }: Summary, lines: string[], nothing: string | null): ImportAnswer {
  const kept = read > 0 ? ' Records imported before it are kept.' : ''
  return { lines: read > 0 ? lines : [], failure: broken ? `${broken.message}${kept}` : nothing }
}

function emptyFailure({ read, rejected }: { read: number; rejected: number }): string | null {
  if (read === 0) return 'The file has no records.'
  return rejected === read
    ? 'No record was imported: check that the file has Amazon products in Bright Data format.'
    : null
}

const disposable = <T extends { close(): void }>(of: T) => ({ of, [Symbol.dispose]: () => of.close() })
