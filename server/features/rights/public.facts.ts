/** What other subjects may use of what is known against a product: its shape, and what counts as alike. */
export { isAlike } from './infringement/part-risk.ts'
export type { OwnBrand, RightsFacts } from './infringement/rights-facts.ts'
