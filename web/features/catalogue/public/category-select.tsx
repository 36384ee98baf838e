import { NativeSelect } from '@mantine/core'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { inTreeOrder } from './tree-order.ts'

export interface CategoryNode {
  id: string
  parent: string | null
  name: string
  /** Rows that match the other filters. */
  count: number
}

interface CategorySelectProps {
  /** Undefined while they load. */
  nodes: readonly CategoryNode[] | undefined
  value: string | undefined
  onChange: (category: string) => void
  size?: 'sm' | 'md'
}

/** The category tree as an indented list, with the number of rows of each category. */
export function CategorySelect({ nodes, value, onChange, size = 'sm' }: CategorySelectProps) {
  const { t } = useTranslation('list')
  const grouping = useGrouping()
  const options = inTreeOrder(nodes ?? []).map(({ node, depth }) => ({
    value: node.id,
    label: `${'\u2003'.repeat(depth)}${node.name} (${formatCount(node.count, grouping)})`,
    disabled: node.count === 0 && node.id !== value,
  }))
  // Otherwise the select would show all categories while the search is limited to one.
  const isMissing = value !== undefined && !options.some((option) => option.value === value)
  const missing = { value: value ?? '', label: nodes ? t('category.unknown') : '…' }
  return (
    <NativeSelect
      size={size}
      label={t('category.label')}
      value={value ?? ''}
      data={[{ value: '', label: t('category.all') }, ...(isMissing ? [missing] : []), ...options]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
