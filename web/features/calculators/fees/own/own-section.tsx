/** The seller's own tables of a marketplace: a list, and the dialog to add or edit a table. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { countText } from '#contracts/model/calculators/counted.ts'
import { feeCalendar } from '#contracts/model/fees/calendar.ts'
import { rowCount } from '#contracts/model/fees/own-table-check.ts'
import type { FeeTable, OwnTable } from '#contracts/model/fees/table-schema.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import type { OwnTables } from '../../parts/own-tables.ts'
import { useReader } from '../../parts/use-writing.ts'
import { tableId } from '../fee-lines.ts'
import type { EditedTableId } from '../fees-query.ts'
import type { PlaceProps } from '../in-force.tsx'
import { useTableWords } from '../use-table-words.ts'
import { DeleteTable } from './delete-table.tsx'
import { type ListedTable, useOwnName } from './own-name.ts'
import classes from './own-section.module.css'
import { useUnsavedForms } from './unsaved-forms.ts'

const DIALOG = lazyCode(() => import('./table-dialog.tsx'))

interface OwnSectionProps extends PlaceProps {
  own: OwnTables
  edited: EditedTableId | null
  onEdit: (edited: EditedTableId | null) => void
  onOpen: (id: string) => void
}

export function OwnSection({ marketplace, on, today, own, edited, onEdit, onOpen }: OwnSectionProps) {
  const { t } = useTranslation(['own-tables', 'fees'])
  const unsaved = useUnsavedForms()
  const [deleting, setDeleting] = useState<ListedTable | null>(null)
  const [last, setLast] = useState<EditedTableId>(edited ?? 'fba')
  // `last` keeps the content of the dialog during its closing animation.
  if (edited !== null && edited !== last) setLast(edited)
  const listed = feeCalendar(marketplace, own.tables)
    .tables.filter(({ isOwn }) => isOwn)
    .flatMap((entry) => {
      const row = own.rows.find(({ table }) => table.marketplaces.includes(marketplace) && isSame(table, entry.table))
      return row ? [{ row, entry }] : []
    })
  return (
    <Card title={t('title')} hint={t('hint')}>
      {listed.length === 0 && <p className={classes.none}>{t('none')}</p>}
      <ul className={classes.list}>
        {listed.map((each) => (
          <OwnRow
            key={each.row.id}
            listed={each}
            on={on}
            onView={() => onOpen(tableId(each.entry))}
            onEdit={() => onEdit(each.row.id)}
            onDelete={() => setDeleting(each)}
          />
        ))}
      </ul>
      {unsaved.of(marketplace).map((entry) => (
        <Unsaved
          key={entry.edited}
          name={t(`kind.${entry.form.kind}`)}
          onContinue={() => onEdit(entry.edited)}
          onDiscard={() => unsaved.drop(entry.edited, marketplace)}
        />
      ))}
      <Button variant="default" onClick={() => onEdit('fba')}>
        {t('add')}
      </Button>
      <LazyDialog lazy={DIALOG} opened={edited !== null} onClose={() => onEdit(null)}>
        {({ TableDialog }, opened) => (
          <TableDialog
            opened={opened}
            edited={last}
            marketplace={marketplace}
            today={today}
            rows={own.rows}
            unsaved={unsaved}
            onClose={() => onEdit(null)}
            onKind={onEdit}
          />
        )}
      </LazyDialog>
      <DeleteTable listed={deleting} onClose={() => setDeleting(null)} />
    </Card>
  )
}

/** Ignores the last day, because the calendar ends a table without a last day where the next table begins. */
const isSame = (own: OwnTable, table: FeeTable) =>
  own.kind === table.kind &&
  own.validFrom === table.validFrom &&
  (own.kind !== 'fba' || table.kind !== 'fba' || own.goods === table.goods)

interface OwnRowProps {
  listed: ListedTable
  on: string
  onView: () => void
  onEdit: () => void
  onDelete: () => void
}

function OwnRow({ listed: { row, entry }, on, onView, onEdit, onDelete }: OwnRowProps) {
  const { t } = useTranslation(['own-tables', 'fees'])
  const { daysOf } = useTableWords()
  const reader = useReader()
  const { table } = row
  const name = useOwnName()(table)
  const days = daysOf(entry)
  const isInForce = entry.validFrom <= on && (entry.validTo === null || on <= entry.validTo)
  const actions = [
    ['view', onView],
    ['edit', onEdit],
    ['delete', onDelete],
  ] as const
  return (
    <li>
      <div>
        <strong>{name}</strong> {isInForce && <Tag tone="good">{t('inForce')}</Tag>}
        {table.kind === 'fba' && table.peak && <Tag tone="warn">{t('fees:inForce.peak')}</Tag>}
        <span>
          {days} · {countText('row', rowCount(table), reader)}
        </span>
        <small>{t('source', { citation: table.citation || t('fees:inForce.noCitation') })}</small>
      </div>
      <div className={classes.actions}>
        {actions.map(([action, onClick]) => (
          <button
            key={action}
            type="button"
            aria-label={t('actionOf', { action: t(`action.${action}`), name, days })}
            onClick={onClick}
          >
            {t(`action.${action}`)}
          </button>
        ))}
      </div>
    </li>
  )
}

interface UnsavedProps {
  name: string
  onContinue: () => void
  onDiscard: () => void
}

function Unsaved({ name, onContinue, onDiscard }: UnsavedProps) {
  const { t } = useTranslation('own-tables')
  return (
    <p className={classes.unsaved} role="status">
      {t('unsaved', { name })}{' '}
      <Button variant="subtle" size="compact-sm" onClick={onContinue}>
        {t('continue')}
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </p>
  )
}
