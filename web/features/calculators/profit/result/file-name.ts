import type { Calculation } from '../profit-draft.ts'

interface Named {
  input: Pick<Calculation['input'], 'marketplace' | 'on'>
  product: { asin: string } | null
  saved: { name: string } | null
}

const NAME_MAX = 60
/** Not allowed in file names of Windows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const FORBIDDEN = /[\\/:*?"<>|\0-\x1f]+/g

/** `Travel mug-2026-06-15.pdf`: by the saved name, else `profit` with the ASIN or the marketplace. */
export function fileNameOf({ input, product, saved }: Named, extension: string): string {
  const name = saved?.name.replace(FORBIDDEN, ' ').replace(/ +/g, ' ').slice(0, NAME_MAX).trim()
  return `${name || `profit-${product?.asin ?? input.marketplace}`}-${input.on}.${extension}`
}
