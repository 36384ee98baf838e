import { notes } from './texts/en-US/notes.ts'
import { price } from './texts/en-US/price.ts'
import { product } from './texts/en-US/product.ts'
import { sales } from './texts/en-US/sales.ts'
import { sections } from './texts/en-US/sections.ts'
import { words } from './texts/en-US/words.ts'
import type { Texts } from './texts.ts'

export const enUS: Texts = {
  ...sections,
  ...words,
  ...notes,
  ...product,
  ...sales,
  ...price,
}
