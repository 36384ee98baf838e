/**
 * Two walks: one in Chinese with the light theme, the other in English with the dark theme, 40 % longer texts and digits
 * grouped by four. The nightly run visits every screen in both, `npm test` visits half of the screens in each. The
 * screens of a walk are divided among parallel tests. A test does not reload the page between screens.
 */
import type { Page } from 'playwright/test'
import { billing } from '#contracts/api/billing.ts'
import type { Language } from '#contracts/model/language.ts'
import type { Grouping } from '#contracts/model/number.ts'
import { redirects } from '#web/app/redirects.ts'
import { screens } from '#web/app/screens.ts'
import type { Screen } from '#web/kit/screen.ts'
import { violationsOf } from './axe.ts'
import { walkByKeyboard } from './keyboard.ts'
import { overflowsOf } from './overflows.ts'
import { headFaultsOf, textOverParticles, wronglyGroupedNumbers } from './page-pattern.ts'
import { stretch, stretchTexts } from './stretched.ts'
import { createFinishedReport, expect, SAMPLE_ASIN, test } from './support.ts'
import { arriveAt, GALLERY, isFirstOfSketch, waitUntilLoaded } from './tour.ts'
import { addressOf, nameOf, navigateTo, titleOf } from './walk.ts'

const soft = expect.configure({ soft: true })
const DESK = { width: 1440, height: 900 }
/** A desktop window at 200 % zoom (WCAG 1.4.4 and 1.4.10). */
const ZOOMED = { width: 640, height: 450 }
const PHONE = { width: 390, height: 844 }
const TABLET = { width: 768, height: 900 }

interface Walk {
  name: string
  language: Language
  theme: 'light' | 'dark'
  grouping: Grouping
  titleOf: (screen: Screen) => string
  begin?: (page: Page) => Promise<void>
  /**
   * Checks that only this walk makes. Of the screens with the same placeholder (`sketch`), `checkDrawing` runs on the
   * first only.
   */
  checkAddress: (page: Page, address: string) => Promise<void>
  checkDrawing?: (page: Page, address: string) => Promise<void>
}

const WALKS: Walk[] = [
  {
    name: 'Chinese, light theme, by the keyboard',
    language: 'zh-CN',
    theme: 'light',
    grouping: 3,
    titleOf: (screen) => titleOf(screen, 'zh-CN'),
    checkAddress: expectNoSidewaysScroll,
    checkDrawing: expectKeyboardAccess,
  },
  {
    name: 'English, dark theme, texts 40 % longer, digits by four',
    language: 'en-US',
    theme: 'dark',
    grouping: 4,
    titleOf: (screen) => `${stretch(nameOf(screen, 'en-US'), [])} · Seller Compass`,
    begin: stretchTexts,
    checkAddress: expectTextsFit,
  },
]

async function expectNoSidewaysScroll(page: Page, address: string): Promise<void> {
  for (const size of [ZOOMED, PHONE, DESK]) {
    await page.setViewportSize(size)
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    // The frame adapts to the new width with a delay.
    await soft.poll(beyond, { message: `${address} at ${size.width}`, intervals: [20] }).toBeLessThanOrEqual(0)
  }
}

async function expectTextsFit(page: Page, address: string): Promise<void> {
  for (const size of [TABLET, ZOOMED, PHONE, DESK]) {
    await page.setViewportSize(size)
    await soft
      .poll(() => overflowsOf(page), {
        message: `${address} at ${size.width}`,
        timeout: 5_000,
        intervals: [20, 50, 100],
      })
      .toEqual([])
  }
}

async function expectKeyboardAccess(page: Page, address: string): Promise<void> {
  const { missed, unseen, stops } = await walkByKeyboard(page)
  soft(missed, `${address}: cannot be reached`).toEqual([])
  soft(unseen, `${address}: does not show the focus`).toEqual([])
  soft(stops, `${address}: has stops`).toBeGreaterThan(0)
}

/** Returns a function that returns the errors since its last call. */
function collectErrors(page: Page): () => string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  return () => complaints.splice(0)
}

const UNTRANSLATED = /\b[a-z]+(\.[a-z]+){2,}\b/

async function visit(page: Page, screen: Screen, walk: Walk, complaints: () => string[]): Promise<void> {
  const address = addressOf(screen)
  await test.step(address, async () => {
    await arrive(page, screen, address, walk)
    if (screen.frame === 'page') await checkPagePattern(page, address)
    soft(await wronglyGroupedNumbers(page, walk.grouping), `${address}: numbers`).toEqual([])
    if (isFirstOfSketch(screen)) await checkDrawing(page, walk, address)
    await walk.checkAddress(page, address)
    soft(complaints(), address).toEqual([])
  })
}

async function arrive(page: Page, screen: Screen, address: string, walk: Walk): Promise<void> {
  await navigateTo(page, address)
  await soft.poll(() => page.title(), { message: address, intervals: [20, 20, 50] }).toBe(walk.titleOf(screen))
  await waitUntilLoaded(page)
  await soft(page.locator('html')).toHaveAttribute('lang', walk.language)
  await soft(page.locator('body')).not.toContainText(UNTRANSLATED)
}

