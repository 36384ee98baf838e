/** Each checker of `every-screen.e2e.ts` finds a planted fault. */
import { violationsOf } from './axe.ts'
import { walkByKeyboard } from './keyboard.ts'
import { overflowsOf } from './overflows.ts'
import { headFaultsOf, textOverParticles, wronglyGroupedNumbers, wronglyGroupedNumbersIn } from './page-pattern.ts'
import { expect, test } from './support.ts'
import { arriveAt, GALLERY, setTheme } from './tour.ts'

for (const theme of ['light', 'dark'] as const)
  test(`axe finds text with too little contrast in the ${theme} theme`, { tag: '@nightly' }, async ({ page }) => {
    await arriveAt(page, GALLERY)
    await setTheme(page, theme)
    await page.evaluate(() => {
      const faint = document.createElement('p')
      faint.textContent = 'faint'
      faint.style.color = 'var(--faint)'
      document.querySelector('main')?.append(faint)
    })
    expect((await violationsOf(page, { rules: 'colours' })).join()).toContain('color-contrast')
  })

test('the keyboard check finds a skipped button and one that hides its focus', { tag: '@nightly' }, async ({
  page,
}) => {
  await arriveAt(page, '/user/login')
  await page.evaluate(() => {
    const button = (text: string) => Object.assign(document.createElement('button'), { textContent: text })
    const hidden = button('hides its focus')
    hidden.style.outline = 'none'
    const skipped = button('is skipped')
    // Makes Tab skip the next button.
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

test('the overflow check finds a cut text, a wide page and two overlapping buttons', { tag: '@nightly' }, async ({
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

test('the page checks find content too far down, two page heads, text over particles and a wrongly grouped number', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await arriveAt(page, '/products/asin_fx/index')
  expect(await headFaultsOf(page)).toEqual([])
  expect(await textOverParticles(page)).toEqual([])
  expect(await wronglyGroupedNumbers(page, 3)).toEqual([])
  await page.evaluate(() => {
    const head = document.querySelector<HTMLElement>('[data-page-head]')
    if (head) head.style.marginBottom = '80px'
    document.querySelector('main > :last-child')?.append('1,2000.00')
    document.body.append(Object.assign(document.createElement('p'), { textContent: 'bare words' }))
  })
  expect((await headFaultsOf(page)).join()).toMatch(/the content begins at 2[2-9]\d px/)
  expect(await textOverParticles(page)).toEqual(['bare words'])
  expect((await wronglyGroupedNumbers(page, 3)).join()).toContain('1,2000')
  expect(await wronglyGroupedNumbers(page, 4)).toEqual([expect.stringContaining('1,000.00')])
  await page.evaluate(() => {
    const second = document.createElement('h1')
    second.textContent = 'second'
    document.querySelector('main')?.append(second)
  })
  expect((await headFaultsOf(page)).join()).toContain('“second” is a heading outside')
})

test('the number check finds wrong or missing grouping, but no years, codes or ASINs', () => {
  for (const text of ['1000–4999', '≥ 5000', '¥1188.00', '3,2154 件'])
    expect(wronglyGroupedNumbersIn(text, 3), text).not.toEqual([])
  for (const text of ['12,345 pieces', '≥ 50000']) expect(wronglyGroupedNumbersIn(text, 4), text).not.toEqual([])
  for (const text of ['1,000–4,999', '2026 年', 'B0SAMPLE01, WX-2000, D1013245', '2026-11-23', '13800000000'])
    expect(wronglyGroupedNumbersIn(text, 3), text).toEqual([])
  expect(wronglyGroupedNumbersIn('1000–4999, ≥ 5000, 1,2345', 4)).toEqual([])
})
