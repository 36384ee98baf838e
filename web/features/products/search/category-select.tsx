import { NativeSelect } from '@mantine/core'
import { productSearch } from '#contracts/api/product-search.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'

type Node = Output<typeof productSearch.categories>['row'][number]

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
  const options = inOrder(tree.data?.row ?? []).map(({ node, depth }) => ({
    value: node.id,
    label: `${'\u2003'.repeat(depth)}${node.name} (${formatCount(node.products, grouping)})`,
    disabled: node.products === 0 && node.id !== value,
  }))
  return (
    <NativeSelect
      size="sm"
      label={t('search.category')}
      value={value ?? ''}
      data={[{ value: '', label: t('search.allCategories') }, ...options]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** Each node before the nodes below it. */
function inOrder(nodes: readonly Node[], parent: string | null = null, depth = 0): { node: Node; depth: number }[] {
  return nodes
    .filter((node) => node.parent === parent)
    .flatMap((node) => [{ node, depth }, ...inOrder(nodes, node.id, depth + 1)])
}
