/** The checkers of the walks find planted faults. */
import { violationsOf } from './axe.ts'
import { walkByKeyboard } from './keyboard.ts'
import { overflowsOf } from './overflows.ts'
import { headFaultsOf, numbersGroupedOtherwise, wordsOverParticles, wronglyGroupedIn } from './page-pattern.ts'
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

test('the page checks report content too far down, a second page head, text over particles and a wrongly grouped number', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await arriveAt(page, '/products/asin_fx/index')
  expect(await headFaultsOf(page)).toEqual([])
  expect(await wordsOverParticles(page)).toEqual([])
  expect(await numbersGroupedOtherwise(page, 3)).toEqual([])
  await page.evaluate(() => {
    const head = document.querySelector<HTMLElement>('[data-page-head]')
    if (head) head.style.marginBottom = '80px'
    document.querySelector('main > :last-child')?.append('1,2000.00')
    document.body.append(Object.assign(document.createElement('p'), { textContent: 'bare words' }))
  })
  expect((await headFaultsOf(page)).join()).toMatch(/the content begins at 2[2-9]\d px/)
  expect(await wordsOverParticles(page)).toEqual(['bare words'])
  expect((await numbersGroupedOtherwise(page, 3)).join()).toContain('1,2000')
  expect(await numbersGroupedOtherwise(page, 4)).toEqual([expect.stringContaining('1,000.00')])
  await page.evaluate(() => {
    const second = document.createElement('h1')
    second.textContent = 'second'
    document.querySelector('main')?.append(second)
  })
  expect((await headFaultsOf(page)).join()).toContain('“second” is a heading outside')
})

test('a number with the wrong grouping or with none is found, a year, a code or an ASIN is not', () => {
  for (const text of ['1000–4999', '≥ 5000', '¥1188.00', '3,2154 件'])
    expect(wronglyGroupedIn(text, 3), text).not.toEqual([])
  for (const text of ['12,345 pieces', '≥ 50000']) expect(wronglyGroupedIn(text, 4), text).not.toEqual([])
  for (const text of ['1,000–4,999', '2026 年', 'B0SAMPLE01, WX-2000, D1013245', '2026-11-23', '13800000000'])
    expect(wronglyGroupedIn(text, 3), text).toEqual([])
  expect(wronglyGroupedIn('1000–4999, ≥ 5000, 1,2345', 4)).toEqual([])
})
