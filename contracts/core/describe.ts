/** Describes values for developers of an upstream. Texts may be personal, so only their length or format is shown. */
const MAX_LENGTH = 60

export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null)
    return `an object with ${Object.keys(value).join(', ')}`.slice(0, MAX_LENGTH)
  if (typeof value === 'string') return value === '' ? 'an empty string' : `a string of ${value.length}`
  return value === null ? 'null' : `${typeof value} ${String(value)}`
}

const WORD = /^[\w .-]{1,32}$/

/** Like {@link describeValue}, but shows a single word: for values outside a closed list, which are not personal. */
export const describeWord = (value: unknown): string =>
  typeof value === 'string' && WORD.test(value) ? JSON.stringify(value) : describeValue(value)

/** The format of a text without its content: `"2026/11/23"` becomes `"0000/00/00"`. */
export function describeFormat(text: string): string {
  if (text === '' || text.length > MAX_LENGTH) return describeValue(text)
  return `a string like ${JSON.stringify(
    text
      .replace(/\d/g, '0')
      .replace(/\p{Ll}/gu, 'a')
      .replace(/\p{Lu}/gu, 'A'),
  )}`
}
