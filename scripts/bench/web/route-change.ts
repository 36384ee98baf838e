/**
 * Measures the time from a change of address until the new screen is painted, when its code is already loaded. Opens
 * every screen in the menu, one after another. Limit from issue 3: 100 ms.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Page, chromium as playwright } from 'playwright'
import { STORY } from '#fixtures/story.ts'
import { startServer } from '#scripts/process/running-server.ts'
import { chromium } from '#scripts/setup/chromium.ts'
import { texts as shell } from '#web/locales/zh-CN/shell.ts'
import { median } from '../statistics.ts'

const ROUNDS = 7
const LIMIT_MS = 100

/** Milliseconds from the address change to the frame after the new heading appears. */
const measureChange = (page: Page, path: string) =>
  page.evaluate(async (to) => {
    const before = document.querySelector('h1')
    const start = performance.now()
    history.pushState(null, '', to)
    await new Promise<void>((painted) => {
      const look = () => {
        const heading = document.querySelector('h1')
        if (heading && heading !== before) requestAnimationFrame(() => setTimeout(painted))
        else requestAnimationFrame(look)
      }
      look()
    })
    return performance.now() - start
  }, path)

async function openAsSeller(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url })
  const login = await page.request.post('/__dev/login', { data: { phone: STORY.account.phone } })
  const { data } = await login.json()
  await page.context().addCookies([{ name: 'token', value: data.token, url }])
  await page.goto('/products')
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const dir = mkdtempSync(join(tmpdir(), 'bench-'))
const server = await startServer({ DATA_DIR: join(dir, 'data'), WORLD_SIZE: '600' })
const browser = await playwright.launch({ executablePath: await chromium(), args: ['--no-sandbox'] })
try {
  const page = await openAsSeller(browser, server.url)
  // Includes the entries of collapsed groups.
  const paths = await page
    .getByRole('navigation', { name: shell.nav.label })
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  if (paths.length === 0) throw new Error('The navigation menu has no links')
  // Warm up: the first visit loads code and texts.
  for (const path of paths) await measureChange(page, path)
  const took = new Map<string, number[]>(paths.map((path) => [path, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const path of paths) took.get(path)?.push(await measureChange(page, path))
  console.log(`${cpus().length} × ${cpus()[0]?.model}, ${ROUNDS} rounds over ${paths.length} screens, milliseconds`)
  for (const [path, times] of took)
    console.log(
      `${median(times).toFixed(0).padStart(5)} ${Math.max(...times)
        .toFixed(0)
        .padStart(5)}  ${path}`,
    )
  const all = [...took.values()].flat()
  const within = all.filter((ms) => ms <= LIMIT_MS).length / all.length
  console.log(`median ${median(all).toFixed(0)} ms; ${(within * 100).toFixed(1)} % within ${LIMIT_MS} ms`)
} finally {
  await browser.close()
  server.child.stop()
  await server.child.ended
  rmSync(dir, { recursive: true, force: true })
}
