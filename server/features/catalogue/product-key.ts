import type { Product } from '#contracts/model/catalogue.ts'

/** Sample rows or imported ones; a report never mixes them. */
export type SourceClass = 'sample' | 'real'
export const classOf = (product: Pick<Product, 'source'>): SourceClass =>
  product.source === 'sample' ? 'sample' : 'real'

/** Of a query with `productKey`: rows that the owner of the product can see. */
export const VISIBLE = 'owner IN (0, @accountId)'
export const OF_CLASS = `(source = 'sample') = @sample`

/** Parameters of queries about a product. */
export const productKey = (p: Product) => ({
  asin: p.asin,
  marketplace: p.marketplace,
  owner: p.owner ?? 0,
  accountId: p.owner ?? 0,
  sample: Number(classOf(p) === 'sample'),
})
