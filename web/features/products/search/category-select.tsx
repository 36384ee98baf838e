import { NativeSelect } from '@mantine/core'
import { productSearch } from '#contracts/api/product-search.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useCall } from '#web/api/queries.ts'
import { inTreeOrder } from '#web/features/catalogue/public/tree-order.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'

interface CategorySelectProps {
  /** The search without its category and order. */
  filter: Body<typeof productSearch.categories>
  value: string | undefined
  onChange: (category: string) => void
}

/** The category tree as an indented list, with the number of products that match the other filters. */
export function CategorySelect({ filter, value, onChange }: CategorySelectProps) {
  const { t } = useTranslation('products')
  const grouping = useGrouping()
  const tree = useCall(productSearch.categories, { body: filter }, { placeholderData: (before) => before })
  const options = inTreeOrder(tree.data?.row ?? []).map(({ node, depth }) => ({
    value: node.id,
    label: `${'\u2003'.repeat(depth)}${node.name} (${formatCount(node.products, grouping)})`,
    disabled: node.products === 0 && node.id !== value,
  }))
  // Otherwise the select would show all categories while the search is limited to one.
  const isMissing = value !== undefined && !options.some((option) => option.value === value)
  const missing = { value: value ?? '', label: tree.data ? t('search.unknownCategory') : '…' }
  return (
    <NativeSelect
      size="sm"
      label={t('search.category')}
      value={value ?? ''}
      data={[{ value: '', label: t('search.allCategories') }, ...(isMissing ? [missing] : []), ...options]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
