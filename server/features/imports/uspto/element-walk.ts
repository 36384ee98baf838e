/** Finds things in a record by the names of its elements, as `address/city`. */
import type { Element } from './xml-element.ts'

/** The child elements of that name, in order. */
export const childrenOf = (element: Element | null, name: string): Element[] =>
  element?.children.filter((child): child is Element => typeof child === 'object' && child.name === name) ?? []

/** Every element at the end of the path, in order. */
export function allAt(element: Element | null, path: string): Element[] {
  let found = element ? [element] : []
  for (const name of path.split('/')) found = found.flatMap((parent) => childrenOf(parent, name))
  return found
}

/** The first element at the end of the path. */
export const firstAt = (element: Element | null, path: string): Element | null => allAt(element, path)[0] ?? null

/** All text within, in order, the names of the elements between left out and white space as single spaces. */
export const textOf = (element: Element): string => rawText(element).replace(/\s+/g, ' ').trim()

const rawText = (element: Element): string =>
  element.children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('')

/** {@link textOf} the first element at the end of the path; null when there is none. */
export function textAt(element: Element | null, path: string): string | null {
  const found = firstAt(element, path)
  return (found && textOf(found)) || null
}

/** A day written `YYYYMMDD`, as `YYYY-MM-DD`; null for anything that is no day of the calendar. */
export function dayAt(element: Element | null, path: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(textAt(element, path) ?? '') ?? []
  if (!year || !month || !day) return null
  const iso = `${year}-${month}-${day}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso
}
