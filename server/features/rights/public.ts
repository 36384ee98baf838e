export { expectedRights as rightsExpected, rightsOfProduct } from './infringement/product.ts'
export type { RightsWorld } from './rights.world.ts'
