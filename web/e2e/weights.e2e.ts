import { STORY } from '#fixtures/story.ts'
import { hasVersions, orderedMarket } from './report-steps.ts'
import { expect, tells, test } from './support.ts'

test('the weights of a score move by the keyboard, the total follows, and a reload keeps them until they are reset', async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await hasVersions(world, token, await orderedMarket(world, token, STORY.niche), 1)
  await page.goto(`/market/online/${STORY.niche}`)
  const section = page.locator('#section-attractiveness')
  const open = section.getByRole('button', { name: '调整权重' })
  await open.click()
  const total = section.getByRole('status')
  const proposed = await total.textContent()
  const profit = section.getByRole('slider', { name: '利润' })
  for (const slider of await section.getByRole('slider').all()) await slider.press('Home')
  await expect(total).toHaveText('请至少保留一项权重')
  await profit.press('ArrowRight')
  // One part alone is the whole.
  await expect(section.getByText('占 100.0%')).toBeVisible()
  await expect(total).not.toHaveText(proposed ?? '')
  const mine = await total.textContent()
  await page.reload()
  await expect(total).toHaveText(mine ?? '')
  await page.getByRole('button', { name: '下载 PDF' }).click()
  await tells(page, 'PDF 按建议权重计算')
  await section.getByRole('button', { name: '恢复建议权重' }).click()
  await expect(total).toHaveText(proposed ?? '')
  await page.reload()
  await expect(open).toHaveAttribute('aria-expanded', 'false')
})
