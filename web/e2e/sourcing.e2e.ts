import { expect, SAMPLE_ASIN, test } from './support.ts'

test('a seller finds suppliers for an ASIN, compares two and takes the cost of one to the profit tool', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/search/source')
  await page.getByRole('radio', { name: '按 ASIN 找货' }).check()
  await page.getByLabel('ASIN', { exact: true }).fill(SAMPLE_ASIN)
  await page.getByLabel('ASIN', { exact: true }).press('Enter')
  const grid = page.getByRole('table', { name: '货源列表' })
  await expect(page.getByText(`按 ${SAMPLE_ASIN} 的主图查找同款与近似款`)).toBeVisible()

  await page.getByText('筛选条件').click()
  await page.getByLabel('批发价，最大值').fill('60')
  await page.getByLabel('批发价，最大值').press('Enter')
  await page.getByRole('checkbox', { name: '工厂', exact: true }).check()
  await expect(page).toHaveURL(/price=\.\.60.*companyType=factory/)
  await expect(page.getByRole('button', { name: '去掉条件：公司类型: 工厂' })).toBeVisible()

  // Whichever rows show: the filtered rows may replace the others between the clicks.
  const unchecked = grid.getByRole('checkbox', { checked: false }).first()
  await unchecked.click()
  await unchecked.click()
  await page.getByRole('button', { name: '对比 2 个' }).click()
  const dialog = page.getByRole('dialog', { name: '对比 2 个' })
  await expect(dialog.getByRole('rowheader', { name: '复购率' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await grid.getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByText('阶梯价')).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('link', { name: '计算利润' }).click()
  await expect(page.getByText(`货源：${title}`)).toBeVisible()
  await expect(page.getByLabel('采购成本', { exact: true })).not.toHaveValue('')
})

test('an offer goes with its product through freight to profit, and the calculation before comes back', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/ai/profit/analysis')
  // The browser keeps a calculation once it knows the account.
  await expect(page.getByRole('button', { name: '充值', exact: true })).toBeVisible()
  const cost = page.getByLabel('采购成本', { exact: true })
  await cost.fill('3.21')
  await cost.blur()
  const price = page.getByRole('textbox', { name: '售价', exact: true })
  await price.fill('31.5')
  await price.blur()
  await page.goto(`/search/source/offer?id=1&asin=${SAMPLE_ASIN}&marketplace=US`)
  await expect(page.getByText('阶梯价')).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('link', { name: '计算头程运费' }).click()
  await expect(page.getByText(`货源：${title}`)).toBeVisible()
  await expect(page.getByText(/已作为单件货值/)).toBeVisible()

  const modes = page.getByRole('table', { name: '六种运输方式' })
  await modes.getByRole('button', { name: '空运', exact: true }).click()
  await page.getByRole('button', { name: '带入利润测算' }).click()
  await expect(page).toHaveURL(new RegExp(`asin=${SAMPLE_ASIN}&marketplace=US`))
  await expect(page.getByText(`货源：${title}`)).toBeVisible()
  await expect(page.getByText(new RegExp(`${SAMPLE_ASIN} · US`))).toBeVisible()
  await expect(page.getByLabel('头程运费', { exact: true })).not.toHaveValue('')
  await expect(cost).not.toHaveValue('3.21')

  await page.getByRole('button', { name: '恢复之前的输入' }).click()
  await expect(cost).toHaveValue('3.21')
  await expect(page).not.toHaveURL(/asin=/)
  await expect(price).toHaveValue('31.5')
  await expect(page.getByText(new RegExp(`${SAMPLE_ASIN} · US`))).toBeHidden()
})
