import { Button } from '@mantine/core'
import { type ClipboardEvent, type KeyboardEvent, memo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '#web/kit/i18n.ts'
import { CrossIcon } from '#web/kit/parts/icons.tsx'
import { focusField } from '../../parts/focus-field.ts'
import { useStable } from '../../parts/use-stable.ts'
import { useTableForm } from './form-fields.tsx'
import classes from './grid.module.css'
import { type GridColumn, isSheet, withPasted } from './paste-rows.ts'
import { type ColumnKey, columnsOf, type FormRow, RARE_COLUMNS } from './table-form.ts'
import { useColumns } from './use-columns.ts'
import { cellId, fieldId, type RowFault, useFieldFault, useRowFaults } from './use-faults.ts'

/**
 * The rows of a form as a spreadsheet. Enter moves to the row below; in the last row it adds a row. A pasted block
 * fills cells. This function is long because it handles the keyboard and pasting, and contains the markup of the table.
 */
export function Grid() {
  const { t } = useTranslation('own-tables')
  const { form, change } = useTableForm()
  const [withRare, setRare] = useState(false)
  const columns = useColumns(form, withRare)
  const faults = useRowFaults()
  const problem = useFieldFault('rows')
  const { rows } = form
  const hasHidden = columnsOf(form).some(
    (key) => RARE_COLUMNS.includes(key) && columns.every((each) => each.key !== key),
  )
  const setRows = (next: readonly FormRow[]) => change({ rows: next })

  const setCell = useStable((row: number, column: ColumnKey, text: string) =>
    setRows(rows.with(row, { ...rows[row], [column]: text })),
  )
  const deleteRow = useStable((row: number) => {
    flushSync(() => setRows(rows.toSpliced(row, 1)))
    focusField(cellId(Math.max(0, row - 1), columns[0]?.key ?? ''))
  })

  function addRow() {
    flushSync(() => setRows([...rows, {}]))
    focusField(cellId(rows.length, columns[0]?.key ?? ''))
  }

  function placeOf(target: EventTarget): { row: number; column: number } | null {
    if (!(target instanceof HTMLElement)) return null
    const { row, column } = target.dataset
    return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) }
  }

  function goDown(event: KeyboardEvent<HTMLElement>) {
    const place = event.key === 'Enter' ? placeOf(event.target) : null
    if (!place) return
    event.preventDefault()
    if (place.row === rows.length - 1) addRow()
    else focusField(cellId(place.row + 1, columns[place.column]?.key ?? ''))
  }

  function paste(event: ClipboardEvent<HTMLElement>) {
    const text = event.clipboardData.getData('text/plain')
    const place = placeOf(event.target)
    if (!place || !isSheet(text)) return
    event.preventDefault()
    setRows(withPasted(rows, text, { ...place, columns }))
  }

  return (
    <section className={classes.grid} aria-label={t('grid.title')}>
      <h3>{t('grid.title')}</h3>
      <p className={classes.hint}>{t('grid.paste')}</p>
      <KindHint />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form, this scrolls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <div className={classes.scroll} role="group" aria-label={t('grid.scroll')} tabIndex={0}>
        <table className={classes.table} onKeyDown={goDown} onPaste={paste}>
          <thead>
            <tr>
              {columns.map(({ key, label, unit }) => (
                <th key={key} scope="col" data-wide={isWide(key) || undefined}>
                  {label}
                  {unit && <small> {unit}</small>}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified only by their position
                key={at}
                row={row}
                at={at}
                columns={columns}
                columnKeys={columns.map(({ key, label }) => `${key} ${label}`).join()}
                fault={faults.get(at)}
                onCell={setCell}
                onDelete={deleteRow}
              />
            ))}
          </tbody>
        </table>
      </div>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.tools}>
        <Button id={fieldId('rows')} variant="default" size="xs" onClick={addRow}>
          {t('grid.add')}
        </Button>
        {hasHidden && (
          <Button variant="subtle" size="xs" onClick={() => setRare(true)}>
            {t('grid.rare')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Columns of names and choices need more room than columns of numbers. */
const isWide = (key: ColumnKey) => key === 'tier' || key === 'category' || key === 'by' || key === 'billed'

function KindHint() {
  const { t } = useTranslation('own-tables')
  const { kind } = useTableForm().form
  if (kind === 'fbaSurcharge') return null
  return (
    <p className={classes.hint}>
      {t(`grid.${kind}Hint`)} {kind === 'fba' && t('grid.stepsHint')}
    </p>
  )
}

interface RowProps {
  row: FormRow
  at: number
  columns: readonly GridColumn[]
  /** Identifies the columns for `memo`: the array in `columns` is a new one at each render. */
  columnKeys: string
  fault: RowFault | undefined
  onCell: (row: number, column: ColumnKey, text: string) => void
  onDelete: (row: number) => void
}

const isSameRow = (a: RowProps, b: RowProps) =>
  a.row === b.row &&
  a.at === b.at &&
  a.columnKeys === b.columnKeys &&
  a.fault?.text === b.fault?.text &&
  a.fault?.columns.join() === b.fault?.columns.join()

const Row = memo(function Row({ row, at, columns, fault, onCell, onDelete }: RowProps) {
  const { t } = useTranslation('own-tables')
  const faultId = cellId(at, 'fault')
  return (
    <>
      <tr data-wrong={fault ? true : undefined}>
        {columns.map((column, place) => (
          <td key={column.key}>
            <GridCell
              column={column}
              at={at}
              place={place}
              text={row[column.key] ?? ''}
              faultId={fault ? faultId : undefined}
              isWrong={fault !== undefined && (fault.columns.length === 0 || fault.columns.includes(column.key))}
              onCell={onCell}
            />
          </td>
        ))}
        <td>
          <button
            type="button"
            className={classes.delete}
            aria-label={t('grid.deleteRow', { row: at + 1 })}
            title={t('grid.deleteRow', { row: at + 1 })}
            onClick={() => onDelete(at)}
          >
            <CrossIcon size={16} />
          </button>
        </td>
      </tr>
      {fault && (
        <tr>
          <td colSpan={columns.length + 1} className={classes.fault}>
            <p id={faultId}>{t('fault.row', { row: at + 1, text: fault.text })}</p>
          </td>
        </tr>
      )}
    </>
  )
}, isSameRow)

interface GridCellProps extends Pick<RowProps, 'at' | 'onCell'> {
  column: GridColumn
  place: number
  text: string
  faultId: string | undefined
  isWrong: boolean
}

function GridCell({ column: { key, label, options }, at, place, text, faultId, isWrong, onCell }: GridCellProps) {
  const { t } = useTranslation('own-tables')
  const shared = {
    id: cellId(at, key),
    className: classes.cell,
    'aria-label': t('grid.cell', { row: at + 1, label }),
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? faultId : undefined,
    'data-row': at,
    'data-column': place,
    value: text,
  }
  if (!options)
    return (
      <input
        {...shared}
        type="text"
        inputMode={key === 'tier' ? 'text' : 'decimal'}
        autoComplete="off"
        data-number={key !== 'tier' || undefined}
        onChange={({ currentTarget }) => onCell(at, key, currentTarget.value)}
      />
    )
  const isUnknown = text !== '' && options.every(({ value }) => value !== text)
  return (
    <select {...shared} onChange={({ currentTarget }) => onCell(at, key, currentTarget.value)}>
      <option value="">{blankOf(key, at, t)}</option>
      {isUnknown && <option value={text}>{text}</option>}
      {options.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}

type Translate = ReturnType<typeof useTranslation<'own-tables'>>['t']

function blankOf(key: ColumnKey, at: number, t: Translate): string {
  if (key === 'billed') return t('grid.usual')
  if (key === 'category' && at > 0) return t('grid.same')
  return key === 'by' || key === 'to' ? '' : t('grid.blank')
}
