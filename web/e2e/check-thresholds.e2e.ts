import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { violationsOf } from './axe.ts'
import { startButton } from './patent-steps.ts'
import { chooseFile } from './picture-steps.ts'
import { expect, test } from './support.ts'

const verdict = (page: Page) => page.getByRole('region', { name: '综合结论' })
const OWN = '按您在专利检索中设定的阈值'

/** A drawing that is slightly similar to one US design of the sample data, and to no other design. */
const pan = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#fff"/>
      <g fill="none" stroke="#000" stroke-width="3"><circle cx="110" cy="160" r="80"/><circle cx="110" cy="160" r="62"/>
      <path d="M188 150L285 140L285 160L189 172"/></g></svg>`,
    ),
  )
    .png()
    .toBuffer()

/** Sets the high-risk threshold on the open search result; without `to` it resets both thresholds. */
async function moveHigh(page: Page, from: string, to?: number) {
  await page.getByRole('button', { name: from }).click()
  if (to === undefined) await page.getByRole('button', { name: '恢复默认' }).click()
  else await page.getByRole('slider', { name: '高风险从' }).fill(String(to))
  await page.keyboard.press('Escape')
}

test('the verdict says that it uses the default thresholds, and names the risk under the user’s own thresholds', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/patent')
  await chooseFile(page).setInputFiles({ name: 'pan.png', mimeType: 'image/png', buffer: await pan() })
  await startButton(page).click()
  await expect(page).toHaveURL(/\?q=\w+$/)
  const search = page.url()
  await page.getByRole('button', { name: '再查商标与案件' }).click()
  await page.getByLabel('标题').fill('Keeps warm for hours')
  await page.getByRole('button', { name: '开始查询' }).click()
  await expect(verdict(page)).toContainText('没有查到明显相似的有效权利')
  await expect(verdict(page)).not.toContainText(OWN)
  const check = page.url()

  await page.goto(search)
  await moveHigh(page, '高风险 ≥ 80%，中风险 ≥ 50%', 10)
  await page.goto(check)
  const warning = verdict(page).getByRole('alert')
  await expect(warning).toContainText('80% 起为高风险，50% 起为中风险')
  await expect(warning).toContainText(`${OWN}（10% / 10%），下列外观专利的风险最高为：高风险`)
  await expect(verdict(page).getByRole('link', { name: /外观专利/ })).toContainText('低风险')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('the riskiest design patent below is: High risk')).toBeVisible()
  await page.getByRole('button', { name: '中文' }).click()

  // Thresholds that do not raise the risk give no warning.
  await page.goto(search)
  await moveHigh(page, '高风险 ≥ 10%，中风险 ≥ 10%')
  await moveHigh(page, '高风险 ≥ 80%，中风险 ≥ 50%', 95)
  await page.goto(check)
  await expect(verdict(page)).toContainText(`${OWN}（95% / 50%），下列外观专利的风险最高为：低风险`)
  await expect(verdict(page).getByRole('alert')).toHaveCount(0)
})
