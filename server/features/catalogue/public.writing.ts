/** The parts that imports, the sample world and derived tables use to write and read the catalogue as a whole. */
export { type BuildOptions, worldOptions } from './catalogue-build.ts'
export { productWriter } from './catalogue-writer.ts'
export { MIN_CATEGORY_PRODUCTS } from './category-niche.ts'
export { everyKeyword, type StoredKeyword } from './every-keyword.ts'
export { catalogueStamp, everyProduct } from './every-product.ts'
export type { TermFacts, TermReading } from './imported-keyword.ts'
export { keywordWriter } from './keyword-writer.ts'
export { pictureAddressOf, pictureFile, storedVersion } from './stored-picture.ts'
