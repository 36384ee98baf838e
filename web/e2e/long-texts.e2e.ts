/** Generated from the list of screens: with texts 40 % longer nothing is cut, nothing overlaps and no page scrolls sideways. */
import type { Page } from 'playwright/test'
import { screens } from '#web/app/screens.ts'
import type { Screen } from '#web/kit/screen.ts'
import { stretch, stretchTexts } from './stretched.ts'
import { expect, finishedReport, orderedReport, SAMPLE_ASIN, test } from './support.ts'
import { addressOf, nameOf, open } from './walk.ts'

const WIDTHS = [1440, 768, 390]
const soft = expect.configure({ soft: true })

/** What does not hold its text: cut at its side, reaching out of the window, or over a neighbour in the bar. */
const troubles = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${(element.textContent ?? '').trim().slice(0, 60)}”`
    const all = [...document.body.querySelectorAll('*')].filter(
      (element) => element instanceof HTMLElement && shown(element),
    )
    const cut = all.filter((element) => {
      const { overflowX } = getComputedStyle(element)
      // One pixel wide: for screen readers alone.
      if (!['hidden', 'clip'].includes(overflowX) || element.clientWidth <= 1) return false
      // A name out of the data may be cut where the whole of it comes up on hover.
      return element.scrollWidth > element.clientWidth + 1 && !element.closest('[title]')
    })
    const pen = document.createElement('canvas').getContext('2d')
    const hints = [...document.querySelectorAll('input')].filter((input) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input)
      if (!pen || input.placeholder === '' || !shown(input)) return false
      pen.font = font
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return pen.measureText(input.placeholder).width > room
    })
    const wide = document.documentElement.scrollWidth - window.innerWidth
    const bar = [...document.querySelectorAll('header a, header button, header [title]')].filter(shown)
    const over = bar.flatMap((one, at) =>
      bar.slice(at + 1).flatMap((other) => {
        if (one.contains(other) || other.contains(one)) return []
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const apart = a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1
        return apart ? [] : [`${named(one)} over ${named(other)}`]
      }),
    )
    return [
      ...cut.map((element) => `cut: ${named(element)}`),
      ...hints.map(({ placeholder }) => `cut: placeholder “${placeholder}”`),
      ...(wide > 0 ? [`the page is ${wide} px too wide`] : []),
      ...over.map((pair) => `overlap: ${pair}`),
    ]
  })

async function holds(page: Page, screen: Screen) {
  const address = addressOf(screen)
  await test.step(address, async () => {
    await open(page, address)
    await expect(page).toHaveTitle(`${stretch(nameOf(screen, 'en-US'), [])} · Seller Compass`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      // The frame follows the width of the window a moment later.
      await soft
        .poll(() => troubles(page), { message: `${address} at ${width}`, timeout: 5_000, intervals: [20, 50, 100] })
        .toEqual([])
    }
  })
}

const inFrame = screens.filter(({ frame }) => frame === 'page')
const HALVES = [inFrame.filter((_, at) => at % 2 === 0), inFrame.filter((_, at) => at % 2 === 1)]

for (const [at, half] of HALVES.entries()) {
  test(`every other screen of a seller holds texts 40 % longer: ${at + 1} of 2`, async ({
    page,
    world,
    asSeller,
    speaking,
  }) => {
    await stretchTexts(page)
    await speaking('en-US')
    const token = await asSeller()
    await orderedReport(world, token, SAMPLE_ASIN)
    await finishedReport(world, token, SAMPLE_ASIN)
    await page.goto('/')
    for (const screen of half) await holds(page, screen)
  })
}

test('every screen of a guest holds texts 40 % longer', async ({ page, speaking }) => {
  await stretchTexts(page)
  await speaking('en-US')
  await page.goto('/')
  for (const screen of screens.filter(({ auth }) => auth === 'guest')) await holds(page, screen)
})
