/** Every screen by the keyboard alone: what can be used can be reached, shows that it is, and lets go again. */
import type { Page } from 'playwright/test'
import { expect, test } from './support.ts'
import { arriveAt, everyScreen, GALLERY } from './tour.ts'

/** Presses between two looks at how far the walk has come. */
const STRIDE = 40

interface Walk {
  /** What can be used and was not reached. */
  missed: string[]
  /** What was reached and looked as it does without the focus. */
  unseen: string[]
  /** How many stops were made, and whether the way came back to where it began. */
  stops: number
  round: boolean
}

declare global {
  interface Window {
    walk: () => Walk
  }
}

/** Notes how everything that can be used looks, and from then on where the focus goes and whether that shows. */
const beginWalk = (page: Page) =>
  page.evaluate(() => {
    const usable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    // A hidden input is drawn by what stands beside or around it.
    const look = (element: Element) =>
      [element, element.parentElement, element.parentElement?.parentElement, ...(element.parentElement?.children ?? [])]
        .map((one) => {
          if (!one) return ''
          const { outline, boxShadow, borderColor, backgroundColor, transform } = getComputedStyle(one)
          return [outline, boxShadow, borderColor, backgroundColor, transform].join()
        })
        .join(';')
    const all = new Map<Element, string>()
    for (const element of document.querySelectorAll<HTMLElement>(usable)) {
      // What is folded away in a <details> has a place, and is not shown.
      const shown = element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true })
      // Of a group of radios one can be reached.
      const unchosen = element instanceof HTMLInputElement && element.type === 'radio' && !element.checked
      if (!shown || unchosen || element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]'))
        continue
      all.set(element, look(element))
    }
    const reached: Element[] = []
    const unseen: Element[] = []
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return
      reached.push(target)
      if (all.get(target) === look(target)) unseen.push(target)
    })
    const name = (element: Element) => element.outerHTML.replace(/<svg.*?<\/svg>/gs, '').slice(0, 140)
    window.walk = () => ({
      missed: [...all.keys()].filter((element) => !reached.includes(element)).map(name),
      unseen: [...new Set(unseen)].map(name),
      stops: reached.length,
      round: new Set(reached).size < reached.length,
    })
    return all.size
  })

/** Presses Tab until the way comes back to where it began, or is far longer than it can be. */
async function walkThrough(page: Page): Promise<Walk> {
  const size = await beginWalk(page)
  let walk = await page.evaluate(() => window.walk())
  for (let pressed = 0; !walk.round && pressed < size * 2 + STRIDE; pressed += STRIDE) {
    for (let press = 0; press < STRIDE; press++) await page.keyboard.press('Tab')
    walk = await page.evaluate(() => window.walk())
  }
  return walk
}

test('every screen is used by the keyboard alone', async ({ page, world, asSeller }) => {
  // Against hanging only: on a busy machine fifty screens take their time.
  test.setTimeout(900_000)
  const visit = (address: string) =>
    test.step(address, async () => {
      await arriveAt(page, address)
      const { missed, unseen, stops } = await walkThrough(page)
      expect.soft(missed, `${address}: cannot be reached`).toEqual([])
      expect.soft(unseen, `${address}: does not show the focus`).toEqual([])
      expect.soft(stops, `${address}: has stops`).toBeGreaterThan(0)
    })
  await everyScreen(world, asSeller, visit)
  await visit(GALLERY)
})

test('a button that the keyboard is sent past, and one that hides its focus, are found', async ({ page }) => {
  await arriveAt(page, '/user/login')
  await page.evaluate(() => {
    const button = (text: string) => Object.assign(document.createElement('button'), { textContent: text })
    const hidden = button('hides its focus')
    hidden.style.outline = 'none'
    const skipped = button('is skipped')
    // From here the keyboard is sent past the next one.
    hidden.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab' || event.shiftKey) return
      event.preventDefault()
      document.querySelector<HTMLElement>('main input')?.focus()
    })
    const place = document.createElement('div')
    place.append(hidden, skipped)
    document.querySelector('main')?.prepend(place)
  })
  const { missed, unseen } = await walkThrough(page)
  expect(missed.join()).toContain('is skipped')
  expect(unseen.join()).toContain('hides its focus')
})
