/** The parts that imports and the sample world use to write the catalogue. */
export { type BuildOptions, worldOptions } from './catalogue-build.ts'
export { productWriter } from './catalogue-writer.ts'
export { MIN_CATEGORY_PRODUCTS } from './category-niche.ts'
export { pictureAddressOf, pictureFile, storedVersion } from './stored-picture.ts'
