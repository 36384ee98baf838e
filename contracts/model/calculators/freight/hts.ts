/** HTS codes: 4, 6, 8 or 10 digits, with dots as in `NNNN.NN.NNNN` or without. */

const DOTTED = /^\d{4}(\.\d{2}(\.\d{2}(\d{2}|\.\d{2})?)?)?$/
const PLAIN = /^(\d{4}|\d{6}|\d{8}|\d{10})$/

/** The code with dots, as in `NNNN.NN.NNNN` or shorter; null if it is malformed. Chapters begin with 01. */
export function normaliseHts(typed: string): string | null {
  const text = typed.trim()
  if (!DOTTED.test(text) && !PLAIN.test(text)) return null
  const digits = text.replaceAll('.', '')
  if (digits.startsWith('00')) return null
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter((part) => part !== '').join('.')
}
