import { expect, test } from './support.ts'

test('a visitor can open prices, extension, help and terms on the front page', async ({ page }) => {
  await page.goto('/')
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const footer = page.getByRole('navigation', { name: '页脚' })

  await footer.getByRole('link', { name: '价格' }).click()
  await expect(page).toHaveURL('/?show=prices')
  const prices = dialog('套餐与价格')
  await expect(prices.getByRole('radio')).toHaveCount(4)
  await prices.getByRole('radio', { name: /专业版月卡/ }).press('Space')
  await expect(prices.getByRole('link', { name: '登录后购买 专业版月卡' })).toHaveAttribute(
    'href',
    '/user/login?back=%2Forder%3Fplan%3D2',
  )
  await page.keyboard.press('Escape')
  await expect(prices).toBeHidden()
  await expect(page).toHaveURL('/')

  await footer.getByRole('link', { name: '浏览器插件' }).click()
  await expect(dialog('安装浏览器插件').getByRole('link', { name: /^下载插件/ })).toBeVisible()
  await page.goBack()
  await expect(dialog('安装浏览器插件')).toBeHidden()

  await footer.getByRole('link', { name: '服务条款与隐私' }).click()
  await expect(dialog('服务条款与隐私')).toContainText('我们保存什么')
  await page.keyboard.press('Escape')
  await footer.getByRole('link', { name: '帮助与联系' }).click()
  await expect(dialog('帮助与联系')).toContainText('本站暂未设置客服')
})

test('each dialog of the front page has its own address, also in English', { tag: '@nightly' }, async ({
  page,
  setLanguage,
}) => {
  await setLanguage('en-US')
  for (const [offer, title] of [
    ['prices', 'Plans & prices'],
    ['extension', 'Install the browser extension'],
    ['help', 'Help & contact'],
    ['terms', 'Terms & privacy'],
  ]) {
    await page.goto(`/?show=${offer}`)
    await expect(page.getByRole('dialog', { name: title ?? '' })).toBeVisible()
  }
})

test('a dialog that cannot load shows a notice, and opens on the next click', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/')
  await page.route('**/assets/front-dialogs-*', (route) => route.abort())
  const prices = page.getByRole('navigation', { name: '页脚' }).getByRole('link', { name: '价格' })
  await prices.click()
  await expect(page.getByRole('alert')).toContainText('这部分没有加载成功')
  await page.unroute('**/assets/front-dialogs-*')
  await prices.click()
  await expect(page.getByRole('dialog', { name: '套餐与价格' })).toBeVisible()
})

test('planned tools are marked on the front page and have no link', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/')
  const modules = page.getByRole('region', { name: '您想知道什么？' })
  await expect(modules.getByRole('listitem').filter({ hasText: '筹备中' })).toHaveCount(1)
  await expect(modules.getByRole('link')).toHaveCount(7)
})

test('an unknown address redirects to the front page, which names it once', async ({ page }) => {
  await page.goto('/no/such/page?x=1')
  await expect(page).toHaveURL('/')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('没有这个页面，已为您打开首页：/no/such/page')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)
})
