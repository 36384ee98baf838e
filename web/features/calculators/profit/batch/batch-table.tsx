import { BATCH_COLUMN_NAMES, BATCH_REASON_TEXTS } from '#contracts/model/calculators/profit/batch.texts.ts'
import type { BatchError } from '#contracts/model/calculators/profit/batch.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import type { Verdict } from '#contracts/model/calculators/profit/verdict.ts'
import { DASH } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag, type TagTone } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { useWriter } from '../analysis/use-writer.ts'
import classes from './batch.module.css'
import { type BatchItem, SORT_KEYS, type Sorting, type SortKey } from './batch-items.ts'
import type { BatchRow } from './batch-job.ts'

const COLUMNS = ['line', 'label', 'marketplace', 'price', 'net', 'margin', 'roi', 'outcome'] as const
type Column = (typeof COLUMNS)[number]

const isSortable = (column: Column): column is SortKey => (SORT_KEYS as readonly Column[]).includes(column)
const isNumber = (column: Column) => ['price', 'net', 'margin', 'roi'].includes(column)

interface BatchTableProps {
  items: readonly BatchItem[]
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  onOpen: (input: ProfitInput, line: number) => void
}

export function BatchTable({ items, sorting, onSort, onOpen }: BatchTableProps) {
  const { t } = useTranslation('profit-batch')
  return (
    <table className={`${classes.table} ${classes.rows}`} aria-label={t('results')}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th
              key={column}
              scope="col"
              data-number={isNumber(column) || undefined}
              aria-sort={sorting.key === column ? (sorting.isDescending ? 'descending' : 'ascending') : undefined}
            >
              {isSortable(column) ? (
                <SortButton column={column} sorting={sorting} onSort={onSort} />
              ) : (
                t(`column.${column}`)
              )}
            </th>
          ))}
          <th>
            <span className={classes.hidden}>{t('open')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) =>
          item.outcome === 'error' ? (
            <ErrorRow key={item.line} line={item.line} errors={item.errors} />
          ) : (
            <ResultRow key={item.line} row={item.row} outcome={item.outcome} onOpen={onOpen} />
          ),
        )}
      </tbody>
    </table>
  )
}

interface SortButtonProps extends Pick<BatchTableProps, 'sorting' | 'onSort'> {
  column: SortKey
}

/** The first click sorts a column of figures from the largest, but the column of row numbers from the first row. */
function SortButton({ column, sorting, onSort }: SortButtonProps) {
  const { t } = useTranslation('profit-batch')
  const title = t(`column.${column}`)
  const isDescending = sorting.key === column ? !sorting.isDescending : column !== 'line'
  return (
    <button
      type="button"
      className={classes.sort}
      title={t('sortBy', { title })}
      onClick={() => onSort({ key: column, isDescending })}
    >
      {title}
      <span aria-hidden="true">{sorting.key === column ? (sorting.isDescending ? '↓' : '↑') : '↕'}</span>
    </button>
  )
}

const TONES: Readonly<Record<Verdict, TagTone>> = {
  earns: 'good',
  loses: 'bad',
  open: 'warn',
  even: 'plain',
  missing: 'plain',
}

interface ResultRowProps extends Pick<BatchTableProps, 'onOpen'> {
  row: BatchRow
  outcome: Verdict
}

function ResultRow({ row: { line, label, input, net, margin, roi }, outcome, onOpen }: ResultRowProps) {
  const { t } = useTranslation('profit-batch')
  const writer = useWriter(input.marketplace)
  return (
    <tr>
      <td data-label={t('column.line')}>{line}</td>
      <th scope="row" data-label={t('column.label')}>
        {label || DASH}
      </th>
      <td data-label={t('column.marketplace')}>{input.marketplace}</td>
      <td data-number data-label={t('column.price')}>
        {writer.money(input.price)}
      </td>
      <td data-number data-label={t('column.net')} data-tone={outcome === 'loses' ? 'bad' : undefined}>
        {net ? writer.range(net) : DASH}
      </td>
      <td data-number data-label={t('column.margin')}>
        {margin ? writer.percent(margin) : DASH}
      </td>
      <td data-number data-label={t('column.roi')}>
        {roi ? writer.percent(roi) : DASH}
      </td>
      <td data-label={t('column.outcome')}>
        <span className={classes.result}>
          <Tag tone={TONES[outcome]}>{t(`shown.${outcome}`)}</Tag>
          {outcome === 'missing' && <small>{t('missing', { lines: writer.missing(unitProfit(input)) })}</small>}
        </span>
      </td>
      <td className={classes.last}>
        <button
          type="button"
          className={classes.open}
          aria-label={t('openRow', { line, label })}
          onClick={() => onOpen(input, line)}
        >
          {t('open')}
        </button>
      </td>
    </tr>
  )
}

function ErrorRow({ line, errors }: { line: number; errors: readonly BatchError[] }) {
  const { t } = useTranslation('profit-batch')
  const language = useLanguage()
  const text = ({ column, value, reason }: BatchError) => {
    const params = {
      column: column ? BATCH_COLUMN_NAMES[language][column] : '',
      value,
      text: BATCH_REASON_TEXTS[language][reason],
    }
    return value === '' ? t('blankProblem', params) : t('problem', params)
  }
  return (
    <tr>
      <td data-label={t('column.line')}>{line}</td>
      <td colSpan={COLUMNS.length - 2}>
        <ul className={classes.problems}>
          {errors.map((error) => (
            <li key={error.column}>{text(error)}</li>
          ))}
        </ul>
      </td>
      <td data-label={t('column.outcome')}>
        <Tag tone="bad">{t('wrong')}</Tag>
      </td>
      <td className={classes.last} />
    </tr>
  )
}
