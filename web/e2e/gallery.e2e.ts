import type { Page } from 'playwright/test'
import { card, confirmPrice, createFinishedReport, expect, SAMPLE_ASIN, test } from './support.ts'
import { arriveAt, GALLERY } from './tour.ts'

/** Records each state of a panel and its button; the returned function reads them. */
async function recordPanel(page: Page, place: string) {
  await page.evaluate((selector) => {
    const all: object[] = []
    Object.assign(window, { shown: all })
    const root = document.querySelector(selector)
    if (!root) throw new Error(`No ${selector}`)
    new MutationObserver(() => {
      const button = root.querySelector('button')
      const panel = root.querySelector('[data-panel]')?.getAttribute('data-panel')
      all.push({ panel, button: button?.textContent, focused: document.activeElement === button })
    }).observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
  }, place)
  return () => page.evaluate(() => (window as unknown as { shown: object[] }).shown)
}

test('a panel keeps message and focus while it retries, then shows stale data, then new data', {
  tag: '@nightly',
}, async ({ page }) => {
  await arriveAt(page, GALLERY)
  const panel = page.locator('[data-rehearsal] [data-panel]')
  const retry = panel.getByRole('button')
  await expect(panel).toHaveAttribute('data-panel', 'error')
  await retry.focus()
  const shown = await recordPanel(page, '[data-rehearsal]')
  await page.keyboard.press('Enter')
  // The retry takes less than a second, so a poll may miss this state; the record does not.
  await expect.poll(shown).toContainEqual({ panel: 'error', button: '重试中…', focused: true })
  await expect(retry).toHaveText('重试')
  await expect(panel).toHaveAttribute('data-panel', 'error')
  await expect(retry).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel).toHaveAttribute('data-panel', 'stale')
  await expect(panel.getByRole('status')).toContainText('未能更新，显示的是')
  await expect(panel).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(retry).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel).toHaveAttribute('data-panel', 'ready')
  await expect(panel).toBeFocused()
})

test('a failed refresh keeps the list and shows when it was loaded', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  await createFinishedReport(world, await asSeller(), SAMPLE_ASIN)
  await arriveAt(page, '/products/asin_fx/index')
  await page.route('**/api/report/productList*', (route) => route.abort())
  await card(page, SAMPLE_ASIN).hover()
  await card(page, SAMPLE_ASIN).getByRole('button', { name: '更新' }).click()
  await confirmPrice(page, '更新')
  await expect(page.getByText('未能更新，显示的是')).toBeVisible()
  await expect(card(page, SAMPLE_ASIN)).toBeVisible()
  await page.getByRole('button', { name: '重试' }).focus()
  await page.unroute('**/api/report/productList*')
  // Uses the keyboard, because a report event may refresh the list and remove the button before a click.
  await page.keyboard.press('Enter')
  await expect(page.getByText('未能更新，显示的是')).toHaveCount(0)
  await expect(card(page, SAMPLE_ASIN)).toBeVisible()
})

test('a dialog traps the focus, closes on Escape and restores the focus', { tag: '@nightly' }, async ({ page }) => {
  await arriveAt(page, GALLERY)
  const opener = page.locator('#dialog').getByRole('button')
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: '生成报告' })).toBeFocused()
  for (const _ of [1, 2, 3]) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('with reduced motion nothing is animated, not even loaders', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arriveAt(page, GALLERY)
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await expect.poll(moving).toBe(0)
})

test('with forced colours buttons keep a border and the focus is visible', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await arriveAt(page, GALLERY)
  const button = page.locator('#buttons').getByRole('button').first()
  await expect(button).toHaveCSS('border-top-style', 'solid')
  await button.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await expect(button).toHaveCSS('outline-style', 'solid')
})

test('an HTML description is reduced to safe text and lists', { tag: '@nightly' }, async ({ page }) => {
  await arriveAt(page, GALLERY)
  const figures = page.locator('#safe-html figure')
  await expect(figures.first().getByRole('listitem')).toHaveCount(2)
  await expect(figures.last()).toContainText('从一个 ASIN，看清一门生意：286')
  await expect(page.locator('#safe-html').locator('script, style, a, .card, [href]')).toHaveCount(0)
})
