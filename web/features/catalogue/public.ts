/** What other subjects may use of the catalogue: asking for a product, and showing it. */

export { type AsinProblem, asinProblem } from './asin-input/asin-input.rules.ts'
export { AsinInput } from './asin-input/asin-input.tsx'
export { MarketplacePicker } from './marketplace-picker.tsx'
export { ProductPicture } from './product-picture.tsx'
