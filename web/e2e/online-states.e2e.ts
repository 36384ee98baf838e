import { readFile } from 'node:fs/promises'
import type { Download, Locator } from 'playwright/test'
import { STORY } from '#fixtures/story.ts'
import { KINDS } from './report-kinds.ts'
import { createMarketReport } from './report-steps.ts'
import { card, createReport, expect, expectToast, SAMPLE_ASIN, test } from './support.ts'

/** A German sample niche that has too few products to compare and has no product forms. */
const NARROW = '1ne5s83glk8ef'

test('a URL without a report says what is missing and links to the list or to the page that orders the report', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  for (const [address, title, way] of [
    ['/product/online', '没有指定 ASIN', '返回列表'],
    [`/product/online/BR/${SAMPLE_ASIN}`, '没有指定 ASIN', '返回列表'],
    ['/product/online/DE/A0SAMPLE01', '没有这份报告', '去创建报告'],
    ['/market/online/nowhere', '没有这份报告', '去创建报告'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: way }).click()
    await expect(page).toHaveURL(/\/products\/asin_fx\/index$|asin=A0SAMPLE01&marketplace=DE$|niche=nowhere$/)
  }
})

for (const kind of KINDS) {
  test(`${kind.name}: a failed load says why and succeeds on retry; a report of a newer version shows a message`, {
    tag: '@nightly',
  }, async ({ page, world, asSeller }) => {
    await kind.create(world, await asSeller())
    await world.settle()
    const section = page.getByRole('heading', { level: 2, name: kind.firstSection })
    await world.fault({ call: `GET ${kind.calls.online}`, fault: 'drop' })
    await page.goto(kind.address)
    const problem = page.getByRole('alert')
    await expect(problem).toContainText('报告未能打开网络连接失败，请检查网络后重试')
    await world.clearFaults()
    await page.getByRole('button', { name: '重试' }).click()
    await expect(section).toBeVisible()

    await page.route(`**${kind.calls.online}*`, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      body.data.report.version = 99
      await route.fulfill({ response: answer, json: body })
    })
    await page.reload()
    await expect(problem).toContainText('报告未能打开请稍后重试。')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await problem.getByRole('button', { name: '重试' }).click()
    await expect(section).toBeVisible()
  })

  test(`${kind.name}: the PDF is downloaded from progress page, list and report; an expired link says so`, {
    tag: '@nightly',
  }, async ({ page, world, asSeller }) => {
    const id = await kind.create(world, await asSeller())
    await world.settle()
    const downloads: Download[] = []
    const saved = async (button: Locator) => {
      const downloading = page.waitForEvent('download')
      await button.click()
      downloads.push(await downloading)
    }
    await page.goto(`${kind.progress}?id=${id}`)
    await saved(page.getByRole('button', { name: '下载 PDF' }))
    await page.goto(kind.list)
    const report = card(page, `${kind.subject} US 已完成`)
    await report.hover()
    await saved(report.getByRole('button', { name: '下载' }))
    await page.goto(kind.address)
    await saved(page.getByRole('button', { name: '下载 PDF' }))
    await page.getByRole('button', { name: 'English' }).click()
    await saved(page.getByRole('button', { name: 'Download PDF' }))
    const files = await Promise.all(downloads.map(async (download) => readFile(await download.path(), 'latin1')))
    // Each PDF is in the page language at the time of the download.
    const languages = files.map((file) => [file.slice(0, 5), /\/Lang \((.*?)\)/.exec(file)?.[1]])
    expect(languages).toEqual(['zh-CN', 'zh-CN', 'zh-CN', 'en-US'].map((language) => ['%PDF-', language]))
    expect(new Set(downloads.map((download) => download.suggestedFilename())).size).toBe(1)

    await world.clock.advance(3 * 3_600_000)
    // The browser requests the file itself, so the message is in the browser's language.
    const answer = await page.goto(downloads[0]?.url() ?? '')
    expect(answer?.status()).toBe(404)
    await expect(page.locator('body')).toContainText('the link has expired. Open it again from the list')
  })
}

test('a title of two hundred characters is cut to two lines and can be expanded', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  const token = await asSeller()
  await createReport(world, token, STORY.longTitle)
  await createMarketReport(world, token, STORY.longTitleNiche)
  await world.settle()
  for (const address of [`/product/online/US/${STORY.longTitle}`, `/market/online/${STORY.longTitleNiche}`]) {
    await page.goto(address)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveAttribute('data-short', 'true')
    const cut = (await title.boundingBox())?.height ?? 0
    await page.getByRole('button', { name: '展开标题' }).click()
    expect((await title.boundingBox())?.height).toBeGreaterThan(cut)
    await page.getByRole('button', { name: '收起标题' }).click()
    await expect(title).toHaveAttribute('data-short', 'true')
  }
})

test('missing data is named at the top and in its section; charts that fail to load refer to their numbers', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  await page.route(/echarts/, (route) => route.abort())
  await createMarketReport(world, await asSeller(), NARROW)
  await world.settle()
  await page.goto(`/market/online/${NARROW}`)
  await expect(page.getByText('数据完整度中等')).toBeVisible()
  await expect(page.locator('#section-verdict').getByText('部分数据缺失', { exact: true })).toBeVisible()
  const forms = page.locator('#section-forms')
  await expect(forms.getByText('暂无数据', { exact: true })).toBeVisible()
  await expect(forms).toContainText('补全所需数据：')
  const demand = page.locator('#section-demand')
  await demand.scrollIntoViewIfNeeded()
  await expect(demand.getByText('图表未能加载，数值见“查看数据”。').first()).toBeVisible()
  await demand.getByRole('button', { name: '查看数据' }).first().click()
  await expect(demand.getByRole('table').first()).toBeVisible()
})

test('the ASIN of a report can be copied, and a failed copy says so', { tag: '@nightly' }, async ({
  page,
  context,
  world,
  asSeller,
}) => {
  await createReport(world, await asSeller(), SAMPLE_ASIN)
  await world.settle()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/product/online/US/${SAMPLE_ASIN}`)
  await page.getByRole('button', { name: '复制 ASIN' }).click()
  await expectToast(page, '复制成功')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SAMPLE_ASIN)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: '复制 ASIN' }).click()
  await expectToast(page, '复制失败')
})
