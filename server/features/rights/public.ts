export { type CheckedProduct, checkedProducts } from './checked-products.ts'
export { expectedRights, rightsOfProduct } from './infringement/product.ts'
export { patentWatches } from './patents/watching.ts'
export type { RightsWorld } from './rights.world.ts'
