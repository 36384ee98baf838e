/** The checkers of the walks find planted faults. */
import { violationsOf } from './axe.ts'
import { walkByKeyboard } from './keyboard.ts'
import { overflowsOf } from './overflows.ts'
import { expect, test } from './support.ts'
import { arriveAt, GALLERY, turn } from './tour.ts'

for (const [theme, tag] of [
  ['light', []],
  ['dark', ['@nightly']],
] as const)
  test(`axe finds a word that is too faint in the ${theme} theme`, { tag: [...tag] }, async ({ page }) => {
    await arriveAt(page, GALLERY)
    await turn(page, theme)
    await page.evaluate(() => {
      const faint = document.createElement('p')
      faint.textContent = 'faint'
      faint.style.color = 'var(--faint)'
      document.querySelector('main')?.append(faint)
    })
    expect((await violationsOf(page, { rules: 'colours' })).join()).toContain('color-contrast')
  })

test('the walk by keyboard finds a skipped button and one that hides its focus', { tag: '@nightly' }, async ({
  page,
}) => {
  await arriveAt(page, '/user/login')
  await page.evaluate(() => {
    const button = (text: string) => Object.assign(document.createElement('button'), { textContent: text })
    const hidden = button('hides its focus')
    hidden.style.outline = 'none'
    const skipped = button('is skipped')
    // Tab leaves from here past the next one.
    hidden.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab' || event.shiftKey) return
      event.preventDefault()
      document.querySelector<HTMLElement>('main input')?.focus()
    })
    const place = document.createElement('div')
    place.append(hidden, skipped)
    document.querySelector('main')?.prepend(place)
  })
  const { missed, unseen } = await walkByKeyboard(page)
  expect(missed.join()).toContain('is skipped')
  expect(unseen.join()).toContain('hides its focus')
})

test('the check of long texts finds a cut text, a wide page and two buttons that overlap', { tag: '@nightly' }, async ({
  page,
}) => {
  await arriveAt(page, '/products/ai_pantent/index')
  expect(await overflowsOf(page)).toEqual([])
  await page.evaluate(() => {
    const cut = Object.assign(document.createElement('p'), { textContent: 'a text of several words' })
    cut.style.cssText = 'width: 40px; overflow: hidden; white-space: nowrap'
    const wide = document.createElement('div')
    wide.style.cssText = 'width: 3000px; height: 1px'
    document.querySelector('main')?.append(cut, wide)
    const [first, second] = ['first', 'second'].map((textContent) => {
      const button = Object.assign(document.createElement('button'), { textContent })
      button.style.cssText = 'position: absolute; left: 0; top: 0'
      return button
    })
    document.querySelector('header')?.append(first ?? '', second ?? '')
  })
  const found = (await overflowsOf(page)).join('\n')
  expect(found).toContain('cut: p')
  expect(found).toMatch(/the page is \d+ px too wide/)
  expect(found).toContain('“first” over button. “second”')
})
