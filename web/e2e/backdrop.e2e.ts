import { expect, test } from './support.ts'

const ADDRESS = '/products/asin_fx/index'

test.beforeEach(async ({ asSeller }) => {
  await asSeller()
})

test('the banner has three pictures, each a way to its tool, and stays away once it is put away', {
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

test('nothing of the content moves while the page and its decorations arrive', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    // The entries of this type name what moved: wicg.github.io/layout-instability.
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node } of sources) if (node?.parentElement?.closest('main')) moved.push(node.textContent ?? '')
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/products/about', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: '联系客服' })).toBeVisible()
  await expect(page.getByRole('region', { name: '选品罗盘能做什么' })).toBeVisible()
  // The script above has put it there.
  expect(await page.evaluate(() => (window as typeof window & { moved: string[] }).moved)).toEqual([])
})

test.describe('the code of the support', () => {
  const label = '联系客服'

  test('shows on hover and stays under the pointer', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(ADDRESS)
    const code = page.getByRole('img', { name: '手机扫码打开本站' })
    await page.getByRole('button', { name: label }).hover()
    await expect(code).toBeVisible()
    await code.hover()
    await expect(code).toBeVisible()
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(code).toHaveCount(0)
  })

  test('shows on focus by keyboard, and Escape closes it', async ({ page }) => {
    await page.goto(ADDRESS)
    const button = page.getByRole('button', { name: label })
    await expect(button).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  test('a tap opens the code of the support, another closes it, and so does one elsewhere', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.goto(ADDRESS)
    const button = page.getByRole('button', { name: '联系客服' })
    const code = page.getByRole('img', { name: '手机扫码打开本站' })
    await button.tap()
    await expect(code).toBeVisible()
    await button.tap()
    await expect(code).toHaveCount(0)
    await button.tap()
    await expect(code).toBeVisible()
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(code).toHaveCount(0)
  })
})

test('with reduced motion the particles are drawn but do not move', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(ADDRESS)
  const canvas = page.locator('canvas').first()
  await expect(canvas).toHaveAttribute('data-moving', 'false')
  await expect.poll(() => canvas.evaluate(inked)).toBe(true)
})

test('particles move while they are in view and rest when they are not', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/products/about')
  // The page is as long as it becomes.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const canvas = page.locator('canvas').first()
  await expect(canvas).toHaveAttribute('data-moving', 'true')
  await page.setViewportSize({ width: 390, height: 500 })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(canvas).toHaveAttribute('data-moving', 'false')
})

/** Whether anything has been drawn. Runs in the page. */
function inked(canvas: SVGElement | HTMLElement): boolean {
  if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return false
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
  return pixels?.some((value) => value > 0) ?? false
}
