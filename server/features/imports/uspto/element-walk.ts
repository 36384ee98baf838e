/** Finds elements by paths of names, such as `address/city`. */
import type { Element } from './xml-element.ts'

export const childrenOf = (element: Element | null, name: string): Element[] =>
  element?.children.filter((child): child is Element => typeof child === 'object' && child.name === name) ?? []

export function allAt(element: Element | null, path: string): Element[] {
  let found = element ? [element] : []
  for (const name of path.split('/')) found = found.flatMap((parent) => childrenOf(parent, name))
  return found
}

export const firstAt = (element: Element | null, path: string): Element | null => allAt(element, path)[0] ?? null

/** All text inside, with white space collapsed. */
export const textOf = (element: Element): string => rawText(element).replace(/\s+/g, ' ').trim()

const rawText = (element: Element): string =>
  element.children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('')

/** Text of the first element at the path; null if there is no such element or it has no text. */
export function textAt(element: Element | null, path: string): string | null {
  const found = firstAt(element, path)
  return (found && textOf(found)) || null
}

/** A `YYYYMMDD` date as `YYYY-MM-DD`; null if invalid. */
export function dayAt(element: Element | null, path: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(textAt(element, path) ?? '') ?? []
  if (!year || !month || !day) return null
  const iso = `${year}-${month}-${day}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso
}
