/** `npm run import -- KIND FILE`: takes a file of real data into the data of DATA_DIR. May run beside the server. */
import { resolve } from 'node:path'
import { makeDataDir } from '#server/app/data-folder.ts'
import { EnvError } from '#server/app/env.ts'
import { DataFileError } from '#server/db/sqlite.ts'
import { type ImportCall, kinds } from './import/kinds.ts'

const USAGE = `usage: npm run import -- products|patents|trademarks FILE
  products    Amazon products in the format of Bright Data: a JSON list, or one JSON record on each line; gzip too;
              with their pictures where they lie beside the file as B0XXXXXXXX.jpg
  patents     weekly grants of the USPTO (ipg*.xml, ipgb*.xml): XML, or a zip that holds some; design patents are taken,
              with their drawings where they are in the zip, beside the file or in folders named as the records
  trademarks  daily or yearly trademark files of the USPTO (apc*.xml): XML, or a zip that holds some`

/** Exit codes: 0 all read, 1 nothing taken or the file broken, 2 wrong call. */
async function main([name = '', file, ...rest]: string[]): Promise<number> {
  const run = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!run || !file || rest.length > 0) return fail(USAGE, 2)
  const folder = resolve(process.env.DATA_DIR || '.data')
  try {
    makeDataDir(folder)
    const { lines, failure } = await run({ file, folder, origin: origin(), onProgress: showProgress() })
    clearProgress()
    if (lines.length > 0) console.log(lines.join('\n'))
    return failure === null ? 0 : fail(failure)
  } catch (error) {
    clearProgress()
    return fail(explain(folder, error))
  }
}

/** One line that is written over on a terminal; elsewhere a line for every tenth of the file. */
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

function explain(folder: string, error: unknown): string {
  if (error instanceof DataFileError || error instanceof EnvError) return error.message
  const { code = '', message } = error as NodeJS.ErrnoException // whatever fails here is an Error of Node or of SQLite
  if (code.startsWith('SQLITE_BUSY'))
    return 'Another process keeps writing to the same data. Try again when it is done; what is taken stays taken.'
  if (code === 'SQLITE_FULL' || code === 'ENOSPC')
    return `No space is left for the data folder ${folder}. What is taken stays taken; run the import again when there is.`
  return `The import stopped: ${message}`
}

function fail(line: string, code = 1): number {
  console.error(line)
  return code
}

process.exitCode = await main(process.argv.slice(2))
