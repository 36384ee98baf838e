import type { Page } from 'playwright/test'
import { screens } from '#web/app/screens.ts'
import type { Screen } from '#web/kit/screen.ts'
import { expect } from './support.ts'

export const GALLERY = '/__dev/kit'

const pendingPartsOf = (page: Page) =>
  page.evaluate((gallery) => {
    const count = (selector: string) => document.querySelectorAll(selector).length
    const shown = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility())
    // The gallery shows loading states permanently.
    const loader = ':is([aria-label="加载中"], [aria-label="Loading"])'
    const loaders = location.pathname === gallery ? 0 : count(`[role="status"]${loader}`)
    return [
      ...(shown.length === 1 ? [] : [`${shown.length} headings`]),
      // A server-rendered report is inert until the app takes over.
      ...(count('#root > [inert]') > 0 ? ['inert'] : []),
      ...(count('[aria-busy="true"]:not(figure *)') + loaders > 0 ? ['loading'] : []),
    ]
  }, GALLERY)

/** Waits until nothing on the screen is loading. Polls more often than `expect` polls a locator. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await expect.poll(() => pendingPartsOf(page), { intervals: [20, 20, 50] }).toEqual([])
}

export async function arriveAt(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilLoaded(page)
}

/** Unfinished screens with the same placeholder (`sketch`) differ only in their texts. */
const sketchOf = (screen: Screen) => (screen.frame === 'page' && screen.sketch) || screen.title

/** True for the first of the screens with the same placeholder; only that screen is checked in detail. */
export const isFirstOfSketch = (screen: Screen) =>
  screens.find((other) => sketchOf(other) === sketchOf(screen)) === screen

/** Changes the theme and waits for the end of all transitions, which axe would misread. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
}
