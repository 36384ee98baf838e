/**
 * Scrolls the list of products of a large sample world for five seconds, as a wheel does, and then jumps down as a dragged
 * scroll bar does. Required: no task of the page over 50 ms, and the windows in view are fetched. `-- 20000` for a smaller
 * world; each size is made once and kept in the cache.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Page, chromium as playwright } from 'playwright'
import { productSearch } from '#contracts/api/product-search.ts'
import { STORY } from '#fixtures/story.ts'
import { startServer } from '#scripts/process/running-server.ts'
import { chromium } from '#scripts/setup/chromium.ts'
import { copyWorld, DEFAULT_WORLD, makeWorld } from '#scripts/test/cached-worlds.ts'
import { texts as products } from '#web/locales/zh-CN/products.ts'

/** Some two fifths of the products of a world are in the US. */
const SIZE = 250_000
const SCROLL_MS = 5000
const WHEEL_PIXELS = 600
const LIMIT_MS = 50
const JUMPS = [0.25, 0.5, 0.75, 0.99]

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds. */
  dur?: number
  /** Of these, how long the thread ran: on a busy machine a task also waits for a core. */
  tdur?: number
  args?: { name?: string; data?: { url?: string } }
}

async function openList(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } })
  const login = await page.request.post('/__dev/login', { data: { phone: STORY.account.phone } })
  const { data } = await login.json()
  await page.context().addCookies([{ name: 'token', value: data.token, url }])
  await page.goto('/products/hot-product')
  await listOf(page).getByRole('checkbox').first().waitFor()
  return page
}

const listOf = (page: Page) => page.getByRole('table', { name: products.search.results })

/** The pages of the list that are fetched from now on. */
function watchPages(page: Page): Set<number> {
  const pages = new Set<number>()
  page.on('response', (response) => {
    if (!response.ok() || new URL(response.url()).pathname !== productSearch.search.path) return
    pages.add(response.request().postDataJSON().page)
  })
  return pages
}

async function scroll(page: Page): Promise<void> {
  await listOf(page).hover()
  const until = performance.now() + SCROLL_MS
  while (performance.now() < until) await page.mouse.wheel(0, WHEEL_PIXELS)
  for (const share of JUMPS) {
    await listOf(page).evaluate((table, to) => {
      const scroller = table.parentElement
      if (scroller) scroller.scrollTop = to * scroller.scrollHeight
    }, share)
    await listOf(page).locator('[aria-busy]').first().waitFor({ state: 'detached' })
  }
}

/** Durations of the tasks of the page's main thread, longest first, and their CPU times, in milliseconds. */
function tasksOf(trace: Buffer): { durations: number[]; cpuTimes: number[] } {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] } // as Chromium writes it
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const isOfPage = ({ pid, tid }: TraceEvent) => threads.some((thread) => thread.pid === pid && thread.tid === tid)
  const tasks = traceEvents.filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && isOfPage(event))
  const longestFirst = (micros: number[]) => micros.map((each) => each / 1000).sort((a, b) => b - a)
  return {
    durations: longestFirst(tasks.map(({ dur = 0 }) => dur)),
    cpuTimes: longestFirst(tasks.map(({ tdur = 0 }) => tdur)),
  }
}

const WORLD = { ...DEFAULT_WORLD, WORLD_SIZE: process.argv[2] ?? String(SIZE) }
const failure = await makeWorld(WORLD)
if (failure !== undefined) throw new Error(failure)
const dir = mkdtempSync(join(tmpdir(), 'bench-'))
copyWorld(WORLD, join(dir, 'data'))
const server = await startServer({ ...WORLD, DATA_DIR: join(dir, 'data') })
const browser = await playwright.launch({ executablePath: await chromium(), args: ['--no-sandbox'] })
try {
  const page = await openList(browser, server.url)
  const rows = Number(await listOf(page).getAttribute('aria-rowcount')) - 1
  const pages = watchPages(page)
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await scroll(page)
  const { durations, cpuTimes } = tasksOf(await browser.stopTracing())
  if (durations.length === 0) throw new Error('The trace has no tasks')
  const [longest = 0, second = 0] = durations
  console.log(`${cpus().length} × ${cpus()[0]?.model}, a list of ${rows} products`)
  console.log(`${pages.size} windows fetched, of places up to ${Math.max(...pages) * 50}`)
  console.log(`longest tasks ${longest.toFixed(1)} and ${second.toFixed(1)} ms of ${durations.length}`)
  console.log(`most CPU time of a task ${cpuTimes[0]?.toFixed(1)} ms; more than that is waiting for a core`)
  if (longest > LIMIT_MS || pages.size < JUMPS.length) process.exitCode = 1
} finally {
  await browser.close()
  server.child.stop()
  await server.child.ended
  rmSync(dir, { recursive: true, force: true })
}
