import { STORY } from '#fixtures/story.ts'
import { createMarketReport, waitForVersions } from './report-steps.ts'
import { expect, expectToast, test } from './support.ts'

test('score weights can be changed with the keyboard, update the total, and are kept until they are reset', async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await waitForVersions(world, token, await createMarketReport(world, token, STORY.niche), 1)
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
  await expect(section.getByText('占 100.0%')).toBeVisible()
  await expect(total).not.toHaveText(proposed ?? '')
  const changed = await total.textContent()
  await page.reload()
  await expect(total).toHaveText(changed ?? '')
  await page.getByRole('button', { name: '下载 PDF' }).click()
  await expectToast(page, 'PDF 按建议权重计算')
  await section.getByRole('button', { name: '恢复建议权重' }).click()
  await expect(total).toHaveText(proposed ?? '')
  await page.reload()
  await expect(open).toHaveAttribute('aria-expanded', 'false')
})
