import type { Page } from 'playwright/test'
import { expect, test } from './support.ts'

const ADDRESS = '/products/asin_fx/index'

test.beforeEach(async ({ asSeller }) => {
  await asSeller()
})

test('the banner links to three tools and stays hidden once it is closed', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto(ADDRESS)
  const banner = page.getByRole('region', { name: '选品罗盘能做什么' })
  await expect(banner.getByRole('link')).toHaveCount(3)
  await expect(banner.locator('svg').first()).toBeVisible()
  await banner.getByRole('button', { name: '不再显示横幅' }).click()
  await expect(banner).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('the content does not move while the page and its decorations load', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    // TypeScript does not know these entries: wicg.github.io/layout-instability.
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node } of sources) if (node?.parentElement?.closest('main')) moved.push(node.textContent ?? '')
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/products/about', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: '帮助与联系' })).toBeVisible()
  await expect(page.getByRole('region', { name: '选品罗盘能做什么' })).toBeVisible()
  expect(await page.evaluate(() => (window as typeof window & { moved: string[] }).moved)).toEqual([])
})

test('the support tab does not cover the content', { tag: '@nightly' }, async ({ page }) => {
  for (const path of [ADDRESS, '/order', '/user-center'])
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      const tab = await page.getByRole('button', { name: '帮助与联系' }).boundingBox()
      const content = await page.getByRole('main').boundingBox()
      expect(tab && tab.x + tab.width, `${path} at ${width}`).toBe(width)
      expect((content?.x ?? 0) + (content?.width ?? 0), `${path} at ${width}`).toBeLessThanOrEqual(tab?.x ?? 0)
    }
})

test('no word of the banner breaks on a phone', { tag: '@nightly' }, async ({ page, setLanguage }) => {
  await setLanguage('en-US')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(ADDRESS)
  const words = page.getByRole('link', { name: 'Infringement check' }).locator('strong').first()
  await expect(words).toBeVisible()
  const lines = await words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects().length
  })
  expect(lines).toBeLessThanOrEqual(2)
})

test.describe('the support tab', () => {
  const button = (page: Page) => page.getByRole('button', { name: '帮助与联系' })
  const hint = (page: Page) => page.getByRole('status').filter({ hasText: '联系客服' })

  /** Answers with these contacts, as if the operator had configured them. */
  async function setContacts(page: Page, contacts: Record<string, string>): Promise<void> {
    await page.route('**/api/extension/info', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...contacts } } })
    })
  }

  test('shows contacts and QR code on hover, and stays open under the pointer', { tag: '@nightly' }, async ({
    page,
  }) => {
    await setContacts(page, { support: 'weixin://support', supportEmail: 'help@seller.example' })
    await page.goto(ADDRESS)
    await button(page).hover()
    const code = hint(page).getByRole('img', { name: '扫码联系客服' })
    await expect(code).toBeVisible()
    await code.hover()
    await expect(hint(page).getByRole('link', { name: 'help@seller.example' })).toBeVisible()
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(hint(page)).toHaveCount(0)
  })

  test('shows contacts on keyboard focus, and Escape closes them', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(ADDRESS)
    await expect(button(page)).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(button(page)).toBeFocused()
    await expect(hint(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(hint(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  })

  test('opens answers and contacts, or advice if the operator has no contact', async ({ page }) => {
    await page.goto(ADDRESS)
    await button(page).click()
    const help = page.getByRole('dialog', { name: '帮助与联系' })
    await expect(help).toContainText('本站暂未设置客服，请联系向您提供本站的人。')
    await help.getByText('报告失败了，会扣算力吗？').click()
    await expect(help.getByText('扣除的算力会自动全额退回')).toBeVisible()
    await expect(help.getByRole('img', { name: '扫码联系客服' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(button(page)).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  test('a tap opens the help', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(ADDRESS)
    await page.getByRole('button', { name: '帮助与联系' }).tap()
    await expect(page.getByRole('dialog', { name: '帮助与联系' })).toBeVisible()
  })
})

test('with reduced motion the particles are drawn but do not move', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(ADDRESS)
  const canvas = page.locator('canvas').first()
  await expect(canvas).toHaveAttribute('data-moving', 'false')
  await expect.poll(() => canvas.evaluate(hasInk)).toBe(true)
})

test('particles move only while they are in view', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/products/about')
  // Wait until the page has its full height.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const canvas = page.locator('canvas').first()
  await expect(canvas).toHaveAttribute('data-moving', 'true')
  await page.setViewportSize({ width: 390, height: 500 })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(canvas).toHaveAttribute('data-moving', 'false')
})

function hasInk(canvas: SVGElement | HTMLElement): boolean {
  if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return false
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
  return pixels?.some((value) => value > 0) ?? false
}
