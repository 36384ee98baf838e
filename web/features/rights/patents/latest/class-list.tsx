import { NativeSelect } from '@mantine/core'
import { formatCount } from '#contracts/model/number.ts'
import { locarnoTitle } from '#contracts/model/rights/locarno.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import classes from './class-list.module.css'
import type { Totals } from './use-visit.ts'

interface ClassListProps {
  /** Counts of the shown week. */
  counts: Totals['classes']
  total: number
  /** The chosen class; empty means all classes. */
  loc: string
  onChoose: (loc: string) => void
}

/**
 * Lists the number of patents of a week by Locarno class, largest first. A click on a row selects its class. Phones
 * show a select box instead.
 */
export function ClassList({ counts, total, loc, onChoose }: ClassListProps) {
  const { t } = useTranslation('latest')
  const grouping = useGrouping()
  const language = useLanguage()
  const sorted = counts.toSorted((a, b) => b.total - a.total)
  // Keep a chosen class that has no patents in the shown week, so that it can be deselected.
  const shown = !loc || sorted.some((one) => one.loc === loc) ? sorted : [...sorted, { week: '', loc, total: 0 }]
  const rows = [
    { loc: '', name: t('allClasses'), total },
    ...shown.map((one) => ({
      loc: one.loc,
      name: `${one.loc} ${locarnoTitle(one.loc, language) ?? ''}`,
      total: one.total,
    })),
  ]
  const maximum = Math.max(...shown.map((one) => one.total), 1)
  return (
    <div className={classes.classes}>
      <NativeSelect
        className={classes.select}
        aria-label={t('class')}
        value={loc}
        data={rows.map((row) => ({ value: row.loc, label: `${row.name} (${formatCount(row.total, grouping)})` }))}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
      <ul className={classes.list} aria-label={t('class')}>
        {rows.map((row) => (
          <li key={row.loc}>
            <button
              type="button"
              className={classes.row}
              aria-pressed={row.loc === loc}
              onClick={() => onChoose(row.loc)}
            >
              <span>{row.name}</span>
              <span className={classes.count}>{formatCount(row.total, grouping)}</span>
              {row.loc && <span className={classes.bar} style={{ width: `${(row.total / maximum) * 100}%` }} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
