import { Button, NativeSelect, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { tableCsv } from '#contracts/model/calculators/fee-tables/table-csv.ts'
import { tableView } from '#contracts/model/calculators/fee-tables/table-view.ts'
import type { TableView, ViewCell, ViewGroup, ViewRow } from '#contracts/model/calculators/fee-tables/view.ts'
import type { CalendarTable } from '#contracts/model/fees/calendar.ts'
import type { OwnTable } from '#contracts/model/fees/table-schema.ts'
import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { DownloadIcon } from '#web/kit/parts/icons.tsx'
import { SearchBox } from '#web/kit/parts/search-box.tsx'
import { saveText } from '#web/kit/save-file.ts'
import { useWriting } from '../parts/use-writing.ts'
import { tableId } from './fee-lines.ts'
import classes from './full-table.module.css'
import type { MarkedRow } from './product-fees.ts'
import { useTableWords } from './use-table-words.ts'

interface FullTableProps {
  id: string
  entry: CalendarTable
  marketplace: Marketplace
  ownTables: readonly OwnTable[]
  marks: readonly MarkedRow[]
}

/** A whole fee table; the rows that apply to the product are highlighted. */
export function FullTable({ id, entry, marketplace, ownTables, marks }: FullTableProps) {
  const { t } = useTranslation('fees')
  const writing = useWriting(marketplace)
  const { nameOf, daysOf, changesOf } = useTableWords()
  const [filter, setFilter] = useState('')
  const view = tableView(entry.table, writing, tierNamesOf(ownTables, writing.language))
  const name = nameOf(entry)
  const facts = [
    { label: t('table.days'), lines: [daysOf(entry)] },
    ...(entry.isOwn ? [] : [{ label: t('table.changes'), lines: [changesOf(entry)] }]),
    ...view.facts,
    { label: t('table.citation'), lines: [entry.citation || t('inForce.noCitation')] },
  ]
  const marked = marks.filter(({ table }) => tableId(table) === tableId(entry))
  const save = () => {
    const remarks = [
      [name, daysOf(entry)],
      [t('table.citation'), entry.citation ?? ''],
    ] as const
    const text = tableCsv({ view, groupLabel: t('table.tier'), remarks })
    saveText(`${marketplace}-${tableId(entry)}.csv`, 'text/csv;charset=utf-8', text)
  }
  return (
    <section id={id} className={classes.card} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <header className={classes.head}>
        <h2 id={`${id}-title`}>{name}</h2>
        <Button variant="default" size="compact-sm" leftSection={<DownloadIcon size={16} />} onClick={save}>
          {t('table.csv')}
        </Button>
      </header>
      <dl className={classes.facts}>
        {facts.map(({ label, lines }) => (
          <div key={label}>
            <dt>{label}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      {view.columns.length > 0 && (
        <>
          <Filter view={view} isReferral={entry.table.kind === 'referral'} value={filter} onChange={setFilter} />
          <Rows
            name={name}
            view={view}
            groups={filterGroups(view, entry.table.kind === 'referral' ? 'row' : 'group', filter)}
            filter={filter}
            marked={marked}
            isText={entry.table.kind === 'referral'}
          />
        </>
      )}
    </section>
  )
}

/** The names of the seller's own size tiers by tier key. */
const tierNamesOf = (ownTables: readonly OwnTable[], language: Language): ReadonlyMap<string, string> =>
  new Map(
    ownTables.flatMap((table) =>
      table.kind === 'fba' ? table.tiers.map(({ key, name }) => [key, name[language]] as const) : [],
    ),
  )

/** Keeps the group whose key is `filter`, or the rows whose header contains `filter`. */
function filterGroups({ groups }: TableView, by: 'group' | 'row', filter: string): ViewGroup[] {
  const wanted = filter.trim().toLowerCase()
  if (wanted === '') return groups
  if (by === 'group') return groups.filter(({ key }) => key === filter)
  return groups.map((group) => ({
    ...group,
    rows: group.rows.filter(({ header }) => header.lines.join(' ').toLowerCase().includes(wanted)),
  }))
}

interface FilterProps {
  view: TableView
  isReferral: boolean
  value: string
  onChange: (value: string) => void
}

function Filter({ view, isReferral, value, onChange }: FilterProps) {
  const { t } = useTranslation('fees')
  if (isReferral)
    return (
      <div className={classes.filter}>
        <SearchBox label={t('table.search')} value={value} maxLength={60} onSearch={onChange} />
      </div>
    )
  if (view.groups.length < 2) return null
  return (
    <div className={classes.filter}>
      <NativeSelect
        aria-label={t('table.tier')}
        value={value}
        data={[
          { value: '', label: t('table.allTiers') },
          ...view.groups.map(({ key, title }) => ({ value: key, label: title ?? key })),
        ]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}

interface RowsProps {
  name: string
  view: TableView
  groups: readonly ViewGroup[]
  filter: string
  marked: readonly MarkedRow[]
  /** Whether the cells contain words instead of amounts. */
  isText: boolean
}

function Rows({ name, view, groups, filter, marked, isText }: RowsProps) {
  const { t } = useTranslation('fees')
  if (groups.every(({ rows }) => rows.length === 0))
    return (
      <p className={classes.nothing} role="status">
        {t('table.noCategory', { text: filter })}
      </p>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: the suggested fieldset is for form fields, and this group is a table
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
    <div className={classes.scroll} role="group" aria-label={t('table.scroll', { name })} tabIndex={0}>
      <table className={classes.table} data-text={isText || undefined}>
        <thead>
          <tr>
            {view.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ key, title, notes, rows }) => (
          <tbody key={key}>
            {title !== null && (
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={view.columns.length}>
                  <div className={classes.groupText}>
                    {title}
                    {notes.map((note) => (
                      <small key={note}>{note}</small>
                    ))}
                  </div>
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.key} row={row} columns={view.columns} marked={marked} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

interface RowProps {
  row: ViewRow
  columns: readonly string[]
  marked: readonly MarkedRow[]
}

function Row({ row, columns, marked }: RowProps) {
  const { t } = useTranslation('fees')
  const markedColumns = marked.filter((mark) => mark.row === row.key).map(({ column }) => column)
  return (
    <tr data-marked={markedColumns.length > 0 || undefined}>
      <th scope="row">
        <CellText cell={row.header} />
      </th>
      {row.cells.map((cell, at) => (
        <td key={columns[at + 1]} data-marked={markedColumns.includes(at) || undefined}>
          <CellText cell={cell} />
          {markedColumns.includes(at) && <VisuallyHidden> ({t('table.used')})</VisuallyHidden>}
        </td>
      ))}
    </tr>
  )
}

const CellText = ({ cell: { lines, also } }: { cell: ViewCell }) => (
  <>
    {lines.map((line) => (
      <span key={line} className={classes.line}>
        {line}
      </span>
    ))}
    {also && <small>{also}</small>}
  </>
)
