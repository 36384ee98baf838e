import { productSearch } from '#contracts/api/product-search.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { useCall } from '#web/api/queries.ts'
import { CategorySelect } from '#web/features/catalogue/public/category-select.tsx'

interface ProductCategoriesProps {
  /** The search without its category and order. */
  filter: Body<typeof productSearch.categories>
  value: string | undefined
  onChange: (category: string) => void
}

/** The categories with the number of products that match the other filters. */
export function ProductCategories({ filter, ...select }: ProductCategoriesProps) {
  const { data } = useCall(productSearch.categories, { body: filter }, { placeholderData: (before) => before })
  return <CategorySelect nodes={data?.row.map(({ products, ...node }) => ({ ...node, count: products }))} {...select} />
}
