import type { Locator, Page } from 'playwright/test'
import { STORY } from '#fixtures/story.ts'
import { expect, SELLER, test } from './support.ts'

const { words, serialNumber, registrationNumber } = STORY.mark
const PAGE = '/trademark'

const name = (page: Page) => page.getByLabel('品牌名称')
const search = (page: Page) => page.getByRole('button', { name: '检索商标' })
const row = (page: Page, mark: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: mark, exact: true }) })

test('a search lists similar marks with the reasons, and Back returns to the previous name', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto(PAGE)
  await expect(search(page)).toBeDisabled()
  await name(page).fill('  ')
  await expect(search(page)).toBeDisabled()
  await name(page).fill('Halvrd')
  await search(page).click()
  await expect(page).toHaveURL(`${PAGE}?trademark=Halvrd`)
  const near = row(page, words)
  await expect(near).toContainText('相差几个字母')
  await expect(near).toContainText('高风险')
  await expect(near).toContainText(`美国 ${registrationNumber}`)
  await expect(near).toContainText('有效')
  await expect(near).toContainText('700 已注册')
  await expect(near).toContainText('21 厨房洁具')
  await expect(near).toContainText('权利人有维权记录')
  await expect(near).toContainText('样例数据')
  await expect(page.getByText('不构成法律意见')).toBeVisible()

  await name(page).fill(words)
  await name(page).press('Enter')
  await expect(near).toContainText('完全相同')
  await expect(near).toContainText('100%')
  await page.goBack()
  await expect(name(page)).toHaveValue('Halvrd')
  await name(page).fill(words.slice(0, 5))
  await name(page).press('Enter')
  await expect(near).toContainText('开头相同 · 相差几个字母 · 包含关系')
  await page.goBack()
  await expect(name(page)).toHaveValue('Halvrd')
  await expect(near).toContainText('相差几个字母')
})

test('class, status and office filter the marks, and an empty result offers to remove the filters', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto(`${PAGE}?trademark=${words}`)
  const chooser = page.getByRole('button', { name: '尼斯分类：全部' })
  const looks = (box: Locator) =>
    box.evaluate((element) => {
      const { color, fontWeight, fontSize, paddingLeft, borderColor, height } = getComputedStyle(element)
      return { color, fontWeight, fontSize, paddingLeft, borderColor, height }
    })
  expect(await looks(chooser)).toEqual(await looks(page.getByLabel('受理局')))
  await chooser.click()
  const dialog = page.getByRole('dialog', { name: '选择尼斯分类' })
  await expect(dialog.getByRole('checkbox')).toHaveCount(45)
  await dialog.getByLabel('21 厨房洁具').check()
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(`${PAGE}?trademark=${words}&classes=21`)
  await expect(page.getByRole('button', { name: '尼斯分类：21 厨房洁具' })).toBeVisible()
  await expect(row(page, words)).toBeVisible()
  await page.getByLabel('受理局').selectOption('US')
  await expect(row(page, words)).toBeVisible()
  await page.getByLabel('法律状态').selectOption('dead')
  await expect(row(page, words)).toHaveCount(0)
  await expect(page.getByText('其他范围内可能有')).toBeVisible()
  await page.getByRole('button', { name: '查看全部范围' }).click()
  await expect(page).toHaveURL(`${PAGE}?trademark=${words}`)
  await expect(row(page, words)).toBeVisible()
})

test('closing the class dialog returns the focus to its button', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(`${PAGE}?trademark=${words}`)
  const choice = page.getByRole('button', { name: '尼斯分类：全部' })
  await choice.press('Enter')
  await expect(page.getByRole('dialog', { name: '选择尼斯分类' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(choice).toBeFocused()
})

test('a mark opens in a dialog with its owner and goods, and Back closes it', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto(`${PAGE}?trademark=${words}`)
  await row(page, words).getByRole('button', { name: words }).click()
  const dialog = page.getByRole('dialog', { name: '商标详情' })
  await expect(dialog.getByText(serialNumber)).toBeVisible()
  await expect(dialog.getByText(STORY.patent.owner)).toBeVisible()
  await expect(dialog.getByRole('heading', { name: '商品与服务' })).toBeVisible()
  await expect(dialog.getByText('21 厨房洁具')).toBeVisible()
  await expect(dialog.getByText('不构成法律意见')).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
})

test('an empty result warns that the name may still be unsafe; a page beyond the last shows results', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto(`${PAGE}?trademark=${words}&page=99`)
  await expect(row(page, words)).toBeVisible()
  await expect(page).toHaveURL(`${PAGE}?trademark=${words}`)
  await page.goto(`${PAGE}?trademark=qxzvkjwqq`)
  await expect(page.getByText('没有找到与“qxzvkjwqq”相近的商标')).toBeVisible()
  await expect(page.getByText(/不代表可以放心使用/)).toBeVisible()
  await expect(page.getByRole('note').filter({ hasText: '都不能说明真实品牌' })).toBeVisible()
})

