import { KINDS } from './report-kinds.ts'
import { balance, expect, expectToast, SAMPLE_ASIN, test } from './support.ts'

/** A product that is sold in all nine marketplaces of the sample data. India has no fee table. */
const EVERYWHERE = 'B0YWLROWMX'

test('an unknown product or market shows the server message and no order button, and links back to the list', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  for (const [address, title, says] of [
    ['/product', '无法分析这个商品', 'ASIN 不能为空'],
    ['/product?asin=A0SAMPLE01', '无法分析这个商品', 'ASIN 错误，应为 B0 加 8 位字母或数字'],
    ['/product?asin=B0ZZZZZZZZ', '无法分析这个商品', '没有找到 ASIN B0ZZZZZZZZ，请核对，或先导入该商品的数据'],
    [`/product?asin=${SAMPLE_ASIN}&marketplace=JP`, '无法分析这个商品', `JP 站点没有 ASIN ${SAMPLE_ASIN}`],
    ['/market?market=%20', '无法分析这个市场', '类目关键词不能为空'],
    ['/market?market=mug&niche=nowhere', '无法分析这个市场', '细分市场不存在，请重新搜索关键词'],
  ] as const) {
    await page.goto(address)
    const problem = page.getByRole('alert')
    await expect(problem).toContainText(title)
    await expect(problem).toContainText(says)
    await expect(page.getByRole('button', { name: '生成报告' })).toHaveCount(0)
    await problem.getByRole('link', { name: /^换一个/ }).click()
    await expect(page).toHaveURL(/\/products\/(asin|sc)_fx\/index$/)
  }
})

for (const { name, confirm, calls } of KINDS) {
  test(`${name}: a product or market that fails to load shows the reason, and appears after a retry`, {
    tag: '@nightly',
  }, async ({ page, world, asSeller }) => {
    await asSeller()
    for (const [fault, says] of [
      ['drop', '网络连接失败，请检查网络后重试'],
      ['truncate', '服务器返回了无法识别的内容，请稍后重试'],
      ['status', '服务器出错，请稍后重试。编号：'],
    ] as const) {
      await world.fault({ call: `POST ${calls.subject}`, fault })
      await page.goto(confirm)
      await expect(page.getByRole('alert')).toContainText(says)
      await world.clearFaults()
      await page.getByRole('button', { name: '重试' }).click()
      await expect(page.getByRole('button', { name: '生成报告' })).toBeVisible()
    }
  })

  test(`${name}: a failed order shows the server message or the timeout and can be retried`, {
    tag: '@nightly',
  }, async ({ page, world, asSeller }) => {
    await asSeller()
    await page.goto(confirm)
    const order = page.getByRole('button', { name: '生成报告' })
    for (const [status, says] of [
      [500, '服务器出错，请稍后重试。编号：'],
      [429, '尝试次数过多，请在'],
    ] as const) {
      await world.fault({ call: `POST ${calls.create}`, fault: 'status', status })
      await order.click()
      await expectToast(page, says)
      await world.clearFaults()
    }
    for (const [msg, says] of [
      ['今天的分析次数已用完', '今天的分析次数已用完'],
      ['', '请求超时，请稍后重试'],
    ] as const) {
      await page.route(`**${calls.create}`, (route) => route.fulfill({ json: { code: 7, msg, data: null } }))
      await order.click()
      await expectToast(page, says)
      await page.unroute(`**${calls.create}`)
    }
    await expect(balance(page)).toHaveText('1,000.00')
    await order.click()
    await expect(page.getByText('报告已生成')).toBeVisible()
  })
}

test('the confirmation lists missing data, the imports that complete it, and other marketplaces of the product', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(`/product?asin=${EVERYWHERE}&marketplace=in`)
  const main = page.getByRole('main')
  await expect(main).toContainText('该 ASIN 的在售站点：US · UK · DE · FR · JP · CA · IT · ES · IN')
  await expect(main.getByText('14 个章节中 11 个数据完整')).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: '知识产权' })).toContainText(
    '暂无数据 · 导入外观专利数据后可补全',
  )
  await expect(main.getByRole('listitem').filter({ hasText: '利润测算' })).toContainText(
    '部分数据缺失 · 导入商品数据后可补全',
  )
  await page.goto('/market?market=lampe&marketplace=DE&niche=1ne5s83glk8ef')
  await expect(main.getByRole('listitem').filter({ hasText: '商品形态与属性缺口' })).toContainText(
    '暂无数据 · 导入商品数据后可补全',
  )
})
