/** Values in a few words, for the people who correct the other side. Texts may be personal: only their length or form is shown. */
const MOST = 60

/** The type of a value, and what fits of it. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null)
    return `an object with ${Object.keys(value).join(', ')}`.slice(0, MOST)
  if (typeof value === 'string') return value === '' ? 'an empty string' : `a string of ${value.length}`
  return value === null ? 'null' : `${typeof value} ${String(value)}`
}

const WORD = /^[\w .-]{1,32}$/

/** A value in the place of a word of a closed list: another word is shown as it is. */
export const describeWord = (value: unknown): string =>
  typeof value === 'string' && WORD.test(value) ? JSON.stringify(value) : describeValue(value)

/** How a text is written, without what it says: `"2026/11/23"` as `"0000/00/00"`. */
export function describeForm(text: string): string {
  if (text === '' || text.length > MOST) return describeValue(text)
  return `a string like ${JSON.stringify(
    text
      .replace(/\d/g, '0')
      .replace(/\p{Ll}/gu, 'a')
      .replace(/\p{Lu}/gu, 'A'),
  )}`
}
