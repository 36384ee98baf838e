import type { Page } from 'playwright/test'
import type { Grouping } from '#contracts/model/number.ts'

/** The content starts at most this many pixels from the top, at 1440 × 900. */
const MAX_CONTENT_TOP = 220
/** --type-page in web/kit/tokens.css, on a desktop. */
const HEADING_SIZE = '26px'

/** Checks for exactly one page head, its heading size, and content near the top. */
export const headFaultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([limit, size]) => {
      const main = document.querySelector('main')
      const heads = [...(main?.querySelectorAll('[data-page-head]') ?? [])].filter((head) => head.checkVisibility())
      const [head] = heads
      if (!main || !head || heads.length > 1) return [`${heads.length} page heads`]
      const outside = [...main.querySelectorAll('h1')].filter((heading) => !head.contains(heading))
      const parts = [head, ...main.querySelectorAll('[role="tablist"]')]
      const draws = (element: Element) => {
        const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(element)
        const says = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
        const painted = backgroundColor !== 'rgba(0, 0, 0, 0)'
        return (
          says ||
          painted ||
          backgroundImage !== 'none' ||
          borderTopWidth !== '0px' ||
          /^(img|input|svg)$/i.test(element.tagName)
        )
      }
      const content = [...main.querySelectorAll('*')].filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        // Elements of one pixel are for screen readers only.
        if (width <= 1 || height <= 1 || !element.checkVisibility()) return false
        return !parts.some((part) => part.contains(element)) && draws(element)
      })
      const top = Math.min(...content.map((element) => element.getBoundingClientRect().top + scrollY))
      const sizes = [...head.querySelectorAll('h1')].map((heading) => getComputedStyle(heading).fontSize)
      return [
        ...sizes.filter((each) => each !== size).map((each) => `the heading is ${each} high`),
        ...outside.map(({ textContent }) => `“${textContent}” is a heading outside the page head`),
        ...(top <= limit ? [] : [`the content begins at ${Math.round(top)} px`]),
      ]
    },
    [MAX_CONTENT_TOP, HEADING_SIZE] as const,
  )

/** Finds text without an opaque background, where the particles behind the page would show through. */
export const textOverParticles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOpaque = (element: Element) => /^rgb\(/.test(getComputedStyle(element).backgroundColor)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const bare: string[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const words = text.textContent?.trim() ?? ''
      let element = text.parentElement
      if (words === '' || !element?.checkVisibility({ visibilityProperty: true })) continue
      while (element && element !== document.body && !isOpaque(element)) element = element.parentElement
      if (element === document.body) bare.push(words.slice(0, 40))
    }
    return bare
  })

/** Matches numbers in groups of the other size. */
const OTHER_GROUPING: Record<Grouping, RegExp> = { 3: /\d,\d{4}(?!\d)/g, 4: /\d,\d{3}(?!\d)/g }

/**
 * Matches ungrouped numbers. Skips years, the platform 1688, numbers of seven digits and more (registrations, phones, orders), and digits
 * joined to letters or punctuation (ASINs, models, dates, times).
 */
const UNGROUPED: Record<Grouping, RegExp> = {
  3: /(?<![\w.,:/#*+-])(?!(?:(?:19|20)\d\d|1688)(?!\d))\d{4,6}(?![\w:/-])/g,
  4: /(?<![\w.,:/#*+-])\d{5,6}(?![\w:/-])/g,
}

/** Returns each wrongly grouped or ungrouped number with some context. */
export const wronglyGroupedNumbersIn = (text: string, grouping: Grouping): string[] =>
  [OTHER_GROUPING, UNGROUPED].flatMap((evidence) =>
    [...text.matchAll(evidence[grouping])].map(({ index }) => text.slice(Math.max(0, index - 20), index + 10)),
  )

/** Checks all text on the page except code. */
export async function wronglyGroupedNumbers(page: Page, grouping: Grouping): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('code, pre, script, style')) texts.push(node.textContent ?? '')
    return texts
  })
  return wronglyGroupedNumbersIn(texts.join('\n'), grouping)
}
