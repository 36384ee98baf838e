import type { Page } from 'playwright/test'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { formatPower } from '#contracts/model/number.ts'
import { STORY } from '#fixtures/story.ts'
import { violationsOf } from './axe.ts'
import { chooseFile, delayFirstPicture, photo, rotatedDrawing } from './picture-steps.ts'
import { balance, expect, expectToast, SAMPLE_ASIN, SELLER, test } from './support.ts'

const PAGE = '/ai/tort/query'
const LISTING = `${PAGE}?way=listing`
const asin = (page: Page) => page.getByLabel('ASIN', { exact: true })
const check = (page: Page) => page.getByRole('button', { name: '开始查询' })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const verdict = (page: Page) => part(page, '综合结论')
const pictures = (page: Page) => page.getByRole('list', { name: /已添加/ }).getByRole('listitem')
const picture = (page: Page, no: number) => page.getByRole('listitem', { name: `第 ${no} 张图片` })

test('checking an ASIN gives one verdict with three parts, at its own URL', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/ai')
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '侵权查询' }).click()
  await expect(page.getByText('还没有查询记录')).toBeVisible()
  await expect(page.getByText('每次查询消耗 5.00 算力')).toBeVisible()
  await check(page).click()
  await expect(asin(page)).toBeFocused()
  await expect(page.getByText('请输入 ASIN')).toBeVisible()
  await asin(page).fill(SAMPLE_ASIN)
  await expect(part(page, '要查询的商品')).toContainText('样例数据')
  expect(await violationsOf(page)).toEqual([])
  const before = Number((await balance(page).textContent())?.replace(',', ''))
  await check(page).click()

  await expect(page).toHaveURL(/\/ai\/tort\/query\?id=\d+$/)
  await expect(verdict(page)).toContainText('高风险')
  await expect(verdict(page)).toContainText('建议先不要上架')
  await expect(verdict(page)).toContainText('结论只计入目标市场的权利：美国')
  await expect(verdict(page).getByRole('link')).toHaveText([/外观专利 高风险/, /商标/, /维权案件 高风险/])
  await expect(balance(page)).toHaveText(formatPower(before - 5))
  const found = part(page, '外观专利').getByRole('article', { name: STORY.patent.publicationNumber })
  await expect(found).toContainText(STORY.patent.owner)
  await expect(found.getByRole('img')).toHaveCount(2)
  const lawsuit = part(page, '维权案件').getByRole('listitem').filter({ hasText: STORY.patent.case })
  await expect(lawsuit).toContainText(`原告 ${STORY.patent.owner}`)
  await expect(lawsuit).toContainText('涉及权利')
  await expect(page.getByText('不构成法律意见')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const address = page.url()
  await page.reload()
  await found.getByRole('button').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '专利详情' })
  await expect(dialog).toContainText('建议不要直接上架')
  await expect(dialog.getByRole('figure')).toHaveText(['您的图片', '专利图'])
  expect(await violationsOf(page)).toEqual([])
  const scrolled = () => page.evaluate(() => scrollY)
  const there = await scrolled()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(address)
  expect(await scrolled()).toBe(there)
  await expect(found.getByRole('button')).toBeFocused()

  await page.getByRole('button', { name: '再查一次' }).click()
  await expect(asin(page)).toHaveValue(SAMPLE_ASIN)
  await check(page).click()
  await expectToast(page, '没有再次收费')
  await expect(page).toHaveURL(address)
})

