/** A walk over a screen by the keyboard alone: every usable element is reached and shows its focus. */
import type { Page } from 'playwright/test'

/** Presses between two looks once the walk is longer than expected. */
const STRIDE = 10

interface Walk {
  /** Usable elements that Tab did not reach. */
  missed: string[]
  /** Elements that look the same with and without the focus. */
  unseen: string[]
  /** How many stops Tab made, and whether it came back to the first one. */
  stops: number
  round: boolean
}

declare global {
  interface Window {
    /** How far the walk has come. */
    walk: () => Walk
    endWalk: () => void
  }
}

/** Records how every usable element looks, then where the focus goes and whether it shows. */
const beginWalk = (page: Page) =>
  page.evaluate(() => {
    const usable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    // A hidden input is drawn by its neighbours.
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
      // The content of a closed <details> has a box and is not visible.
      const shown = element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true })
      // Tab reaches one radio of a group.
      const unchosen = element instanceof HTMLInputElement && element.type === 'radio' && !element.checked
      if (!shown || unchosen || element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]'))
        continue
      all.set(element, look(element))
    }
    const reached: Element[] = []
    const unseen: Element[] = []
    const ended = new AbortController()
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      reached.push(target)
      if (all.get(target) === look(target)) unseen.push(target)
    }
    document.addEventListener('focusin', note, { signal: ended.signal })
    const name = (element: Element) => element.outerHTML.replace(/<svg.*?<\/svg>/gs, '').slice(0, 140)
    window.walk = () => ({
      missed: [...all.keys()].filter((element) => !reached.includes(element)).map(name),
      unseen: [...new Set(unseen)].map(name),
      stops: reached.length,
      round: new Set(reached).size < reached.length,
    })
    window.endWalk = () => ended.abort()
    return all.size
  })

const TAB = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const

/** Presses Tab until the focus comes back to where it began, or has gone far longer than it can. */
export async function walkByKeyboard(page: Page): Promise<Walk> {
  const size = await beginWalk(page)
  const keyboard = await page.context().newCDPSession(page)
  const press = async (times: number) => {
    // Sent without waiting for each other, in half the time of `page.keyboard`; the browser handles them in order.
    await Promise.all(Array.from({ length: times }, () => keyboard.send('Input.dispatchKeyEvent', TAB)))
    return page.evaluate(() => window.walk())
  }
  let walk = await press(size + 1)
  for (let pressed = size; !walk.round && pressed < size * 2 + 4 * STRIDE; pressed += STRIDE) walk = await press(STRIDE)
  await page.evaluate(() => window.endWalk())
  await keyboard.detach()
  return walk
}
