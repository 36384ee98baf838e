/**
 * `npm run bench:online`: time from navigation until the heading and content of an online report's first section are
 * painted, and the cumulative layout shift until the whole report is loaded and scrolled through. Logged in, empty
 * cache, processor four times slower, 10 Mbit/s. Limits from issue 6, for both kinds: 1.5 s and 0.01.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium as playwright } from 'playwright'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { STORY } from '#fixtures/story.ts'
import { startServer } from '#scripts/process/running-server.ts'
import { chromium } from '#scripts/setup/chromium.ts'
import { createClient } from '#web/api/client.ts'
import { waitingSeller } from '../report/waiting-seller.ts'
import { median } from '../statistics.ts'
import { type Reading, watchReport } from './report-reading.ts'

const ROUNDS = 7
const SLOWER = 4
const BYTES_PER_SECOND = 10_000_000 / 8
const LIMIT = { firstSection: 1500, shift: 0.01 }
const WINDOW = { width: 1280, height: 800 }

const PATHS = { asin: `/product/online/US/${STORY.asin}`, market: `/market/online/${STORY.niche}` }

/** One visit in a fresh browser profile. */
async function visit(browser: Browser, url: string, token: string, path: string): Promise<Reading> {
  const context = await browser.newContext({ baseURL: url, viewport: WINDOW, locale: 'zh-CN' })
  try {
    await context.addCookies([{ name: 'token', value: token, url }])
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    return await watchReport(page, path)
  } finally {
    await context.close()
  }
}

const dir = mkdtempSync(join(tmpdir(), 'bench-'))
const server = await startServer({ DATA_DIR: join(dir, 'data'), WORLD_SIZE: '2000' })
const browser = await playwright.launch({ executablePath: await chromium(), args: ['--no-sandbox'] })
try {
  // Creates a report of each kind.
  await waitingSeller(server.url, join(dir, 'data', 'catalogue.sqlite'))
  const guest = createClient({ baseUrl: server.url, token: () => '', language: () => 'zh-CN' })
  const { token } = await guest.call(devtools.login, { body: { phone: STORY.account.phone } })
  console.log(`${cpus().length} × ${cpus()[0]?.model}; load of the machine at the start ${loadavg()[0]?.toFixed(1)}`)
  console.log(`processor ÷ ${SLOWER}, 10 Mbit/s, empty cache, ${ROUNDS} visits each; milliseconds since navigation`)
  for (const [kind, path] of Object.entries(PATHS)) {
    const readings: Reading[] = []
    for (let round = 0; round < ROUNDS; round++) readings.push(await visit(browser, server.url, token, path))
    const firsts = readings.map(({ firstSection }) => firstSection)
    const shifts = readings.map(({ shift }) => shift)
    const kilobytes = median(readings.map(({ kilobytes }) => kilobytes))
    console.log(
      `${kind.padEnd(7)} first section: median ${median(firsts).toFixed(0)} ms (${firsts.map((ms) => ms.toFixed(0)).join(', ')}), at most ${LIMIT.firstSection}; ` +
        `shift: median ${median(shifts).toFixed(4)}, most ${Math.max(...shifts).toFixed(4)}, at most ${LIMIT.shift}; ${kilobytes.toFixed(0)} KB`,
    )
    if (median(firsts) > LIMIT.firstSection || median(shifts) > LIMIT.shift) process.exitCode = 1
  }
} finally {
  await browser.close()
  server.child.stop()
  await server.child.ended
  rmSync(dir, { recursive: true, force: true })
}
