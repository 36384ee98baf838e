import type { Page } from 'playwright/test'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { reports } from '#contracts/api/reports/reports.ts'
import { LANGUAGES } from '#contracts/model/language.ts'
import { wronglyGroupedNumbers } from './page-pattern.ts'
import { KINDS } from './report-kinds.ts'
import { createFinishedReport, expect, SAMPLE_ASIN, sellerToken, test, type World } from './support.ts'

const ASIN = `/product/online/US/${SAMPLE_ASIN}`
const FIRST = 'section[id^=section-] >> nth=0'

const SCRIPTS = /\.js$/
const blockScripts = (page: Page) => page.route(SCRIPTS, (route) => route.abort())

const readable = async (page: Page, selector: string) =>
  ((await page.locator(selector).textContent()) ?? '').replace(/\s+/g, ' ').trim()

async function createReportPage(
  world: World,
  token: string,
  { create, list }: (typeof KINDS)[number],
): Promise<string> {
  const id = await create(world, token)
  const endpoint = list.includes('sc_fx') ? reports.marketList : reports.productList
  const row = async () => (await world.callAs(token)(endpoint, { query: { id } })).row[0]
  await expect.poll(async () => (await row())?.state).toBe(1)
  const one = await row()
  return one && 'niche_id' in one ? `/market/online/${one.niche_id}` : ASIN
}

for (const kind of KINDS)
  for (const language of LANGUAGES)
    test(`${kind.name} ${language}: the server-rendered text and layout stay the same once the app runs`, {
      tag: kind.name === 'ASIN' && language === 'zh-CN' ? [] : '@nightly',
    }, async ({ page, context, baseURL, world, asSeller, setLanguage }) => {
      const path = await createReportPage(world, await asSeller(), kind)
      await setLanguage(language)
      // In one of the two languages digits are grouped by four, to check that the server uses the reader's setting.
      const grouping = language === 'zh-CN' ? 4 : 3
      await context.addCookies([{ name: 'grouping', value: String(grouping), url: baseURL ?? '' }])
      await blockScripts(page)
      const sent = await page.goto(path)
      expect(sent?.headers()['cache-control']).toBe('no-store')
      await expect(page.locator(FIRST)).toBeVisible()
      const title = await readable(page, 'h1')
      const section = await readable(page, FIRST)
      expect(section.length).toBeGreaterThan(100)
      expect(section).toMatch(grouping === 4 ? /\d{4}/ : /\d,\d{3}/)
      expect(await wronglyGroupedNumbers(page, grouping)).toEqual([])
      const place = await page.locator(FIRST).boundingBox()

      await page.unroute(SCRIPTS)
      await page.goto(path)
      await expect(page.locator('#section-sources')).toBeVisible()
      expect(await readable(page, 'h1')).toBe(title)
      expect(await readable(page, FIRST)).toBe(section)
      expect(await page.locator(FIRST).boundingBox()).toEqual(place)
    })

test('the server-rendered page respects a hidden drawer and banner', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  await createFinishedReport(world, await asSeller(), SAMPLE_ASIN)
  await page.goto(ASIN)
  await page.getByRole('button', { name: '收起菜单' }).click()
  await page.getByRole('button', { name: '不再显示横幅' }).click()
  await expect(page.locator('#section-sources')).toBeVisible()
  const place = await page.locator(FIRST).boundingBox()
  await blockScripts(page)
  await page.goto(ASIN)
  expect(await page.locator(FIRST).boundingBox()).toEqual(place)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the server-rendered page has the colours of a ${colorScheme} system theme`, {
    tag: '@nightly',
  }, async ({ page, world, asSeller }) => {
    await createFinishedReport(world, await asSeller(), SAMPLE_ASIN)
    await page.emulateMedia({ colorScheme })
    const colours = () =>
      page.getByText('下载 PDF').evaluate((label) => {
        const { backgroundColor, color } = getComputedStyle(label.closest('.mantine-Button-root') ?? label)
        return { backgroundColor, color }
      })
    await blockScripts(page)
    await page.goto(ASIN)
    const drawn = await colours()
    expect(drawn.backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    await page.unroute(SCRIPTS)
    await page.goto(ASIN)
    await expect(page.locator('#section-sources')).toBeVisible()
    expect(await colours()).toEqual(drawn)
  })

test('malformed cookies do not block the page', { tag: '@nightly' }, async ({
  page,
  context,
  world,
  asSeller,
  baseURL,
}) => {
  await createFinishedReport(world, await asSeller(), SAMPLE_ASIN)
  await context.addCookies(
    ['drawer', 'banner', 'language'].map((name) => ({ name, value: '%E0%A4%A', url: baseURL ?? '' })),
  )
  await page.goto(ASIN)
  await expect(page.locator('#section-sources')).toBeVisible()
})

test('the server does not render the report for guests, other accounts or invalid tokens', { tag: '@nightly' }, async ({
  page,
  context,
  world,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const owner = await sellerToken(world)
  await createFinishedReport(world, owner, SAMPLE_ASIN)
  const other = (await world.call(devtools.login, { body: { phone: '13800000001' } })).token
  await blockScripts(page)
  for (const token of ['', other, 'ended', '%E0%A4%A']) {
    await context.clearCookies({ name: 'token' })
    if (token !== '') await context.addCookies([{ name: 'token', value: token, url }])
    const sent = await page.goto(ASIN)
    expect(sent?.headers()['cache-control']).toBe('no-cache')
    await expect(page.locator('#root > *')).toHaveCount(0)
  }
})

test('with an active scenario the server does not render the report', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  await createFinishedReport(world, await asSeller(), SAMPLE_ASIN)
  await blockScripts(page)
  await world.scenario('hugeLists')
  await page.goto(ASIN)
  await expect(page.locator('#root > *')).toHaveCount(0)
  await world.scenario('hugeLists', { on: false })
  await page.goto(ASIN)
  await expect(page.locator(FIRST)).toBeVisible()
})
