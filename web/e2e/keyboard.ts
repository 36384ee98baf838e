/** Tabs through a screen: every usable element must get the focus and show it. */
import type { Page } from 'playwright/test'

interface KeyboardWalk {
  missed: string[]
  /** Elements that look the same with and without the focus. */
  unseen: string[]
  stops: number
  /** True once an element has had the focus twice. */
  hasReturned: boolean
}

declare global {
  interface Window {
    walk: () => KeyboardWalk
    endWalk: () => void
  }
}

/** Records the style of every usable element, and then each focus change. */
const beginWalk = (page: Page) =>
  page.evaluate(() => {
    const usable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    // For a visually hidden input, a parent or a sibling shows the focus.
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
      // The content of a closed <details> has client rects although it is not visible.
      const shown = element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true })
      // Tab reaches only the checked radio of a group.
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
      hasReturned: new Set(reached).size < reached.length,
    })
    window.endWalk = () => ended.abort()
    return all.size
  })

const TAB = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const

/** Leaves the list that has the focus by the skip button before it. */
function skipList(): void {
  for (let element = document.activeElement; element; element = element.parentElement) {
    const before = element.previousElementSibling
    if (before instanceof HTMLElement && before.matches('[data-skip-list]')) {
      before.click()
      return
    }
  }
}

/** Lists of a screen that the walk leaves, at most. */
const LISTS = 3

/**
 * Presses Tab until the focus returns to an earlier element; gives up after four times the number of elements. Rows of a
 * list come into view one after the other, so the walk leaves a list that still has the focus after all elements.
 */
export async function walkByKeyboard(page: Page): Promise<KeyboardWalk> {
  const size = await beginWalk(page)
  const keyboard = await page.context().newCDPSession(page)
  const press = async (times: number) => {
    // Sending all keys at once takes half the time of `page.keyboard`; the browser handles them in order.
    await Promise.all(Array.from({ length: times }, () => keyboard.send('Input.dispatchKeyEvent', TAB)))
    return page.evaluate(() => window.walk())
  }
  let walk = await press(size + 1)
  for (let list = 0; !walk.hasReturned && list < LISTS; list++) {
    await page.evaluate(skipList)
    walk = await press(size + 1)
  }
  await page.evaluate(() => window.endWalk())
  await keyboard.detach()
  return walk
}
