import type { Page } from 'playwright/test'
import { logIn } from './account-forms.ts'
import { violationsOf } from './axe.ts'
import { box, chooseFile, dropOrPaste, photo, pickedPictures } from './picture-steps.ts'
import { balance, expect, holdNextCall, SAMPLE_ASIN, test } from './support.ts'

const RISK = '/products/ai_pantent/index'
const LOOKUP = '**/api/AiAmazon/getAsinImg'
const SEARCH = '**/api/AiAmazon/getQueryId'
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })
const title = (page: Page) => page.getByLabel('专利名称关键词')
const searchNow = (page: Page) => page.getByRole('button', { name: '立即检索' })

test('a guest sees title and subtitle, changes tabs by click and arrow keys, and the URL keeps the tab', async ({
  page,
}) => {
  await page.goto(RISK)
  await expect(page.getByRole('heading', { level: 1, name: '侵权风险 AI 分析' })).toBeVisible()
  await expect(page.getByText('查清外观专利与商标的侵权风险')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['专利检索', '商标检索', '最新专利'])
  await expect(page.getByRole('navigation').getByRole('link', { name: '风险分析' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('tab', { name: '专利检索' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: '商标检索' })).toBeFocused()
  await expect(page).toHaveURL(`${RISK}?tab=trademark`)
  await page.reload()
  await expect(page.getByRole('tab', { name: '商标检索' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: '最新专利' }).click()
  await expect(page.getByRole('link', { name: '查看最新专利' })).toHaveAttribute('href', '/patent-new')
  await expect(page.getByText('不构成法律意见')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('on a phone tabs scroll sideways and keep the selected one in view', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/user-center?tab=security')
  // Rounding may cut off a fraction of a pixel.
  await expect(page.getByRole('tab', { name: '安全与数据' })).toBeInViewport({ ratio: 0.99 })
  await page.getByRole('tab', { name: '安全与数据' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: '概览' })).toBeFocused()
  await expect(page.getByRole('tab', { name: '概览' })).toBeInViewport({ ratio: 0.99 })
})

test('each rights page and each rights module on the dashboard highlights its menu entry', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  const lit = page.getByRole('navigation', { name: '主菜单' }).locator('a[data-lit]')
  for (const [address, name] of [
    ['/patent', '风险分析'],
    ['/trademark', '风险分析'],
    ['/patent-new', '最新专利'],
    ['/dashboard?enName=ai_pantent', '风险分析'],
    ['/dashboard?enName=ai_pantent_new', '最新专利'],
  ] as const) {
    await page.goto(address)
    await expect(lit.filter({ hasText: name })).toBeVisible()
  }
})

test('a brand search is trimmed and encoded, and an empty one is disabled', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto(`${RISK}?tab=trademark`)
  const search = page.getByRole('button', { name: '检索商标' })
  await expect(search).toBeDisabled()
  await page.getByLabel('品牌名').fill('   ')
  await expect(search).toBeDisabled()
  await page.getByLabel('品牌名').fill(' H&M ')
  await search.click()
  await expect(page).toHaveURL('/trademark?trademark=H%26M')
})

test('the input of a guest is kept through the login, and the price is shown before the search', async ({ page }) => {
  await page.goto(RISK)
  await chooseFile(page).setInputFiles(await photo())
  await page.getByLabel('专利名称关键词').fill('保温杯')
  await expect(page.getByText('算力；')).toHaveCount(0)
  await page.getByRole('button', { name: '立即检索' }).click()
  await expect(page).toHaveURL('/user/login?back=%2Fpatent')
  await logIn(page)
  await expect(page).toHaveURL('/patent')
  await expect(pickedPictures(page)).toBeVisible()
  await expect(page.getByLabel('专利名称关键词')).toHaveValue('保温杯')
  await expect(page.getByText('每次检索消耗 5.00 算力')).toBeVisible()
})

test('a search from this page ignores hidden fields that were filled in on the search page', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/patent')
  await page.getByLabel('洛迦诺分类').selectOption('07')
  await page.getByText('更多条件').click()
  await page.getByRole('button', { name: '受理局: 全部' }).click()
  await page.getByRole('checkbox', { name: 'US 美国' }).check()
  await page.keyboard.press('Escape')
  await page.getByLabel('图片类型').selectOption('线条图（去纸底阴影）')
  await menu(page).getByRole('link', { name: '风险分析' }).click()
  const before = await balance(page).textContent()
  await searchNow(page).click()
  // The visible fields are empty, so nothing is searched and the form opens as it was.
  await expect(page).toHaveURL('/patent')
  await expect(page.getByLabel('洛迦诺分类')).toHaveValue('07')
  await menu(page).getByRole('link', { name: '风险分析' }).click()
  await expect(balance(page)).toHaveText(before ?? '-')

  await title(page).fill('杯')
  const sentRequest = page.waitForRequest(SEARCH)
  await searchNow(page).click()
  const { mold_id: _module, path: _path, ...sent } = (await sentRequest).postDataJSON()
  expect(sent).toEqual({ type: 1, title: '杯', targets: ['US'] })
  await expect(page).toHaveURL(/\/patent\?q=\w+$/)
})

/** Pastes an ASIN on the risk page and holds its picture until the returned function is called. */
async function holdLookup(page: Page): Promise<() => void> {
  await page.goto(RISK)
  await expect(box(page)).toBeVisible()
  const letThrough = await holdNextCall(page, LOOKUP)
  await dropOrPaste(page, 'paste', 'body', { text: SAMPLE_ASIN })
  return letThrough
}

test('text typed during a lookup is kept, and the search waits for the picture', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  const letThrough = await holdLookup(page)
  await title(page).fill('保温杯')
  await expect(searchNow(page)).toBeDisabled()
  await expect(page.getByText('图片还在读取，读完就可以检索')).toBeVisible()
  letThrough()
  await expect(pickedPictures(page)).toBeVisible()
  await expect(title(page)).toHaveValue('保温杯')
  const sentRequest = page.waitForRequest(SEARCH)
  await searchNow(page).click()
  expect((await sentRequest).postDataJSON()).toMatchObject({
    title: '保温杯',
    image: expect.stringMatching(/^data:image/),
  })
})

test('a late picture appears neither on another page nor in the next session', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  const toPage = await holdLookup(page)
  await page.getByRole('tab', { name: '最新专利' }).click()
  await page.getByRole('tab', { name: '专利检索' }).click()
  await title(page).fill('灯')
  const answered = page.waitForResponse(LOOKUP)
  toPage()
  await answered
  await page.evaluate(() => fetch('/api/account/info').then((response) => response.text()))
  await expect(pickedPictures(page)).toHaveCount(0)
  await expect(title(page)).toHaveValue('灯')

  const toNext = await holdNextCall(page, LOOKUP)
  await dropOrPaste(page, 'paste', 'body', { text: SAMPLE_ASIN })
  await page.getByRole('button', { name: '打开个人菜单' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  const late = page.waitForResponse(LOOKUP)
  toNext()
  await late
  await logIn(page)
  await menu(page).getByRole('link', { name: '风险分析' }).click()
  await expect(title(page)).toHaveValue('')
  await expect(pickedPictures(page)).toHaveCount(0)
})