test('any input gets a result or a message', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(PAGE)
  const halvard = row(page, words)
  for (const [typed, answer] of [
    ['小米之家', page.getByText('没有找到与“小米之家”相近的商标')],
    ['😀 %_*', page.getByText('“😀 %_*”里没有可比对的文字')],
    ['"<b>hal</b>', page.getByText('没有找到与“"<b>hal</b>”相近的商标')],
    ["O'Neil", page.getByText("没有找到与“O'Neil”相近的商标")],
    ['"Halvard"', halvard],
    ['😀 ｈａｌｖａｒｄ', halvard],
    ['W'.repeat(200), page.getByText(`没有找到与“${'W'.repeat(100)}”相近的商标`)],
  ] as const)
    await test.step(typed, async () => {
      await name(page).fill(typed)
      await search(page).click()
      await expect(answer).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    })
})

test('a failed search shows an error and succeeds on retry', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.route('**/api/trademark/search', (route) => route.abort())
  await page.goto(`${PAGE}?trademark=${words}`)
  await expect(page.getByRole('alert')).toContainText('网络连接失败，请检查网络后重试')
  await page.unroute('**/api/trademark/search')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(row(page, words)).toBeVisible()
})

test('a guest returns from the login to the same search', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(`${PAGE}?trademark=${words}`)
  await expect(page).toHaveURL(/\/user\/login\?back=/)
  await page.getByLabel('手机号').fill(SELLER.phone)
  await page.getByLabel('密码', { exact: true }).fill(SELLER.password)
  await page.getByRole('checkbox', { name: '我不是机器人' }).click()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(`${PAGE}?trademark=${words}`)
  await expect(row(page, words)).toBeVisible()
})

test.describe('a listing', () => {
  const title = (page: Page) => page.getByLabel('标题')
  const check = (page: Page) => page.getByRole('button', { name: '检查商标词' })

  test('is checked for marks: its highlighted words link to the findings, and the findings link to the marks', async ({
    page,
    asSeller,
  }) => {
    await asSeller()
    await page.goto(PAGE)
    await page.getByRole('tab', { name: '检查 Listing' }).click()
    await expect(page).toHaveURL(`${PAGE}?tab=listing`)
    await expect(check(page)).toBeDisabled()
    await title(page).fill(`${words} stainless tumbler`)
    await page.getByLabel('商品描述').fill(`Looks like a ${words}.`)
    await check(page).click()
    const marked = page.locator('mark').filter({ hasText: words })
    await expect(marked).toHaveCount(2)
    const finding = page
      .getByRole('list', { name: '命中的商标词' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: words }) })
    await expect(finding).toContainText('出现 2 次')
    await expect(finding).toContainText('高风险')
    await expect(finding).toContainText('作为名称使用')
    await marked.first().getByRole('link').click()
    await expect(finding).toBeInViewport()
    await finding.getByRole('button', { name: words }).first().click()
    await expect(page.getByRole('dialog', { name: '商标详情' }).getByText(serialNumber)).toBeVisible()
  })

  test('gets no finding for the seller’s own brand', { tag: '@nightly' }, async ({ page, asSeller }) => {
    await asSeller()
    await page.goto(`${PAGE}?tab=listing`)
    await title(page).fill(words)
    await page.getByLabel('自有品牌').fill(words)
    await check(page).click()
    await expect(page.getByText('没有发现商标词')).toBeVisible()
    await expect(page.getByText(/图片中的标识、未收录的商标不在检查之内/)).toBeVisible()
  })

  test('shows its length when it is too long, and is kept on a change of tabs', {
    tag: '@nightly',
  }, async ({ page, asSeller }) => {
    await asSeller()
    await page.goto(`${PAGE}?tab=listing`)
    await page.getByLabel('五点描述').fill('mug '.repeat(2501).trim())
    await expect(page.getByRole('alert')).toContainText('共 10,003 字符，最多 10,000 字符')
    await expect(check(page)).toBeDisabled()
    await page.getByRole('tab', { name: '按名称检索' }).click()
    await page.getByRole('tab', { name: '检查 Listing' }).click()
    await expect(check(page)).toBeDisabled()
    await page.getByLabel('五点描述').fill('mug')
    await expect(check(page)).toBeEnabled()
  })

  test('shows an error when its check fails, and can be checked again', { tag: '@nightly' }, async ({
    page,
    asSeller,
  }) => {
    await asSeller()
    await page.route('**/api/trademark/check', (route) => route.abort())
    await page.goto(`${PAGE}?tab=listing`)
    await title(page).fill(words)
    await check(page).click()
    await expect(page.getByRole('alert')).toContainText('检查未能完成')
    await page.unroute('**/api/trademark/check')
    await check(page).click()
    await expect(page.locator('mark').filter({ hasText: words })).toBeVisible()
  })
})

test('on a phone the marks are cards, and nothing is cut off', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${PAGE}?trademark=Halvrd`)
  await expect(row(page, words)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: '权利人' })).not.toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})
