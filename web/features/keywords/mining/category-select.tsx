import { NativeSelect } from '@mantine/core'
import { type KeywordFilter, keywordSearch } from '#contracts/api/keyword-search.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useCall } from '#web/api/queries.ts'
import { inTreeOrder } from '#web/features/catalogue/public/tree-order.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'

interface CategorySelectProps {
  /** The filter without its category. */
  filter: KeywordFilter
  value: string | undefined
  onChange: (category: string) => void
}

/** The category tree as an indented list, with the number of terms that match the other filters. */
export function CategorySelect({ filter, value, onChange }: CategorySelectProps) {
  const { t } = useTranslation('keywords')
  const grouping = useGrouping()
  const tree = useCall(keywordSearch.categories, { body: filter }, { placeholderData: (before) => before })
  const options = inTreeOrder(tree.data?.row ?? []).map(({ node, depth }) => ({
    value: node.id,
    label: `${'\u2003'.repeat(depth)}${node.name} (${formatCount(node.keywords, grouping)})`,
    disabled: node.keywords === 0 && node.id !== value,
  }))
  // Otherwise the select would show all categories while the search is limited to one.
  const isMissing = value !== undefined && !options.some((option) => option.value === value)
  const missing = { value: value ?? '', label: tree.data ? t('mining.unknownCategory') : '…' }
  return (
    <NativeSelect
      size="sm"
      label={t('mining.category')}
      value={value ?? ''}
      data={[{ value: '', label: t('mining.allCategories') }, ...(isMissing ? [missing] : []), ...options]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
