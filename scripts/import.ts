/** `npm run import -- products FILE`: takes a file of real data into the catalogue of DATA_DIR. May run beside the server. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openCatalogueForWriting } from '#server/db/catalogue.ts'
import { DataFileError } from '#server/db/open.ts'
import { type ImportProgress, importProducts } from '#server/features/imports/import-products.ts'
import { summaryLines } from '#server/features/imports/summary-lines.ts'

const USAGE = `usage: npm run import -- products FILE
  FILE  Amazon products in the format of Bright Data: a JSON list, or one JSON record on each line; gzip too`

/** Exit codes: 0 all read, 1 nothing taken or the file broken, 2 wrong call. */
async function main([kind, file, ...rest]: string[]): Promise<number> {
  if (kind !== 'products' || !file || rest.length > 0) return fail(USAGE, 2)
  const folder = process.env.DATA_DIR || '.data'
  try {
    mkdirSync(folder, { recursive: true })
    const db = openCatalogueForWriting(join(folder, 'catalogue.sqlite'))
    try {
      const summary = await importProducts({ db, file, owner: null, now: () => new Date(), onProgress: showProgress() })
      clearProgress()
      if (summary.read > 0) console.log(summaryLines(summary, origin()).join('\n'))
      if (summary.broken)
        return fail(`${summary.broken.message}${summary.read > 0 ? ' The rows before it are kept.' : ''}`)
      if (summary.read === 0) return fail('The file holds no rows.')
      if (summary.refused === summary.read)
        return fail('No row was taken. Is this a file of Amazon products from Bright Data?')
      return 0
    } finally {
      db.close()
    }
  } catch (error) {
    clearProgress()
    return fail(explain(folder, error))
  }
}

/** One line that is written over on a terminal; elsewhere a line for every tenth of the file. */
function showProgress(): (progress: ImportProgress) => void {
  let shown = 0
  return ({ bytes, totalBytes, read }) => {
    const percent = totalBytes > 0 ? Math.floor((bytes / totalBytes) * 100) : 100
    if (process.stderr.isTTY) process.stderr.write(`\r${percent} %, ${read} rows\x1b[K`)
    else if (percent >= shown + 10) console.error(`${percent} %, ${read} rows`)
    if (percent >= shown + 10) shown = percent - (percent % 10)
  }
}

const clearProgress = () => process.stderr.isTTY && process.stderr.write('\r\x1b[K')

const origin = () => `http://${process.env.HOST || '127.0.0.1'}:${process.env.PORT || 3000}`

function explain(folder: string, error: unknown): string {
  if (error instanceof DataFileError) return error.message
  const { code = '', message } = error as NodeJS.ErrnoException // whatever fails here is an Error of Node or of SQLite
  if (code.startsWith('SQLITE_BUSY'))
    return 'Another process keeps writing to the catalogue. Try again when it is done; what is taken stays taken.'
  if (code === 'SQLITE_FULL' || code === 'ENOSPC')
    return `No space is left for the data folder ${folder}. What is taken stays taken; run the import again when there is.`
  return `The import stopped: ${message}`
}

function fail(line: string, code = 1): number {
  console.error(line)
  return code
}

process.exitCode = await main(process.argv.slice(2))
