/** How tests that look at whole screens arrive at them. */
import type { Page } from 'playwright/test'
import { screens } from '#web/app/screens.ts'
import type { Screen } from '#web/kit/screen.ts'
import { expect } from './support.ts'

export const GALLERY = '/__dev/kit'

/** What keeps the screen from being quiet, in words. */
const unrestOf = (page: Page) =>
  page.evaluate((gallery) => {
    const count = (selector: string) => document.querySelectorAll(selector).length
    const shown = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility())
    // Figures of the gallery show loading states for ever.
    const loader = ':is([aria-label="加载中"], [aria-label="Loading"])'
    const loaders = location.pathname === gallery ? 0 : count(`[role="status"]${loader}`)
    return [
      ...(shown.length === 1 ? [] : [`${shown.length} headings`]),
      // A server-rendered report is inert until the app takes over.
      ...(count('#root > [inert]') > 0 ? ['inert'] : []),
      ...(count('[aria-busy="true"]:not(figure *)') + loaders > 0 ? ['loading'] : []),
    ]
  }, GALLERY)

/** Waits until nothing on the screen is still loading. Asks more often than `expect` does of a locator. */
export async function isQuiet(page: Page): Promise<void> {
  await expect.poll(() => unrestOf(page), { intervals: [20, 20, 50] }).toEqual([])
}

/** Loads an address and waits until it is quiet. */
export async function arriveAt(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await isQuiet(page)
}

/** Screens of one sketch are one drawing with other words. */
const drawingOf = (screen: Screen) => (screen.frame === 'page' && screen.sketch) || screen.title

/** Whether it is the first screen of its drawing, the one that is examined closely. */
export const isDrawnFirst = (screen: Screen) =>
  screens.find((other) => drawingOf(other) === drawingOf(screen)) === screen

/** Changes the theme and waits until it shows: colours in transition belong to neither. */
export async function turn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
}
