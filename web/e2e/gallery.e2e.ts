/** The kit's parts in a real browser: those that do something by themselves. */
import type { Page } from 'playwright/test'
import { agrees, card, expect, makeReport, SAMPLE_ASIN, test } from './support.ts'
import { arriveAt, GALLERY } from './tour.ts'

/** Keeps what a panel and its button have been, in the order of the changes; asked by the function that comes back. */
async function record(page: Page, place: string) {
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

test('a panel keeps the message and the keyboard while it tries again, then shows older data, then the new', {
  tag: '@nightly',
}, async ({ page }) => {
  await arriveAt(page, GALLERY)
  const panel = page.locator('[data-rehearsal] [data-panel]')
  const retry = panel.getByRole('button')
  await expect(panel).toHaveAttribute('data-panel', 'error')
  await retry.focus()
  const shown = await record(page, '[data-rehearsal]')
  await page.keyboard.press('Enter')
  // Not a skeleton in between: the message stays, holds the keyboard, and says that it is trying. That is over in less
  // than a second, and a busy machine looks later: what was shown is recorded.
  await expect.poll(shown).toContainEqual({ panel: 'error', button: '重试中…', focused: true })
  await expect(retry).toHaveText('重试')
  await expect(panel).toHaveAttribute('data-panel', 'error')
  await expect(retry).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel).toHaveAttribute('data-panel', 'stale')
  await expect(panel.getByRole('status')).toContainText('未能更新，显示的是')
  // The button that had the focus is gone with its message: the keyboard goes on from the panel.
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
  await makeReport(world, await asSeller(), SAMPLE_ASIN)
  await arriveAt(page, '/products/asin_fx/index')
  await page.route('**/api/report/productList*', (route) => route.abort())
  await card(page, SAMPLE_ASIN).hover()
  await card(page, SAMPLE_ASIN).getByRole('button', { name: '更新' }).click()
  await agrees(page, '更新')
  await expect(page.getByText('未能更新，显示的是')).toBeVisible()
  await expect(card(page, SAMPLE_ASIN)).toBeVisible()
  await page.getByRole('button', { name: '重试' }).focus()
  await page.unroute('**/api/report/productList*')
  // By the keyboard: news of the report may refresh the list, and take the button away, before a click is aimed.
  await page.keyboard.press('Enter')
  await expect(page.getByText('未能更新，显示的是')).toHaveCount(0)
  await expect(card(page, SAMPLE_ASIN)).toBeVisible()
})

test('a dialog holds the keyboard, closes by Escape, and gives the focus back', async ({ page }) => {
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

test('under reduced motion nothing moves, not even what waits', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arriveAt(page, GALLERY)
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await expect.poll(moving).toBe(0)
})

test('in forced colours buttons keep an outline and the focus can be seen', { tag: '@nightly' }, async ({ page }) => {
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

test('of a description only harmless words get into the page', { tag: '@nightly' }, async ({ page }) => {
  await arriveAt(page, GALLERY)
  const figures = page.locator('#safe-html figure')
  await expect(figures.first().getByRole('listitem')).toHaveCount(2)
  await expect(figures.last()).toContainText('从一个 ASIN，看清一门生意：286')
  await expect(page.locator('#safe-html').locator('script, style, a, .card, [href]')).toHaveCount(0)
})