test('a listing is checked with its pictures; verdict and note are saved until the check is deleted', async ({
  page,
  world,
  asSeller,
}) => {
  const found = await rotatedDrawing(world, await asSeller())
  await page.goto(PAGE)
  await page.getByRole('tab', { name: '按 Listing 与图片' }).click()
  await expect(page).toHaveURL(LISTING)
  await check(page).click()
  await expect(page.getByRole('alert')).toContainText('请填写标题或五点描述')
  const lying = { name: 'lying.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') }
  await chooseFile(page).setInputFiles([await photo(), lying, found.picture])
  await expect(part(page, '商品图片').getByRole('alert')).toHaveText(
    'lying.png：无法读取这张图片，请换一张 JPG 或 PNG 图片',
  )
  await expect(pictures(page)).toHaveCount(2)
  await page.getByLabel('标题').fill(`${STORY.mark.words} style lamp by Lumora`)
  await page.getByLabel('自有品牌').fill('Lumora')
  expect(await violationsOf(page)).toEqual([])
  await check(page).click()

  const card = part(page, '外观专利').getByRole('article', { name: found.number })
  await expect(card).toContainText('相似度')
  await expect(card.getByRole('img', { name: '您的图片' })).toHaveAttribute('src', /.+/)
  await expect(part(page, '外观专利')).toContainText('2 张图片')
  const marks = part(page, '商标')
  await expect(marks.locator('mark')).toHaveText([STORY.mark.words])
  await expect(marks).toContainText('自有品牌“Lumora”不计入')
  await marks.locator('mark a').click()
  await marks.getByRole('button', { name: STORY.mark.words }).first().click()
  await expect(page.getByRole('dialog', { name: '商标详情' })).toContainText(STORY.mark.serialNumber)
  await page.keyboard.press('Escape')

  await page.getByLabel('备注').fill('改了灯罩再上架')
  await page.getByRole('button', { name: '可能侵权' }).click()
  await expectToast(page, '已保存')
  await page.reload()
  await expect(page.getByRole('button', { name: '可能侵权' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('备注')).toHaveValue('改了灯罩再上架')

  await page.getByRole('link', { name: '新的查询' }).click()
  const saved = page.getByRole('listitem').filter({ hasText: 'style lamp by Lumora' })
  await expect(saved).toContainText('可能侵权')
  await saved.getByRole('button', { name: '删除查询' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click()
  await expectToast(page, '查询已删除')
  await expect(page.getByText('还没有查询记录')).toBeVisible()
})

test('parts that could not be checked say why, and the check can be completed and repeated', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(LISTING)
  await page.getByLabel('五点描述').fill('Keeps warm for hours')
  await check(page).click()
  await expect(verdict(page)).toContainText('尚无结论')
  await expect(verdict(page).getByRole('link', { name: /外观专利/ })).toContainText('尚无结论')
  await expect(part(page, '外观专利')).toContainText('没有检查：没有可供比对的图片')
  await expect(part(page, '商标')).toContainText('没有与已收录的有效商标相同或相近的词')
  await page.getByRole('button', { name: '再查一次' }).click()
  await expect(page.getByLabel('五点描述')).toHaveValue('Keeps warm for hours')
})

test('a check started from a patent search has the picture of that search', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/patent')
  await chooseFile(page).setInputFiles(await photo())
  await page.getByRole('button', { name: '开始检索' }).click()
  await page.getByRole('button', { name: '再查商标与案件' }).click()
  await expect(page).toHaveURL(LISTING)
  await expect(pictures(page)).toHaveCount(1)
})

test('the form accepts at most six pictures, in the chosen order; pictures can be removed and cropped', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.addInitScript(delayFirstPicture)
  await page.goto(LISTING)
  const sizes = [1024, 320, 340, 360, 380, 400, 420]
  const seven = await Promise.all(sizes.map((width, i) => photo(`${i + 1}.jpg`, width, width / 2)))
  await chooseFile(page).setInputFiles(seven)
  await expect(page.getByRole('alert')).toHaveText('7.jpg：最多 6 张图片，这一张没有添加')
  await expect(pictures(page)).toHaveCount(6)
  await expect(chooseFile(page)).toHaveCount(0)
  // getByRole('img') yields HTMLImageElements here.
  const widths = () =>
    pictures(page)
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth))
  await expect.poll(widths).toEqual(sizes.slice(0, 6))
  await picture(page, 6).getByRole('figure').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(pictures(page)).toHaveCount(5)
  await expect(part(page, '商品图片')).toBeFocused()
  await expect(chooseFile(page)).toBeAttached()

  const cut = picture(page, 1).getByRole('button', { name: '裁剪和旋转图片' })
  const dialog = page.getByRole('dialog', { name: '裁剪图片' })
  await picture(page, 1).hover()
  await cut.click()
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(cut).toBeFocused()
  await cut.press('Enter')
  const uncut = await picture(page, 1).getByRole('img').getAttribute('src')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(picture(page, 1).getByRole('img')).not.toHaveAttribute('src', uncut ?? '')
  await expect(dialog).toHaveCount(0)
  await expect(part(page, '商品图片')).toBeFocused()
  await expect(pictures(page)).toHaveCount(5)
})

test('with too little power the top-up dialog opens and the check waits', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  await asSeller()
  await world.call(devtools.power, { body: { phone: SELLER.phone, power: 350 } })
  await page.goto(`${PAGE}?asin=${SAMPLE_ASIN}&marketplace=US`)
  await check(page).click()
  await expect(page.getByRole('dialog', { name: '算力不足' })).toContainText('本次需要5.00')
})

test('the page of a check that does not exist links to a new check, and a failed check keeps the form', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(`${PAGE}?id=999999`)
  await expect(page.getByRole('alert')).toContainText('该侵权查询不存在或已删除')
  await page.getByRole('link', { name: '新的查询' }).click()
  await asin(page).fill('B0NOWHERE1')
  await expect(part(page, '要查询的商品').getByRole('alert')).toBeVisible()
  await page.route('**/api/tort/query', (route) => route.abort())
  await check(page).click()
  await expectToast(page, '网络连接失败')
  await expect(asin(page)).toHaveValue('B0NOWHERE1')
})

test('a guest returns from the login to the same product', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(`${PAGE}?asin=${SAMPLE_ASIN}&marketplace=US`)
  await expect(page).toHaveURL(/\/user\/login\?back=/)
  await page.getByLabel('手机号').fill(SELLER.phone)
  await page.getByLabel('密码', { exact: true }).fill(SELLER.password)
  await page.getByRole('checkbox', { name: '我不是机器人' }).click()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(asin(page)).toHaveValue(SAMPLE_ASIN)
})

test('on an English phone a check works with the keyboard alone', { tag: '@nightly' }, async ({
  page,
  asSeller,
  setLanguage,
}) => {
  await setLanguage('en-US')
  await page.setViewportSize({ width: 390, height: 844 })
  await asSeller()
  await page.goto(PAGE)
  await page.getByRole('tab', { name: 'By ASIN' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'By listing and images' })).toBeFocused()
  await page.getByLabel('Title').focus()
  await page.keyboard.type(`Travel cup like ${STORY.mark.words}`)
  await page.keyboard.press('Enter')
  const overall = page.getByRole('region', { name: 'Overall verdict' })
  await expect(overall).toContainText('High risk')
  await overall.getByRole('link', { name: /Trademarks/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Trademarks', exact: true })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await violationsOf(page)).toEqual([])
})
