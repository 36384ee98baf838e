import { NativeSelect } from '@mantine/core'
import { sourcing } from '#contracts/api/sourcing.ts'
import { useCall } from '#web/api/queries.ts'
import { inTreeOrder } from '#web/features/catalogue/public/tree-order.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useReader } from '../use-reader.ts'

interface CategorySelectProps {
  value: string | undefined
  onChange: (category: string) => void
  /** The size of the fields beside it. */
  size: 'sm' | 'md'
}

/** The category tree as an indented list, with the number of offers. */
export function CategorySelect({ value, onChange, size }: CategorySelectProps) {
  const { t } = useTranslation('sourcing')
  const { nameOf, write } = useReader()
  const tree = useCall(sourcing.category, {})
  const options = inTreeOrder(tree.data?.row ?? []).map(({ node, depth }) => ({
    value: node.id,
    label: `${'\u2003'.repeat(depth)}${nameOf(node.name)} (${write('count', node.offers)})`,
  }))
  // Otherwise the select would show all categories while the search is limited to one.
  const isMissing = value !== undefined && !options.some((option) => option.value === value)
  const missing = { value: value ?? '', label: tree.data ? t('search.unknownCategory') : '…' }
  return (
    <NativeSelect
      size={size}
      label={t('search.category')}
      value={value ?? ''}
      data={[{ value: '', label: t('search.allCategories') }, ...(isMissing ? [missing] : []), ...options]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
