import { type KeywordFilter, keywordSearch } from '#contracts/api/keyword-search.ts'
import { useCall } from '#web/api/queries.ts'
import { CategorySelect } from '#web/features/catalogue/public/category-select.tsx'

interface KeywordCategoriesProps {
  /** The filter without its category. */
  filter: KeywordFilter
  value: string | undefined
  onChange: (category: string) => void
}

/** The categories with the number of terms that match the other filters. */
export function KeywordCategories({ filter, ...select }: KeywordCategoriesProps) {
  const { data } = useCall(keywordSearch.categories, { body: filter }, { placeholderData: (before) => before })
  return <CategorySelect nodes={data?.row.map(({ keywords, ...node }) => ({ ...node, count: keywords }))} {...select} />
}
