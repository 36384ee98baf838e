/** A page of rows as cards: those of the list, or on a phone those of its columns. */
import { NativeSelect } from '@mantine/core'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import type { DataEndpoint } from '#web/api/client.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { usePagesOf } from '#web/kit/pages-of.ts'
import { Pages } from '#web/kit/parts/pages.tsx'
import { usePage } from '#web/kit/url-state.ts'
import { ListCards } from './list-cards.tsx'
import type { RowsProps } from './list-definition.ts'
import classes from './list-view.module.css'

interface CardRowsProps<Row extends object, E extends DataEndpoint> extends RowsProps<Row, E> {
  isPhone: boolean
}

export function CardRows<Row extends object, E extends DataEndpoint>({ isPhone, ...props }: CardRowsProps<Row, E>) {
  const { page, list, columns, definition, lead, chooseFirst } = props
  const { rowId, nameOf, words, onOpen, card, hasOwnOrder } = definition
  const [current, setPage] = usePage()
  const pages = usePagesOf(list, PAGE_SIZE)
  return (
    <div className={classes.cards}>
      {isPhone && !hasOwnOrder && <OrderField {...props} />}
      {chooseFirst}
      <ListCards
        label={words.label}
        columns={columns}
        rows={page.row}
        rowId={rowId}
        onOpen={onOpen}
        openText={words.open}
        openLabel={(row) => words.openOf(nameOf(row))}
        lead={lead}
        card={isPhone ? undefined : card}
      />
      {pages > 1 && <Pages pages={pages} page={current} setPage={setPage} />}
    </div>
  )
}

/** Replaces the heads of the table, which sort it. */
function OrderField<Row extends object, E extends DataEndpoint>(props: RowsProps<Row, E>) {
  const { columns, sorting, sortName, onSort } = props
  const { t } = useTranslation('list')
  const sortable = columns.flatMap(({ sort, head }) => (sort ? [{ ...sort, head }] : []))
  const options = sortable.map(({ by, head }) => ({ value: by, label: head }))
  return (
    <NativeSelect
      label={t('sort.label')}
      value={sorting.by}
      data={
        options.some(({ value }) => value === sorting.by)
          ? options
          : [...options, { value: sorting.by, label: sortName }]
      }
      onChange={({ currentTarget }) => {
        const chosen = sortable.find(({ by }) => by === currentTarget.value)
        if (chosen) onSort({ by: chosen.by, order: chosen.first })
      }}
    />
  )
}
