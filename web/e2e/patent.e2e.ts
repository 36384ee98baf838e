import type { Page } from 'playwright/test'
import { patents } from '#contracts/api/rights/patents.ts'
import { formatPower } from '#contracts/model/number.ts'
import { violationsOf } from './axe.ts'
import { RISK, results, startButton } from './patent-steps.ts'
import { chooseFile, dropOrPaste, rotatedDrawing } from './picture-steps.ts'
import { balance, expect, expectToast, holdNextCall, test } from './support.ts'

const DROP = 'section[aria-label="商品图片"] button'
const detail = (page: Page) => page.getByRole('dialog', { name: '专利详情' })

/** --bad, --warn and --good of the light theme in web/kit/tokens.css. */
const [RED, AMBER, GREEN] = ['rgb(179, 38, 30)', 'rgb(131, 82, 0)', 'rgb(23, 107, 48)'] as const

test('a dropped picture finds its patent, which can be compared, judged, filtered by verdict and printed', async ({
  page,
  world,
  asSeller,
}) => {
  const { number, picture } = await rotatedDrawing(world, await asSeller())
  await page.goto(RISK)
  await expect(page.getByText('每次检索消耗 5.00 算力')).toBeVisible()
  const before = Number((await balance(page).textContent())?.replace(',', ''))
  await dropOrPaste(page, 'drop', DROP, { files: [picture] })
  await page.getByRole('button', { name: '立即检索' }).click()
  await expect(page).toHaveURL(/\/patent\?q=\w+$/)
  await expect(page.getByRole('region', { name: '检索结论' })).toContainText(/发现 \d+ 件高风险外观专利/)
  const found = results(page).filter({ hasText: number })
  await expect(found).toContainText('相似度')
  await expect(found.getByText('高风险', { exact: true })).toHaveCSS('color', RED)
  const [measured] = /相似度\D*\d+%/.exec((await found.textContent()) ?? '') ?? []
  await expect(balance(page)).toHaveText(formatPower(before - 5))
  await expect(page.getByText('不构成法律意见')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.reload()
  await found.getByRole('button').click()
  await expect(detail(page)).toContainText(number)
  await expect(detail(page)).toContainText(measured ?? '-')
  for (const part of ['公开（公告）号', '受理局', '维权案件', '不构成法律意见'])
    await expect(detail(page)).toContainText(part)
  const slider = page.getByRole('slider', { name: '专利图显示的比例' })
  const ends = detail(page).locator('label', { has: slider })
  // The swipe view shows the patent on the left; the overlay shows it more strongly at the right end of the slider.
  await expect(ends).toHaveText('专利图您的图片')
  await detail(page).getByRole('radio', { name: '透明叠加' }).check()
  await expect(ends).toHaveText('您的图片专利图')
  await slider.fill('80')
  await expect(slider).toHaveValue('80')
  await detail(page).getByRole('radio', { name: '一致区域' }).check()
  await expect(detail(page).getByRole('img', { name: '一致区域' }).locator('rect').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await detail(page).getByLabel('备注').fill('杯盖相同')
  await detail(page).getByRole('button', { name: '相似', exact: true }).click()
  await expectToast(page, '已保存')
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/patent=/)
  await page.getByLabel('我的结论').selectOption('相似')
  await expect(results(page)).toHaveCount(1)
  await results(page).getByRole('button').click()
  await expect(detail(page).getByLabel('备注')).toHaveValue('杯盖相同')
  await page.keyboard.press('Escape')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载 PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})

test('a keyword search shows no similarity, and can be filtered, watched, changed and deleted from the history', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/patent')
  await expect(page.getByText('还没有检索记录')).toBeVisible()
  await page.getByLabel('专利名称关键词').fill('杯')
  await page.getByRole('button', { name: '开始检索' }).click()
  await expect(results(page).first()).toBeVisible()
  await expect(results(page).first()).not.toContainText('相似度')
  await page.goto(`${page.url()}&page=99`)
  await expect(results(page).first()).toBeVisible()
  await expect(page).not.toHaveURL(/page=99/)
  await page.getByRole('button', { name: '受理局: 全部' }).click()
  await page.getByRole('checkbox', { name: 'US 美国' }).check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/office=US/)
  await expect(results(page).filter({ hasNotText: '美国' })).toHaveCount(0)
  await expect(results(page)).not.toHaveCount(0)

  await page.getByRole('button', { name: '监控新专利' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '开始监控' }).click()
  await expectToast(page, '已开始监控')

  await page.getByRole('button', { name: '修改条件' }).click()
  await expect(page.getByLabel('专利名称关键词')).toHaveValue('杯')
  await page.getByRole('button', { name: '开始检索' }).click()
  await expectToast(page, '一天内的同一检索，没有再次收费')
  await page.getByRole('link', { name: '新的检索' }).click()
  await expect(page.getByLabel('专利名称关键词')).toHaveValue('')
  await expect(page.getByRole('link', { name: '杯' })).toHaveCount(1)
  await page.getByRole('button', { name: '删除检索：杯' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click()
  await expect(page.getByText('还没有检索记录')).toBeVisible()
})

test('the reader can set the risk thresholds, which are kept', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  const { number, picture } = await rotatedDrawing(world, await asSeller())
  await page.goto('/patent')
  await chooseFile(page).setInputFiles(picture)
  await page.getByRole('button', { name: '开始检索' }).click()
  await expect(results(page).filter({ hasText: number })).toBeVisible()
  await page.getByRole('button', { name: '高风险 ≥ 80%，中风险 ≥ 50%' }).click()
  await page.getByRole('slider', { name: '中风险从' }).fill('100')
  await expect(results(page).getByText('低风险').first()).toHaveCSS('color', GREEN)
  await expect(results(page).getByText('高风险')).toHaveCount(0)
  await page.getByRole('slider', { name: '中风险从' }).fill('0')
  await expect(results(page).getByText('中风险').first()).toHaveCSS('color', AMBER)
  await page.getByRole('slider', { name: '高风险从' }).fill('1')
  await expect(results(page).filter({ hasText: number })).toContainText('高风险')
  await page.reload()
  await expect(page.getByRole('button', { name: '高风险 ≥ 1%，中风险 ≥ 0%' })).toBeVisible()
  const print = page.waitForRequest('**/api/patent/print')
  await page.getByRole('button', { name: '下载 PDF' }).click()
  expect((await print).postDataJSON()).toMatchObject({ high: 0.01, medium: 0 })
})

