import sharp from 'sharp'
import { account } from '#contracts/api/accounts/account.ts'
import { patents } from '#contracts/api/rights/patents.ts'
import type { Call } from '#web/api/client.ts'
import { expect, expectToast, holdNextCall, sellerToken, test, type World } from './support.ts'

const LATEST = '/patent-new'
/** Two dates between which patents are granted in the sample data. */
const BEFORE = '2026-11-12T08:00:00Z'
const AFTER = '2026-12-03T08:00:00Z'

/** Saves a search with the drawing of a patent that is granted between BEFORE and AFTER. */
async function saveSearch(world: World, token: string): Promise<{ name: string; number: string }> {
  const call = world.callAs(token)
  await world.clock.set(AFTER)
  const { row } = await call(patents.getNewLocList, { body: {} })
  const coming = row[0]
  if (!coming) throw new Error('The sample world grants nothing later')
  const drawing = Buffer.from(await (await world.fetch(world.url + coming.image)).arrayBuffer())
  const image = `data:image/png;base64,${(await sharp(drawing).flatten({ background: '#fff' }).png().toBuffer()).toString('base64')}`
  await world.clock.set(BEFORE)
  const name = `关注：${coming.title}`
  await searchAndSave(call, name, { image })
  return { name, number: coming.publicationNumber }
}

async function searchAndSave(
  call: Call,
  name: string,
  form: { image: string } | { applyerAddr: string },
): Promise<void> {
  const { user } = await call(account.info)
  const module = user.mold.find(({ enName }) => enName === 'ai_pantent')
  if (!module) throw new Error('The sample account has no patent module')
  const { queryId } = await call(patents.getQueryId, { body: { mold_id: module.id, ...form } })
  await call(patents.watch, { body: { queryId, name } })
}

test('new patents that a saved search finds show a toast on any page and a count in the menu until opened', async ({
  page,
  world,
  asSeller,
}) => {
  await world.clock.set(BEFORE)
  const { name, number } = await saveSearch(world, await asSeller())
  await page.goto('/knowledge')
  const family = page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: /知识产权/ })
  await expect(family).toHaveAccessibleName('知识产权')

  await world.clock.set(AFTER)
  await page.reload()
  // Hovering keeps the toast open on a slow machine.
  const view = page.getByRole('link', { name: '查看发现' })
  await view.hover()
  await expectToast(page, '保存的检索有新发现')
  await expect(family).toHaveAccessibleName(/\d+ 项新发现/)
  await view.click()
  await expect(page).toHaveURL(/\/patent-new\?tab=watches&watch=\d+$/)
  const found = page
    .getByRole('list', { name: `“${name}”的发现` })
    .getByRole('article')
    .filter({ hasText: number })
  await expect(found).toBeVisible()
  await expect(found.getByText('新', { exact: true })).toBeVisible()
  await expect(page.getByText(/\d+ 项新发现/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: '原检索结果' })).toHaveAttribute('href', /^\/patent\?q=./)

  const [percent = '-'] = /\d+%/.exec((await found.textContent()) ?? '') ?? []
  await found.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: '专利详情' })
  await expect(dialog.getByText('相似度')).toBeVisible()
  await expect(dialog).toContainText(percent)
  await expect(dialog.getByRole('slider', { name: '专利图显示的比例' })).toBeVisible()
  await dialog.getByRole('button', { name: '相同', exact: true }).click()
  await expectToast(page, '已保存')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.reload()
  await expect(found).toBeVisible()
  await expect(found.getByText('新', { exact: true })).toHaveCount(0)

  await page.getByRole('article', { name }).getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expectToast(page, '已删除')
  await expect(page.getByText('还没有保存的检索')).toBeVisible()
})

