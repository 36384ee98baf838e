export { isAlike } from './infringement/part-risk.ts'
export type { OwnBrand, RightsFacts } from './infringement/rights-facts.ts'