test('axe finds nothing in the English form, results and dialogs in the dark theme', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
  setLanguage,
}) => {
  const { picture } = await rotatedDrawing(world, await asSeller())
  await setLanguage('en-US')
  await page.emulateMedia({ colorScheme: 'dark' })
  const expectNoViolations = async (where: string) => expect(await violationsOf(page), where).toEqual([])
  await page.goto('/patent')
  await page.getByText('More fields').click()
  await page.getByLabel('Choose an image file').setInputFiles(picture)
  await expect(page.locator('[data-upload="success"]')).toBeVisible()
  await expectNoViolations('the form')
  await page.locator('#content').getByRole('button', { name: 'Search', exact: true }).click()
  const found = page.getByRole('article').first()
  await expect(found).toBeVisible()
  await expectNoViolations('the results')
  await page.getByRole('button', { name: /^High ≥/ }).click()
  await expect(page.getByRole('slider').first()).toBeVisible()
  await expectNoViolations('the thresholds')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Watch new patents' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations('saving the search')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await found.getByRole('button').click()
  await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible()
  await expectNoViolations('a patent')
})

async function searchBy(page: Page, word: string): Promise<string> {
  await page.goto('/patent')
  await page.getByLabel('专利名称关键词').fill(word)
  await startButton(page).click()
  await expect(page).toHaveURL(/\/patent\?q=\w+$/)
  return new URL(page.url()).searchParams.get('q') ?? ''
}

