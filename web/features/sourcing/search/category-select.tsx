import { sourcing } from '#contracts/api/sourcing.ts'
import { useCall } from '#web/api/queries.ts'
import { CategorySelect } from '#web/features/catalogue/public/category-select.tsx'
import { useReader } from '../use-reader.ts'

interface OfferCategoriesProps {
  value: string | undefined
  onChange: (category: string) => void
  /** The size of the fields beside it. */
  size: 'sm' | 'md'
}

/** The categories with the number of offers. */
export function OfferCategories(select: OfferCategoriesProps) {
  const { nameOf } = useReader()
  const { data } = useCall(sourcing.category, {})
  const nodes = data?.row.map(({ id, parent, name, offers }) => ({ id, parent, name: nameOf(name), count: offers }))
  return <CategorySelect nodes={nodes} {...select} />
}
