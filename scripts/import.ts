/** `npm run import -- KIND FILE`: imports a file of real data into DATA_DIR. The server may run meanwhile. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import { createDataDir } from '#server/app/data-folder.ts'
import { EnvError } from '#server/app/env.ts'
import { DataFileError } from '#server/db/sqlite.ts'
import { dayOf } from '#server/features/imports/days.ts'
import { explainReadError } from '#server/features/imports/read-records.ts'
import { type ImportCall, kinds } from './import/kinds.ts'

const USAGE = `usage: npm run import -- products|keywords|patents|trademarks FILE
  products    Amazon products in Bright Data format: a JSON list, or one JSON record per line; may be gzipped;
              pictures next to the file, named B0XXXXXXXX.jpg, are imported too
  keywords    search terms as CSV or XLSX: Top Search Terms (weekly) of Amazon Brand Analytics, Cerebro or Magnet of
              Helium 10, keywords of SellerSprite; if the name of the file does not tell marketplace and day, add
              --marketplace US --day 2026-11-20
  patents     weekly grants of the USPTO (ipg*.xml, ipgb*.xml): XML, or a zip with XML files; imports design patents,
              with drawings from the zip, next to the file, or in folders named like the records
  trademarks  daily or yearly trademark files of the USPTO (apc*.xml): XML, or a zip with XML files`

/** Exit codes: 0 success, 1 nothing imported or file broken, 2 invalid command line. */
async function main(words: string[]): Promise<number> {
  const call = readCommand(words)
  const run = call && Object.hasOwn(kinds, call.kind) ? kinds[call.kind] : undefined
  if (!call || !run) return fail(USAGE, 2)
  const { file, marketplace, day } = call
  const folder = resolve(process.env.DATA_DIR || '.data')
  try {
    createDataDir(folder)
    const { lines, failure } = await run({
      file,
      folder,
      origin: origin(),
      onProgress: showProgress(),
      marketplace,
      day,
    })
    clearProgress()
    if (lines.length > 0) console.log(lines.join('\n'))
    return failure === null ? 0 : fail(failure)
  } catch (error) {
    clearProgress()
    return fail(explainError({ folder, file }, error))
  }
}

interface Command {
  kind: string
  file: string
  marketplace: Marketplace | undefined
  day: string | undefined
}

/** Undefined for an invalid command line. Only search terms take options. */
function readCommand(args: string[]): Command | undefined {
  try {
    const options = { marketplace: { type: 'string' }, day: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
    const [kind, file, ...rest] = positionals
    const { marketplace, day } = values
    if (!kind || !file || rest.length > 0) return
    if (kind !== 'keywords' && Object.keys(values).length > 0) return
    if (marketplace !== undefined && !isMarketplace(marketplace)) return
    if (day !== undefined && dayOf(day) !== day) return
    return { kind, file, marketplace, day }
  } catch {
    // An unknown option.
  }
}

/** One updating line on a terminal; otherwise one line per 10 %. */
function showProgress(): ImportCall['onProgress'] {
  let shown = 0
  return ({ bytes, totalBytes, read }) => {
    const percent = totalBytes > 0 ? Math.floor((bytes / totalBytes) * 100) : 100
    if (process.stderr.isTTY) process.stderr.write(`\r${percent} %, ${read} records\x1b[K`)
    else if (percent >= shown + 10) console.error(`${percent} %, ${read} records`)
    if (percent >= shown + 10) shown = percent - (percent % 10)
  }
}

const clearProgress = () => process.stderr.isTTY && process.stderr.write('\r\x1b[K')

const origin = () => `http://${process.env.HOST || '127.0.0.1'}:${process.env.PORT || 3000}`

function explainError({ folder, file }: { folder: string; file: string }, error: unknown): string {
  if (error instanceof DataFileError || error instanceof EnvError) return error.message
  const { code = '', message } = error as NodeJS.ErrnoException // only Node and SQLite throw here
  if (code.startsWith('SQLITE_BUSY'))
    return 'Another process is writing to the same data. Run the import again when it has finished; imported records are kept.'
  if (code === 'SQLITE_FULL' || code === 'ENOSPC')
    return `The disk of the data folder ${folder} is full. Imported records are kept; free space and run the import again.`
  if (/^E[A-Z]+$/.test(code)) return explainReadError(file, error)
  return `The import failed: ${message}`
}

function fail(line: string, code = 1): number {
  console.error(line)
  return code
}

process.exitCode = await main(process.argv.slice(2))