test('the results can be sorted', { tag: '@nightly' }, async ({ page, world, asSeller }) => {
  const token = await asSeller()
  const queryId = await searchBy(page, '杯')
  const numbers = async (sorting: { sort: 'granted' | 'filed'; order: 'asc' | 'desc' }) =>
    (await world.callAs(token)(patents.getPatentInfo, { body: { queryId, ...sorting } })).row
      .filter(({ counts }) => counts)
      .map(({ publicationNumber }) => new RegExp(publicationNumber))
  const latest = await numbers({ sort: 'granted', order: 'desc' })
  const oldest = await numbers({ sort: 'granted', order: 'asc' })
  expect(oldest).not.toEqual(latest)
  for (const [order, wanted] of [
    ['授权日从旧到新', oldest],
    ['申请日从新到旧', await numbers({ sort: 'filed', order: 'desc' })],
    ['授权日从新到旧', latest],
  ] as const) {
    await page.getByLabel('排序').selectOption(order)
    await expect(results(page)).toHaveText([...wanted])
  }
})

test('closing the watch dialog returns the focus to its button', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await searchBy(page, '杯')
  const watch = page.getByRole('button', { name: '监控新专利' })
  await watch.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('名称')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(watch).toBeFocused()
})

test('closing a patent saves its note, and the last of two quick verdicts wins', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await searchBy(page, '杯')
  const opened = results(page).first().getByRole('button')
  await opened.click()
  await detail(page).getByLabel('备注').fill('杯盖相同')
  await page.keyboard.press('Escape')
  await expectToast(page, '已保存')
  await page.reload()
  await opened.click()
  await expect(detail(page).getByLabel('备注')).toHaveValue('杯盖相同')

  const verdict = (name: string) => detail(page).getByRole('button', { name, exact: true })
  const letThrough = await holdNextCall(page, '**/api/patent/verdict')
  const judged: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/patent/verdict')) judged.push(request.postDataJSON().verdict)
  })
  await verdict('相同').click()
  await verdict('不同').click()
  await expect(verdict('不同')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => judged).toEqual(['same'])
  letThrough()
  await expect.poll(() => judged).toEqual(['same', 'different'])
  await expectToast(page, '已保存')
  await page.keyboard.press('Escape')
  await page.getByLabel('我的结论').selectOption('不同')
  await expect(results(page)).toHaveCount(1)
})

test('designs of other offices have their own heading until the reader adds the office', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  // This keyword has few enough results for one page.
  await searchBy(page, '灯')
  const elsewhere = page.getByRole('list', { name: '其他国家和地区的权利（不计入结论）' }).getByRole('article')
  await expect(results(page).first()).toContainText('美国')
  await expect(elsewhere.first()).toBeVisible()
  await expect(elsewhere.filter({ hasText: '美国' })).toHaveCount(0)
  // These headings are smaller than the heading of the page, also on phones.
  for (const heading of ['目标市场的权利', '其他国家和地区的权利（不计入结论）'])
    await expect(page.getByRole('heading', { name: heading })).toHaveCSS('font-size', '18px')
  const counted = /共 \S+ 项设计，目标市场 \S+ 项/
  const before = await page.getByText(counted).textContent()
  await page.getByRole('button', { name: '目标市场: US 美国' }).click()
  for (const office of ['EU 欧盟', 'CN 中国', 'JP 日本']) await page.getByRole('checkbox', { name: office }).check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/targets=US%2CEU%2CCN%2CJP/)
  await expect(page.getByText(counted)).not.toHaveText(before ?? '')
  await expect(results(page).filter({ hasText: '同一设计登记于' }).first()).toBeVisible()
  await page.getByRole('link', { name: '新的检索' }).click()
  await expect(page.getByRole('button', { name: /^目标市场: US 美国、EU 欧盟/ })).toBeVisible()
})
