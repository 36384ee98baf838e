/** Every screen by the keyboard alone: what can be used can be reached, shows that it is, and lets go again. */
import type { Page } from 'playwright/test'
import { expect, test } from './support.ts'
import { arriveAt, everyScreen, GALLERY } from './tour.ts'

interface Stop {
  /** Its number among the things that can be used; -1 for something else, null for nothing. */
  at: number | null
  name: string
  /** Whether it, or what stands for it, looks different with the focus. */
  visible: boolean
}

/** Numbers everything on the page that can be used; answers what each one is. Of a group of radios one can be reached. */
const numberAll = (page: Page) =>
  page.evaluate(() => {
    const usable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const all = [...document.querySelectorAll<HTMLElement>(usable)].filter((element) => {
      const { visibility } = getComputedStyle(element)
      const shown = element.getClientRects().length > 0 && visibility === 'visible'
      const group = element instanceof HTMLInputElement && element.type === 'radio' && !element.checked
      return shown && !group && element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]')
    })
    return all.map((element, at) => {
      element.dataset.stop = String(at)
      return `${element.tagName.toLowerCase()} “${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}”`
    })
  })

/** Where the focus is. Takes it away and gives it back to see whether that shows. */
const look = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return { at: null, name: '', visible: true }
    // A hidden input is drawn by what stands beside or around it.
    const drawn = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      ...(element.parentElement?.children ?? []),
    ]
    const seen = () =>
      drawn.map((one) => {
        if (!one) return ''
        const { outline, outlineWidth, boxShadow, borderColor, backgroundColor, transform } = getComputedStyle(one)
        return [outline, outlineWidth, boxShadow, borderColor, backgroundColor, transform].join()
      })
    const held = seen().join(';')
    element.blur()
    const left = seen().join(';')
    element.focus({ preventScroll: true })
    return { at: Number(element.dataset.stop ?? -1), name: element.outerHTML.slice(0, 120), visible: held !== left }
  })

/** Presses Tab through the whole page. */
async function walk(page: Page): Promise<void> {
  const all = await numberAll(page)
  const reached = new Set<number>()
  const unseen: string[] = []
  let last: number | null = null
  for (let presses = 0; presses <= all.length * 1.5 + 10; presses++) {
    await page.keyboard.press('Tab')
    const { at, name, visible } = await look(page)
    if (at === null || (at >= 0 && reached.has(at) && at !== last)) break
    if (at >= 0) reached.add(at)
    if (!visible) unseen.push(name)
    last = at
  }
  expect
    .soft(
      all.filter((_, at) => !reached.has(at)),
      'cannot be reached',
    )
    .toEqual([])
  expect.soft(unseen, 'does not show the focus').toEqual([])
}

test('every screen is used by the keyboard alone', async ({ page, world, asSeller }) => {
  // For a machine that is busy with other things: alone it takes less than a minute.
  test.setTimeout(400_000)
  const visit = (address: string) =>
    test.step(address, async () => {
      await arriveAt(page, address)
      await walk(page)
    })
  await everyScreen(world, asSeller, visit)
  await visit(GALLERY)
})

test('a button that cannot be reached, or hides its focus, is found', async ({ page }) => {
  await arriveAt(page, '/user/login')
  await page.evaluate(() => {
    const hidden = document.createElement('button')
    hidden.textContent = 'hidden'
    hidden.style.cssText = 'outline: none; position: static'
    document.querySelector('main')?.prepend(hidden)
  })
  const stops = await numberAll(page)
  expect(stops).toContain('button “hidden”')
  await page.locator('main button').first().focus()
  expect(await look(page)).toMatchObject({ visible: false })
})
