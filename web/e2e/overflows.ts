import type { Page } from 'playwright/test'

/** Reports cut texts, a page wider than the window, and overlapping elements in the header. */
export const overflowsOf = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${(element.textContent ?? '').trim().slice(0, 60)}”`
    const all = [...document.body.querySelectorAll('*')].filter(
      (element) => element instanceof HTMLElement && shown(element),
    )
    const cut = all.filter((element) => {
      const { overflowX } = getComputedStyle(element)
      if (!['hidden', 'clip'].includes(overflowX) || element.clientWidth <= 1) return false
      // A text may be cut if its `title` shows all of it.
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
