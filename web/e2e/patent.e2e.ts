/** The search of design patents, from a picture to the PDF. */
import type { Page } from 'playwright/test'
import { devtools } from '#contracts/api/devtools.ts'
import { patents } from '#contracts/api/patents.ts'
import { violationsOf } from './axe.ts'
import { bring, chooseFile, photo, picked, turnedDrawing } from './picture-steps.ts'
import { balance, expect, held, SELLER, tells, test } from './support.ts'

const RISK = '/products/ai_pantent/index'
const DROP = 'section[aria-label="商品图片"] button'
const results = (page: Page) => page.getByRole('list', { name: '检索结果' }).getByRole('article')
const begin = (page: Page) => page.getByRole('button', { name: '开始检索' })
const detail = (page: Page) => page.getByRole('dialog', { name: '专利详情' })

test('a dropped picture finds its patent; it is compared, judged, found again by its verdict and printed', async ({
  page,
  world,
  asSeller,
}) => {
  const { number, picture } = await turnedDrawing(world, await asSeller())
  await page.goto(RISK)
  await expect(page.getByText('每次检索消耗 5.00 算力')).toBeVisible()
  const before = Number(await balance(page).textContent())
  await bring(page, 'drop', DROP, { files: [picture] })
  await page.getByRole('button', { name: '立即检索' }).click()
  await expect(page).toHaveURL(/\/patent\?q=\w+$/)
  await expect(page.getByRole('region', { name: '检索结论' })).toContainText(/发现 \d+ 件高风险外观专利/)
  const found = results(page).filter({ hasText: number })
  await expect(found).toContainText('相似度')
  const [measured] = /相似度\D*\d+%/.exec((await found.textContent()) ?? '') ?? []
  await expect(balance(page)).toHaveText((before - 5).toFixed(2))
  await expect(page.getByText('不构成法律意见')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  // The address alone brings the same again.
  await page.reload()
  await found.getByRole('button').click()
  await expect(detail(page)).toContainText(number)
  // The patent says the same as the list, and everything that an office has published.
  await expect(detail(page)).toContainText(measured ?? '-')
  for (const part of ['公开（公告）号', '受理局', '维权案件', '不构成法律意见'])
    await expect(detail(page)).toContainText(part)
  const slider = detail(page).getByRole('slider', { name: '专利图显示的比例' })
  await slider.fill('80')
  await expect(slider).toHaveValue('80')
  await detail(page).getByRole('radio', { name: '一致区域' }).check()
  await expect(detail(page).getByRole('img', { name: '一致区域' }).locator('rect').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await detail(page).getByLabel('备注').fill('杯盖相同')
  await detail(page).getByRole('button', { name: '相似', exact: true }).click()
  await tells(page, '已保存')
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

test('a search by words shows no similarity; it is narrowed, watched, changed, and found among the earlier ones', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/patent')
  await expect(page.getByText('还没有检索记录')).toBeVisible()
  await page.getByLabel('专利名称关键词').fill('杯')
  await page.getByRole('button', { name: '开始检索' }).click()
  await expect(results(page).first()).toBeVisible()
  await expect(results(page).first()).not.toContainText('相似度')
  // A page that is none does not say that nothing was found.
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
  await tells(page, '已开始监控')

  await page.getByRole('button', { name: '修改条件' }).click()
  await expect(page.getByLabel('专利名称关键词')).toHaveValue('杯')
  await page.getByRole('button', { name: '开始检索' }).click()
  await tells(page, '一天内的同一检索，没有再次收费')
  await page.getByRole('link', { name: '新的检索' }).click()
  await expect(page.getByLabel('专利名称关键词')).toHaveValue('')
  await expect(page.getByRole('link', { name: '杯' })).toHaveCount(1)
  await page.getByRole('button', { name: '删除检索：杯' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click()
  await expect(page.getByText('还没有检索记录')).toBeVisible()
})

test('the measure of a risk is the reader’s own and is remembered', async ({ page, world, asSeller }) => {
  const { number, picture } = await turnedDrawing(world, await asSeller())
  await page.goto('/patent')
  await chooseFile(page).setInputFiles(picture)
  await page.getByRole('button', { name: '开始检索' }).click()
  await expect(results(page).filter({ hasText: number })).toBeVisible()
  await page.getByRole('button', { name: '高风险 ≥ 80%，中风险 ≥ 50%' }).click()
  await page.getByRole('slider', { name: '中风险从' }).fill('100')
  await expect(results(page).getByText('低风险').first()).toBeVisible()
  await expect(results(page).getByText('高风险')).toHaveCount(0)
  await page.getByRole('slider', { name: '中风险从' }).fill('0')
  await page.getByRole('slider', { name: '高风险从' }).fill('1')
  await expect(results(page).filter({ hasText: number })).toContainText('高风险')
  await page.reload()
  await expect(page.getByRole('button', { name: '高风险 ≥ 1%，中风险 ≥ 0%' })).toBeVisible()
  // The paper measures as the page does.
  const print = page.waitForRequest('**/api/patent/print')
  await page.getByRole('button', { name: '下载 PDF' }).click()
  expect((await print).postDataJSON()).toMatchObject({ high: 0.01, medium: 0 })
})

test('axe finds nothing in English in the dark: form, result, thresholds, patent, saving', async ({
  page,
  world,
  asSeller,
  speaking,
}) => {
  const { picture } = await turnedDrawing(world, await asSeller())
  await speaking('en-US')
  await page.emulateMedia({ colorScheme: 'dark' })
  const findsNothing = async (where: string) => expect(await violationsOf(page), where).toEqual([])
  await page.goto('/patent')
  await page.getByText('More fields').click()
  await page.getByLabel('Choose a picture file').setInputFiles(picture)
  await expect(page.locator('[data-upload="success"]')).toBeVisible()
  await findsNothing('the form')
  await page.locator('#content').getByRole('button', { name: 'Search', exact: true }).click()
  const found = page.getByRole('article').first()
  await expect(found).toBeVisible()
  await findsNothing('what was found')
  await page.getByRole('button', { name: /^High ≥/ }).click()
  await expect(page.getByRole('slider').first()).toBeVisible()
  await findsNothing('the thresholds')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Watch new patents' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await findsNothing('saving the search')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await found.getByRole('button').click()
  await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible()
  await findsNothing('a patent')
})

test('each field of the form is asked for by its name', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/patent')
  await page.getByText('更多条件').click()
  const fields = [
    ['title', '专利名称关键词', '杯'],
    ['applyer', '申请人 / 权利人', 'Halvard'],
    ['applyerAddr', '申请人地址', 'Ohio'],
    ['pudId', '公开（公告）号', 'D1066001'],
    ['patentNumber', '申请号 / 专利号', '29876543'],
    ['designer', '设计人', 'Ada'],
    ['agency', '代理机构', 'Marlow'],
    ['agent', '代理人', 'Greta'],
  ] as const
  for (const [, label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('申请日从').fill('2020-01-01')
  await page.getByLabel('申请日到').fill('2026-01-01')
  await page.getByLabel('洛迦诺分类').selectOption('07')
  for (const [choice, option] of [
    ['受理局', 'US 美国'],
    ['法律状态', '有效'],
  ] as const) {
    await page.getByRole('button', { name: `${choice}: 全部` }).click()
    await page.getByRole('checkbox', { name: option, exact: true }).check()
    await page.keyboard.press('Escape')
  }
  await chooseFile(page).setInputFiles(await photo())
  await expect(page.locator('[data-upload="success"]')).toBeVisible()
  const asked = page.waitForRequest('**/api/AiAmazon/getQueryId')
  await page.getByRole('button', { name: '开始检索' }).click()
  expect((await asked).postDataJSON()).toMatchObject({
    ...Object.fromEntries(fields.map(([name, , value]) => [name, value])),
    ...{ type: 1, applyDate: ['2020-01-01', '2026-01-01'], loc: '07', office: ['US'], validity: ['inForce'] },
    image: expect.stringMatching(/^data:image\/png;base64,/),
  })
  await expect(page).toHaveURL(/\?q=\w+$/)
})

test('an empty form, a range that ends before it begins, and a search that is not there say so', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/patent')
  await page.getByRole('button', { name: '开始检索' }).click()
  await expect(page.getByText('请先上传图片，或至少填写一个检索条件')).toBeVisible()
  await page.getByText('更多条件').click()
  await page.getByLabel('申请日从').fill('2026-02-01')
  await page.getByLabel('申请日到').fill('2026-01-01')
  await page.getByRole('button', { name: '开始检索' }).click()
  await expect(page.getByText('申请日的开始日期晚于结束日期')).toBeVisible()
  await page.goto('/patent?q=nonsense')
  await expect(page.getByRole('alert')).toContainText('检索结果未能打开')
  await page.locator('[data-panel="error"]').getByRole('link', { name: '新的检索' }).click()
  await expect(page).toHaveURL('/patent')
})

test('a search that finds nothing says what to try', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/patent')
  await page.getByLabel('专利名称关键词').fill('没有人会这样命名的外观')
  await page.getByRole('button', { name: '开始检索' }).click()
  await expect(page.getByText('没有找到相似的外观专利')).toBeVisible()
  await expect(page.getByText('没有找到不代表没有风险')).toBeVisible()
})

test('with too little power the top-up dialog opens and the search waits', async ({ page, world, asSeller }) => {
  await asSeller()
  await world.call(devtools.power, { body: { phone: SELLER.phone, power: 350 } })
  await page.goto('/patent')
  await chooseFile(page).setInputFiles(await photo())
  await page.getByRole('button', { name: '开始检索' }).click()
  await expect(page.getByRole('dialog', { name: '算力不足' })).toContainText('本次需要5.00')
})

/** Searches designs by a word; resolves to the number of the search. */
async function searchedBy(page: Page, word: string): Promise<string> {
  await page.goto('/patent')
  await page.getByLabel('专利名称关键词').fill(word)
  await begin(page).click()
  await expect(page).toHaveURL(/\/patent\?q=\w+$/)
  return new URL(page.url()).searchParams.get('q') ?? ''
}

test('what was found stands in the order that is chosen', async ({ page, world, asSeller }) => {
  const token = await asSeller()
  const queryId = await searchedBy(page, '杯')
  const numbers = async (asked: { sort: 'granted' | 'filed'; order: 'asc' | 'desc' }) =>
    (await world.callAs(token)(patents.getPatentInfo, { body: { queryId, ...asked } })).row.map(
      ({ publicationNumber }) => new RegExp(publicationNumber),
    )
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

test('the kind of picture goes along, and is there again when the search is changed', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/patent')
  await chooseFile(page).setInputFiles(await photo())
  for (const [kind, type] of [
    ['实物照片（同不限）', 2],
    ['线条图（去纸底阴影）', 3],
  ] as const) {
    await page.getByLabel('图片类型').selectOption(kind)
    const asked = page.waitForRequest('**/api/AiAmazon/getQueryId')
    await begin(page).click()
    expect((await asked).postDataJSON()).toMatchObject({ type })
    await page.getByRole('button', { name: '修改条件' }).click()
    await expect(page.getByLabel('图片类型')).toHaveValue(String(type))
  }
})

test('the same search is free once its picture is fetched back, be it a large one of a camera', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/patent')
  await chooseFile(page).setInputFiles(await photo('shop.jpg', 1600, 1000))
  await begin(page).click()
  await expect(page).toHaveURL(/\/patent\?q=\w+$/)
  const found = page.url()
  await page.reload()
  await page.getByRole('button', { name: '修改条件' }).click()
  await expect(picked(page)).toBeVisible()
  await begin(page).click()
  await tells(page, '一天内的同一检索，没有再次收费')
  await expect(page).toHaveURL(found)
})

test('a search waits for its picture that is being read', async ({ page, world, asSeller }) => {
  const { picture } = await turnedDrawing(world, await asSeller())
  await page.goto('/patent')
  await page.getByLabel('专利名称关键词').fill('杯')
  const letThrough = await held(page, '**/api/AiAmazon/getAsinImg')
  await bring(page, 'paste', 'body', { text: 'B0SAMPLE01' })
  await expect(begin(page)).toBeDisabled()
  await page.getByLabel('专利名称关键词').press('Enter')
  await expect(page).toHaveURL('/patent')
  // Another one takes its place, and what was looked up does not come any more.
  await chooseFile(page).setInputFiles(picture)
  await expect(begin(page)).toBeEnabled()
  letThrough()
  await expect(picked(page).getByRole('img', { name: picture.name })).toBeVisible()
  const shown = await picked(page).locator('img').getAttribute('src')
  const asked = page.waitForRequest('**/api/AiAmazon/getQueryId')
  await begin(page).click()
  expect((await asked).postDataJSON().image === shown).toBe(true)
})

test('who leaves while a search runs stays where they have gone, and finds it among the earlier ones', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/patent')
  await page.getByLabel('专利名称关键词').fill('杯')
  const letThrough = await held(page, '**/api/AiAmazon/getQueryId')
  await begin(page).click()
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '风险分析' }).click()
  await expect(page).toHaveURL(RISK)
  letThrough()
  await tells(page, '检索已完成，可以在“历史检索”中打开')
  await expect(page).toHaveURL(RISK)
  await page.goto('/patent')
  await page.getByRole('link', { name: '杯' }).click()
  await expect(results(page).first()).toBeVisible()
})

test('a search or a result that fails is tried again with nothing filled in anew', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/patent')
  await page.getByLabel('专利名称关键词').fill('杯')
  await page.route('**/api/AiAmazon/getQueryId', (route) => route.abort())
  await begin(page).click()
  await tells(page, '网络连接失败')
  await page.unroute('**/api/AiAmazon/getQueryId')
  await page.route('**/api/AiAmazon/getPatentInfo', (route) => route.abort())
  await begin(page).click()
  await expect(page.getByRole('alert').filter({ hasText: '检索结果未能打开' })).toBeVisible()
  await page.unroute('**/api/AiAmazon/getPatentInfo')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(results(page).first()).toBeVisible()
})

