/** Measures an online report while it is opened and scrolled to its end. */
import type { Page } from 'playwright'

export interface Reading {
  /** Milliseconds until the heading and a block of the first section are painted. */
  firstSection: number
  /** Cumulative layout shift: the sum of all shifts without recent input. */
  shift: number
  /** Transferred until the whole report is loaded. */
  kilobytes: number
}

interface Watched extends Window {
  firstSection?: number
  shifts: number[]
}

/** Opens the report and scrolls through it. Throws when it does not appear within 30 seconds. */
export async function watchReport(page: Page, path: string): Promise<Reading> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched // the fields are set below
    watched.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) watched.shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const section = document.querySelector('section[id^="section-"]')
      const isReady = section?.querySelector('h2')?.textContent && (section.querySelector('dd, li, p, td') ?? false)
      // It is painted one frame after it is in the document.
      if (isReady) requestAnimationFrame(() => setTimeout(() => (watched.firstSection = performance.now())))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => (window as unknown as Watched).firstSection !== undefined, undefined, {
    timeout: 30_000,
  })
  await page.locator('#section-sources').waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top)
      await new Promise((drawn) => setTimeout(drawn, 100))
    }
  })
  return page.evaluate(() => {
    const { firstSection = Number.NaN, shifts } = window as unknown as Watched
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const bytes = loaded.reduce((sum, { transferSize }) => sum + transferSize, 0)
    return { firstSection, shift: shifts.reduce((sum, value) => sum + value, 0), kilobytes: bytes / 1024 }
  })
}