async function checkPagePattern(page: Page, address: string): Promise<void> {
  // Late content may move for a moment after the page is idle.
  await soft.poll(() => headFaultsOf(page), { message: `${address}: head`, intervals: [20, 50] }).toEqual([])
  soft(await textOverParticles(page), `${address}: words over particles`).toEqual([])
}

async function checkDrawing(page: Page, walk: Walk, address: string): Promise<void> {
  soft(await violationsOf(page), `${address}: axe`).toEqual([])
  await walk.checkDrawing?.(page, address)
}

const guestScreens = screens.filter(({ auth }) => auth === 'guest')
const sellerScreens = screens.filter(({ auth }) => auth === 'user')
const SLICES = 3

/** Every `parts`-th of the screens, beginning with number `part`. */
const partOf = (all: readonly Screen[], part: number, parts: number) => all.filter((_, at) => at % parts === part)

for (const [nth, walk] of WALKS.entries()) {
  const ofWalk = (all: readonly Screen[]) => (process.env.E2E_SET === 'nightly' ? all : partOf(all, nth, WALKS.length))
  const slices = Array.from({ length: SLICES }, (_, slice) => partOf(ofWalk(sellerScreens), slice, SLICES))

  const begin = async (page: Page, baseURL: string, setLanguage: (language: Language) => Promise<void>) => {
    // The limit is long, because it only stops a test that hangs.
    test.setTimeout(600_000)
    await walk.begin?.(page)
    await setLanguage(walk.language)
    await page.context().addCookies([{ name: 'grouping', value: String(walk.grouping), url: baseURL }])
    await page.emulateMedia({ colorScheme: walk.theme })
    return collectErrors(page)
  }

  test(`every guest screen passes all checks: ${walk.name}`, async ({ page, baseURL, setLanguage }) => {
    const complaints = await begin(page, baseURL ?? '', setLanguage)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', walk.theme)
    for (const screen of ofWalk(guestScreens)) await visit(page, screen, walk, complaints)
    await arriveAt(page, GALLERY)
    await checkDrawing(page, walk, GALLERY)
  })

  for (const [at, slice] of slices.entries())
    test(`every seller screen passes all checks: ${walk.name}, ${at + 1} of ${SLICES}`, async ({
      page,
      baseURL,
      world,
      asSeller,
      setLanguage,
    }) => {
      const complaints = await begin(page, baseURL ?? '', setLanguage)
      const token = await asSeller()
      await createFinishedReport(world, token, SAMPLE_ASIN)
      // With an unpaid order, /order shows this order above the plans.
      await world.callAs(token)(billing.createOrder, { body: { type: 0, id: 1, number: 1 } })
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', walk.theme)
      for (const screen of slice) await visit(page, screen, walk, complaints)
    })
}

test('every screen opens without the optional parts of its address', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  const [walk] = WALKS
  if (!walk) throw new Error('no walk')
  const complaints = collectErrors(page)
  await asSeller()
  await page.goto('/')
  for (const screen of sellerScreens) {
    const shortest = screen.path.replace(/\/:\w+\?/g, '')
    if (shortest === addressOf(screen) || shortest.includes(':')) continue
    await test.step(shortest, async () => {
      await arrive(page, screen, shortest, walk)
      await expectNoSidewaysScroll(page, shortest)
      soft(complaints(), shortest).toEqual([])
    })
  }
})

test('the front page of a logged-in seller fits a phone', async ({ page, asSeller }) => {
  await asSeller()
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const name of ['工作台', 'workspace']) {
    await expect(page.getByRole('link', { name: new RegExp(name) })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    if (name === '工作台') await page.getByRole('button', { name: 'English' }).click()
  }
})

test('every seller screen redirects a guest to the login, which says why and links back', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/')
  for (const screen of sellerScreens) {
    const address = addressOf(screen)
    await test.step(address, async () => {
      await navigateTo(page, address)
      await soft(page).toHaveURL(`/user/login?back=${encodeURIComponent(address)}`)
      await soft(page.getByRole('alert')).toContainText('您还未登录')
    })
  }
})

test('every redirect leads to a screen and keeps the query', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/dashboard')
  const end = (from: string): string => {
    const to = redirects[from as keyof typeof redirects] // undefined if `from` is not redirected
    return to ? end(to) : from
  }
  for (const from of Object.keys(redirects)) {
    await test.step(from, async () => {
      await navigateTo(page, `${from}?page=2`)
      // The login redirects a logged-in seller.
      const to = from === '/user' ? end('/products') : `${end(from)}?page=2`
      await soft(page).toHaveURL(to)
      await soft(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

test('the language changes without a reload and stays', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/products/asin_fx/index')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ASIN analysis' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'ASIN analysis' })).toBeVisible()
})
