import type { Page } from 'playwright/test'
import { billing } from '#contracts/api/billing.ts'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { violationsOf } from './axe.ts'
import { balance, expect, expectToast, SELLER, sellerToken, test, type World } from './support.ts'

const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

async function createCardOrder(world: World): Promise<string> {
  const call = world.callAs(await sellerToken(world))
  const { plan } = await call(billing.plans, { body: { lang: 0, type: 2 } })
  const payment = await call(billing.createOrder, { body: { type: 1, number: 1, id: plan[0]?.id ?? 0 } })
  return payment?.order ?? ''
}

test('a developer can set the power of the sample account', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/__dev?part=accounts')
  const account = page.getByRole('listitem', { name: SELLER.phone })
  await account.getByRole('button', { name: '设为 0', exact: true }).click()
  await expect(balance(page)).toHaveText('0.00')
  await account.getByLabel(`${SELLER.phone} 的算力`).fill('12.5')
  await account.getByRole('button', { name: '设置' }).click()
  await expect(balance(page)).toHaveText('12.50')
})

test('an enabled scenario stays on after a reload', { tag: '@nightly' }, async ({ page, world }) => {
  await page.goto('/__dev')
  await page.getByLabel(/^下单返回空数据/).check()
  await expectToast(page, '情景已更新')
  await page.reload()
  await expect(page.getByLabel(/^下单返回空数据/)).toBeChecked()
  expect((await world.call(devtools.scenarios, { body: {} })).on).toEqual(['emptyPayment'])
})

test('the console pays in place of the buyer, and releasing the held payment notice credits the order', async ({
  page,
  world,
}) => {
  await page.goto('/__dev?part=payments')
  const stripe = part(page, '支付通知').locator('form').filter({ hasText: 'Stripe' })
  await stripe.getByLabel('扣住，稍后放行').check()
  await stripe.getByRole('button', { name: '应用' }).click()
  await expectToast(page, '通知设置已应用')
  const no = await createCardOrder(world)
  const row = part(page, '支付').getByRole('listitem').filter({ hasText: no })
  await row.getByRole('button', { name: '确认支付' }).click()
  await expect(row.getByText('已支付')).toBeVisible()
  await expect(part(page, '支付通知').getByText('已扣住').first()).toBeVisible()
  const stateOf = async () => {
    const { row: orders } = await world.callAs(await sellerToken(world))(billing.orders, { body: {} })
    return orders.find((order) => order.no === no)?.state
  }
  expect(await stateOf()).toBe('created')
  await stripe.getByRole('button', { name: '按顺序放行' }).click()
  await expect.poll(stateOf).toBe('credited')
})

test('moving the clock closes an unpaid order', { tag: '@nightly' }, async ({ page, world }) => {
  const no = await createCardOrder(world)
  await page.goto('/__dev?part=time')
  await page.getByRole('button', { name: '+1 小时' }).click()
  await expectToast(page, '时间已前进')
  await page.getByRole('tab', { name: '支付' }).click()
  await expect(part(page, '支付').getByRole('listitem').filter({ hasText: no }).getByText('已关闭')).toBeVisible()
})

test('axe finds nothing in the sections of the console', { tag: '@nightly' }, async ({ page, world }) => {
  await createCardOrder(world)
  await world.call(devtools.scenarios, { body: { on: ['emptyLists'] } })
  for (const [section, shown] of [
    ['scenarios', '登录已过期'],
    ['faults', '添加规则'],
    ['accounts', SELLER.phone],
    ['requests&id=2', '复制为 curl'],
    ['payments', '待支付'],
    ['worlds', '主世界'],
  ] as const) {
    await page.goto(`/__dev?part=${section}`)
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  }
})
