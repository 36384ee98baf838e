/** What other subjects may use to write the catalogue: the imports, and the sample world. */
export { type BuildOptions, worldOptions } from './catalogue-build.ts'
export { productWriter } from './catalogue-writer.ts'
export { CATEGORY_LEAST } from './category-niche.ts'
export { pictureAddressOf, pictureFile, storedVersion } from './stored-picture.ts'
