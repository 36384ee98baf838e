import type { CSSProperties } from 'react'
import type { FeeChange } from '#contracts/model/fees/calendar.ts'
import { formatMoney } from '#contracts/model/money.ts'
import { MONTH_NAMES } from '#contracts/model/month-names.texts.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { tableId } from './fee-lines.ts'
import { type FeeYear, fractionOfYear, type Span, type YearBar } from './fee-year.ts'
import type { PlaceProps } from './in-force.tsx'
import { useTableWords } from './use-table-words.ts'
import classes from './year-card.module.css'

interface YearCardProps extends PlaceProps {
  plan: FeeYear
  /** Id of the table that is shown in full. */
  opened: string | null
  onOpen: (id: string) => void
}

/** The fee tables of a year as bars on a timeline, and the days on which fees change. A bar opens its table. */
export function YearCard({ marketplace, on, today, plan, opened, onOpen }: YearCardProps) {
  const { t } = useTranslation('fees')
  const { year, bars, changes } = plan
  const isThisYear = today.startsWith(String(year))
  const marks = [
    ...(isThisYear ? [{ is: 'today' as const, at: fractionOfYear(today, year) }] : []),
    ...(on === today ? [] : [{ is: 'chosen' as const, at: fractionOfYear(on, year) }]),
  ]
  if (bars.length === 0)
    return (
      <Card title={t('year.title', { year })}>
        <p className={classes.none}>{t('year.none')}</p>
      </Card>
    )
  const bands = new Set(bars.flatMap((bar) => bar.bands.map(({ is }) => is)))
  const own = bars.some(({ table }) => table.isOwn) ? (['own'] as const) : []
  return (
    <Card title={t('year.title', { year })} hint={t('year.hint')}>
      <Months months={plan.months} />
      <ol className={classes.bars}>
        {bars.map((bar) => (
          <li key={tableId(bar.table)}>
            <BarRow bar={bar} marks={marks} isOpened={tableId(bar.table) === opened} onOpen={onOpen} />
          </li>
        ))}
      </ol>
      <ul className={classes.legend}>
        {[...own, ...bands, ...marks.map(({ is }) => is)].map((is) => (
          <li key={is}>
            <span className={classes.sample} data-is={is} aria-hidden="true" />
            {t(`year.${is}`)}
          </li>
        ))}
      </ul>
      <h3 className={classes.heading}>{t('year.changes')}</h3>
      {changes.length === 0 && <p className={classes.none}>{t('year.noChanges')}</p>}
      <ol className={classes.changes}>
        {changes.map((change) => (
          <ChangeRow key={change.day} change={change} marketplace={marketplace} />
        ))}
      </ol>
    </Card>
  )
}

interface Mark {
  is: 'today' | 'chosen'
  at: number
}

const percent = (fraction: number) => `${fraction * 100}%`
const placeStyle = ({ from, to }: Span): CSSProperties => ({
  insetInlineStart: percent(from),
  width: percent(to - from),
})

function Months({ months }: { months: readonly number[] }) {
  const language = useLanguage()
  return (
    <div className={classes.months} aria-hidden="true">
      {months.map((at, month) => (
        <span key={at} style={{ insetInlineStart: percent(at) }}>
          {MONTH_NAMES[language][month]}
        </span>
      ))}
    </div>
  )
}

interface BarRowProps {
  bar: YearBar
  marks: readonly Mark[]
  isOpened: boolean
  onOpen: (id: string) => void
}

function BarRow({ bar, marks, isOpened, onOpen }: BarRowProps) {
  const { nameOf, daysOf } = useTableWords()
  const { table, bands } = bar
  return (
    <button type="button" className={classes.row} aria-pressed={isOpened} onClick={() => onOpen(tableId(table))}>
      <span className={classes.label}>
        <span className={classes.name}>{nameOf(table)}</span>
        <span className={classes.days}>{daysOf(table)}</span>
      </span>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.bar} data-own={table.isOwn || undefined} style={placeStyle(bar)} />
        {bands.map((band) => (
          <span key={band.from} className={classes.band} data-is={band.is} style={placeStyle(band)} />
        ))}
        {marks.map(({ is, at }) => (
          <span key={is} className={classes.mark} data-is={is} style={{ insetInlineStart: percent(at) }} />
        ))}
      </span>
    </button>
  )
}

function ChangeRow({ change, marketplace }: { change: FeeChange; marketplace: PlaceProps['marketplace'] }) {
  const { t } = useTranslation('fees')
  const grouping = useGrouping()
  const { nameOf } = useTableWords()
  const { day, begins, ends, storage } = change
  const money = (minor: number) => formatMoney(minor, marketplace, grouping)
  return (
    <li>
      <time dateTime={day}>{day}</time>
      <ul>
        {begins.map((table) => (
          <li key={tableId(table)}>{t('year.begins', { name: nameOf(table) })}</li>
        ))}
        {ends.map((table) => (
          <li key={tableId(table)}>{t('year.ends', { name: nameOf(table) })}</li>
        ))}
        {storage?.table.table.kind === 'storage' && (
          <li>
            {t('year.storage', {
              standard: money(storage.standard),
              oversize: money(storage.oversize),
              unit: t(`unit.${storage.table.table.per}`),
            })}
          </li>
        )}
      </ul>
    </li>
  )
}