test('a found patent has the same risk on its card and in its dialog, by the reader’s thresholds', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  await world.clock.set(BEFORE)
  const { number } = await saveSearch(world, await asSeller())
  await world.clock.set(AFTER)
  await page.goto('/knowledge')
  // With these thresholds only an identical design is a risk; with the default thresholds every found patent is a risk.
  await page.evaluate(() => localStorage.setItem('risk thresholds', JSON.stringify({ high: 1, medium: 1 })))
  await page.goto(`${LATEST}?tab=watches`)
  await page.getByRole('button', { name: '查看发现' }).click()
  const finds = page.getByRole('list', { name: /的发现$/ }).getByRole('article')
  await expect(finds.filter({ hasText: number })).toBeVisible()
  const alike = finds.filter({ hasNotText: '100%' })
  await expect(alike.filter({ hasText: '低风险' })).not.toHaveCount(0)
  await expect(alike.filter({ hasText: /高风险|中风险/ })).toHaveCount(0)
  await alike.filter({ hasText: '低风险' }).first().getByRole('button').click()
  await expect(page.getByRole('dialog', { name: '专利详情' })).toContainText('低风险')
})

test('without saved searches the page says how to save one', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(LATEST)
  await page.getByRole('tab', { name: '保存的检索' }).click()
  await page.getByRole('link', { name: '去检索专利' }).click()
  await expect(page).toHaveURL('/products/ai_pantent/index')
})

test('found patents that fail to load stay marked as new', { tag: '@nightly' }, async ({ page, world, asSeller }) => {
  await world.clock.set(BEFORE)
  const { name } = await saveSearch(world, await asSeller())
  await world.clock.set(AFTER)
  await page.route('**/api/patent/watched', (route) => route.abort())
  await page.goto(`${LATEST}?tab=watches`)
  const watch = page.getByRole('article', { name })
  await watch.getByRole('button', { name: '查看发现' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '发现未能读取' })).toBeVisible()
  await expect(watch.getByText(/\d+ 项新发现/)).toBeVisible()
})

test('many found patents are shown page by page, and each stays new until its page is shown', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  await world.clock.set('2010-01-04T08:00:00Z')
  const call = world.callAs(await sellerToken(world))
  await searchAndSave(call, '美国', { applyerAddr: 'US' })
  await searchAndSave(call, '中国', { applyerAddr: 'CN' })
  // AFTER is sixteen years later, when an earlier session has expired, so the seller logs in only now.
  await world.clock.set(AFTER)
  await asSeller()
  await page.goto(`${LATEST}?tab=watches`)
  const watch = page.getByRole('article', { name: '中国' })
  const found = Number(/(\d+) 项新发现/.exec((await watch.textContent()) ?? '')?.[1])
  expect(found).toBeGreaterThan(60)
  await watch.getByRole('button', { name: '查看发现' }).click()
  const finds = page.getByRole('list', { name: '“中国”的发现' }).getByRole('article')
  await expect(finds).toHaveCount(60)
  await expect(watch.getByText(`${found - 60} 项新发现`)).toBeVisible()
  const seen = await finds.allTextContents()

  const letThrough = await holdNextCall(page, '**/api/patent/watched')
  const second = page.getByRole('button', { name: '第 2 页' })
  await second.click()
  await expect(page).toHaveURL(/&page=2$/)
  // While the second page loads, the first page stays visible and the patents of the other pages stay new.
  await expect(second).toBeVisible()
  await expect(finds).toHaveCount(60)
  await expect(watch.getByText(`${found - 60} 项新发现`)).toBeVisible()
  letThrough()
  await expect(finds).toHaveCount(Math.min(found - 60, 60))
  await expect(finds.getByText('新', { exact: true })).toHaveCount(Math.min(found - 60, 60))
  await expect(watch.getByText(/\d+ 项新发现/)).toHaveText(found > 120 ? [`${found - 120} 项新发现`] : [])
  for (const text of await finds.allTextContents()) expect(seen).not.toContain(text)

  await page.getByRole('article', { name: '美国' }).getByRole('button', { name: '查看发现' }).click()
  await expect(page).not.toHaveURL(/page=/)
  await expect(page.getByRole('list', { name: '“美国”的发现' }).getByRole('article').first()).toBeVisible()
})
