/**
 * `npm run bench:report`: worker time per PDF of both kinds against headless Chromium printing the same content,
 * interleaved in one run; and resident memory while 100 reports are queued on one worker.
 */
import { rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { chromium as playwright } from 'playwright'
import { chromium } from '#scripts/setup/chromium.ts'
import { compare } from './against-chromium.ts'
import { memoryOfQueue } from './queue-memory.ts'
import { sampleFacts } from './sample.ts'

const QUEUED = 100
const AT_LEAST = 4

const sample = await sampleFacts()
const browser = await playwright.launch({
  executablePath: await chromium(),
  args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
})
try {
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
  console.log(`Load of the machine at the start: ${loadavg()[0]?.toFixed(1)}`)
  for (const contents of [sample.asin, sample.market]) {
    const ratio = await compare(contents, await browser.newPage())
    if (ratio < AT_LEAST) process.exitCode = 1
    console.log(`Ratio of medians: ${ratio.toFixed(1)} × (required: ${AT_LEAST})\n`)
  }
} finally {
  await browser.close()
}
const memory = await memoryOfQueue(sample, QUEUED)
const each = `${memory.perReport.toFixed(0)} ms of wall time each`
console.log(`${QUEUED} reports of both kinds queued on one worker: ${each}, resident at most ${memory.peak} MB`)
rmSync(sample.folder, { recursive: true })
