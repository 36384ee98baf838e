import type { Calculation } from '../profit-draft.ts'

interface Named {
  input: Pick<Calculation['input'], 'marketplace' | 'on'>
  product: { asin: string } | null
  saved: { name: string } | null
}

const NAME_MAX = 60
/** Characters that Windows forbids in file names. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const FORBIDDEN = /[\\/:*?"<>|\0-\x1f]+/g

/**
 * Returns names such as `Travel mug-2026-06-15.pdf`, with the saved name, or else `profit` and the ASIN or marketplace.
 */
export function fileNameOf({ input, product, saved }: Named, extension: string): string {
  const name = saved?.name.replace(FORBIDDEN, ' ').replace(/ +/g, ' ').slice(0, NAME_MAX).trim()
  return `${name || `profit-${product?.asin ?? input.marketplace}`}-${input.on}.${extension}`
}
