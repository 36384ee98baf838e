/** How tests that look at whole screens arrive at them. */
import type { Page } from 'playwright/test'
import { screens } from '#web/app/screens.ts'
import type { Screen } from '#web/kit/screen.ts'
import { expect } from './support.ts'

export const GALLERY = '/__dev/kit'

/** Waits until nothing on the screen is still loading. */
export async function isQuiet(page: Page): Promise<void> {
  // A server-rendered report is inert until the app takes over.
  await expect(page.locator('#root > [inert]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // Figures of the gallery show loading states for ever.
  await expect(page.locator('[aria-busy="true"]:not(figure *)')).toHaveCount(0)
  const loader = page.locator('[role="status"]:is([aria-label="加载中"], [aria-label="Loading"])')
  if (!page.url().endsWith(GALLERY)) await expect(loader).toHaveCount(0)
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
