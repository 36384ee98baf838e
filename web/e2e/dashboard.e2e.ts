import { devtools } from '#contracts/api/dev/devtools.ts'
import { watches } from '#contracts/api/watches.ts'
import { expect, SAMPLE_ASIN, SELLER, test } from './support.ts'

test('a watched product whose price changes is announced, and the dashboard says what changed', async ({
  page,
  world,
  asSeller,
}) => {
  const call = world.callAs(await asSeller())
  await call(watches.create, { body: { kind: 'product', subject: `US/${SAMPLE_ASIN}` } })
  await world.call(devtools.watches, { body: { phone: SELLER.phone } })
  await page.goto('/knowledge')
  const view = page.getByRole('link', { name: '查看变化' })
  await view.hover()
  const entry = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: /数据看板/ })
  await expect(entry).toHaveAccessibleName(/\d+ 项新变化/)
  await view.click()
  const watch = page.getByRole('list', { name: '关注的内容' }).getByRole('article')
  await watch.getByRole('button', { name: '变化' }).click()
  await expect(watch.getByText(/价格.*→/)).toBeVisible()
  await watch.getByRole('button', { name: '标为已读' }).click()
  await expect(entry).not.toHaveAccessibleName(/项新变化/)

  await page.getByRole('tab', { name: '概览' }).click()
  const changed = page.getByRole('region', { name: '有什么变了' })
  await expect(changed.getByText(/价格.*→/)).toBeVisible()

  await page.getByRole('tab', { name: '我的关注' }).click()
  await watch.getByRole('button', { name: '设置' }).click()
  await page.getByRole('dialog', { name: '关注设置' }).getByRole('button', { name: '取消关注' }).click()
  await expect(page.getByText('还没有关注任何内容')).toBeVisible()
})
