/** What other subjects may use of patents and trademarks: what is known against a product. */
export { rightsExpected, rightsOfProduct } from './infringement/product.ts'
export type { RightsWorld } from './rights.world.ts'
