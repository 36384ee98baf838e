import type { Calculation } from '../profit-draft.ts'

interface Named {
  input: Pick<Calculation['input'], 'marketplace' | 'on'>
  product: { asin: string } | null
  saved: { name: string } | null
}

const NAME_MAX = 60
/** Characters that Windows forbids in file names. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among the forbidden characters
const FORBIDDEN = /[\\/:*?"<>|\0-\x1f]+/g

/**
 * Returns names such as `Travel mug-2026-06-15.pdf` if the calculation is saved under the name "Travel mug", otherwise
 * names such as `profit-B0SAMPLE01-2026-06-15.pdf` or, without an ASIN, `profit-US-2026-06-15.pdf`.
 */
export function fileNameOf({ input, product, saved }: Named, extension: string): string {
  const name = saved?.name.replace(FORBIDDEN, ' ').replace(/ +/g, ' ').slice(0, NAME_MAX).trim()
  return `${name || `profit-${product?.asin ?? input.marketplace}`}-${input.on}.${extension}`
}
