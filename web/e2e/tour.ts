/** The screens of the product, each opened and quiet, for tests that look at every drawing. */
import type { Page } from 'playwright/test'
import { screens } from '#web/app/screens.ts'
import type { Screen } from '#web/kit/screen.ts'
import { expect, finishedReport, orderedReport, SAMPLE_ASIN, type World } from './support.ts'
import { addressOf } from './walk.ts'

export const GALLERY = '/__dev/kit'

/** Opens an address and waits until nothing on it is still loading. */
export async function arriveAt(page: Page, address: string): Promise<void> {
  await page.goto(address)
  // A report can be read before the app is there to use it (web/app/first-reading).
  await expect(page.locator('#root > [inert]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // The gallery shows what is loading for ever: what is busy in a figure, and the loader of a screen.
  await expect(page.locator('[aria-busy="true"]:not(figure *)')).toHaveCount(0)
  const loader = page.locator('[role="status"]:is([aria-label="加载中"], [aria-label="Loading"])')
  if (address !== GALLERY) await expect(loader).toHaveCount(0)
}

/** What draws it. Of the screens that are one drawing with other words, the tours look at the first. */
const drawingOf = (screen: Screen) => (screen.frame === 'page' && screen.sketch) || screen.title
const isFirst = (screen: Screen) => screens.find((other) => drawingOf(other) === drawingOf(screen)) === screen

/** One address of every drawing, guests' first: then the seller logs in and finds a finished report. */
export async function everyScreen(
  world: World,
  logIn: () => Promise<string>,
  visit: (address: string) => Promise<void>,
): Promise<void> {
  const all = screens.filter(isFirst)
  for (const screen of all.filter(({ auth }) => auth === 'guest')) await visit(addressOf(screen))
  const token = await logIn()
  await orderedReport(world, token, SAMPLE_ASIN)
  await finishedReport(world, token, SAMPLE_ASIN)
  for (const screen of all.filter(({ auth }) => auth === 'user')) await visit(addressOf(screen))
}
