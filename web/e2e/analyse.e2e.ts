import { readFile } from 'node:fs/promises'
import { account } from '#contracts/api/accounts/account.ts'
import { balance, card, createReport, expect, expectToast, orderReport, SAMPLE_ASIN, test } from './support.ts'

const STAGES = ['排队中', '读取数据', '分析指标', '撰写结论', '绘制图表', '保存报告', '已完成']

test('a seller orders an ASIN report, follows its stages and reads it online', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  // A fast machine may skip stages, so the test records those shown and checks their order.
  const shown: string[] = []
  await page.exposeFunction('recordStage', (stage: string) => shown.at(-1) !== stage && shown.push(stage))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const stage = document.querySelector('[aria-live] > span')?.textContent
      if (stage) void (window as unknown as { recordStage: (stage: string) => void }).recordStage(stage)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await orderReport(page, SAMPLE_ASIN)
  await expectToast(page, 'ASIN 报告任务创建成功')
  await expect(page.getByText('报告已生成，可以在线查看或下载 PDF。')).toBeVisible()
  await expect(balance(page)).toHaveText('990.00')
  const stages = shown.filter((text) => STAGES.includes(text))
  expect(stages.at(-1)).toBe('已完成')
  expect(stages).toEqual([...stages].sort((a, b) => STAGES.indexOf(a) - STAGES.indexOf(b)))

  await page.getByRole('link', { name: '在线查看' }).click()
  await expect(page).toHaveURL(/\/product\/online\/US\/B0SAMPLE01$/)
  await expect(page.getByRole('heading', { level: 2, name: '商品概览' })).toBeVisible()
})

test('a finished report is downloaded as a PDF from the list', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await orderReport(page, SAMPLE_ASIN)
  await expect(page.getByText('报告已生成')).toBeVisible()
  await page.getByRole('link', { name: '返回 ASIN 分析' }).click()
  await card(page, SAMPLE_ASIN).hover()
  await expect(card(page, SAMPLE_ASIN).getByText('PDF 报告已完成，可以下载')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await card(page, SAMPLE_ASIN).getByRole('button', { name: '下载' }).click()
  const file = await readFile(await (await downloading).path())
  expect(file.subarray(0, 5).toString('latin1')).toBe('%PDF-')
})

test('the order button stays hidden until the page knows that no report exists', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  await createReport(world, await asSeller(), SAMPLE_ASIN)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/productList/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`/product?asin=${SAMPLE_ASIN}&marketplace=US`)
  await expect(page.getByRole('region', { name: '商品', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '生成报告' })).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { name: '您已有该商品的报告' })).toBeVisible()
})

test('a double click orders one report', { tag: '@nightly' }, async ({ page, world, asSeller }) => {
  const token = await asSeller()
  const orders: string[] = []
  page.on('request', (request) => request.url().includes('reportGoodsCreate') && orders.push(request.url()))
  await page.goto('/product?asin=B0SAMPLE01&marketplace=US')
  await page.getByRole('button', { name: '生成报告' }).dblclick()
  await expect(page.getByText('报告已生成')).toBeVisible()
  expect(orders).toHaveLength(1)
  expect((await world.callAs(token)(account.info)).user.power).toBe(990)
})

test('the progress page works without the event stream', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.route('**/api/report/progress', (route) => route.abort())
  await orderReport(page, SAMPLE_ASIN)
  await expect(page.getByText('报告已生成')).toBeVisible()
})