test('what is wrong with the form is said in the language that is read', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/patent')
  await begin(page).click()
  await expect(page.getByText('请先上传图片，或至少填写一个检索条件')).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('Upload a picture or fill in at least one search field first')).toBeVisible()
})

test('the keyboard goes on from the button that has opened the dialog of a watch', async ({ page, asSeller }) => {
  await asSeller()
  await searchedBy(page, '杯')
  const watch = page.getByRole('button', { name: '监控新专利' })
  await watch.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('名称')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(watch).toBeFocused()
})

test('a note is kept when its patent is closed, and of two verdicts the one that was pressed last', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await searchedBy(page, '杯')
  const opened = results(page).first().getByRole('button')
  await opened.click()
  await detail(page).getByLabel('备注').fill('杯盖相同')
  await page.keyboard.press('Escape')
  await tells(page, '已保存')
  await page.reload()
  await opened.click()
  await expect(detail(page).getByLabel('备注')).toHaveValue('杯盖相同')

  const verdict = (name: string) => detail(page).getByRole('button', { name, exact: true })
  const letThrough = await held(page, '**/api/patent/verdict')
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
  await tells(page, '已保存')
  await page.keyboard.press('Escape')
  await page.getByLabel('我的结论').selectOption('不同')
  await expect(results(page)).toHaveCount(1)
})
