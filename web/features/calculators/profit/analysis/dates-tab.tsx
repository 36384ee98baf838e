import { useMemo } from 'react'
import { type ProfitPeriod, periodsOf, worstOf } from '#contracts/model/calculators/profit/periods.ts'
import { unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import classes from './analysis.module.css'
import { Incomplete } from './incomplete.tsx'
import places from './marketplaces.module.css'
import { NetAmount } from './net-amount.tsx'
import type { TabProps } from './settings.ts'
import { useWriter, type Writer } from './use-writer.ts'

export function DatesTab({ input }: TabProps) {
  const { t } = useTranslation('profit-analysis')
  const writer = useWriter(input.marketplace)
  const periods = useMemo(() => periodsOf(input), [input])
  const worst = useMemo(() => worstOf(periods), [periods])
  const span = useSpan()
  const result = useMemo(() => unitProfit(input), [input])
  if (periods.length === 0) return <p className={classes.answer}>{t('dates.none')}</p>
  if (periods.every((period) => period.net === null)) return <Incomplete input={input} result={result} />
  const columns = ['fulfilment', 'storage', 'net', 'change'] as const
  return (
    <>
      <p className={classes.answer}>
        {worst?.net ? t('dates.worst', { days: span(worst), net: writer.profit(worst.net) }) : t('dates.flat')}{' '}
        {!periods.some(({ isCurrent }) => isCurrent) && t('dates.before', { day: input.on })}
      </p>
      <table className={`${classes.table} ${places.table}`} aria-label={t('dates.table')}>
        <thead>
          <tr>
            <th scope="col">{t('dates.days')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-number>
                {t(`dates.${column}`, { day: input.on })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <PeriodRow key={period.from} period={period} day={input.on} isKnown={result.net !== null} writer={writer} />
          ))}
        </tbody>
      </table>
      <p className={classes.note}>{t('dates.note')}</p>
    </>
  )
}

function useSpan() {
  const { t } = useTranslation('profit-analysis')
  return ({ from, to }: ProfitPeriod) => (to === null ? t('dates.openSpan', { from }) : t('span', { from, to }))
}

interface PeriodRowProps {
  period: ProfitPeriod
  day: string
  /** Whether the net profit on the day of the sale is known. */
  isKnown: boolean
  writer: Writer
}

function PeriodRow({ period, day, isKnown, writer }: PeriodRowProps) {
  const { t } = useTranslation('profit-analysis')
  const span = useSpan()
  const { fulfilment, storage, net, change, missing, uncounted } = period
  return (
    <tr data-current={period.isCurrent || undefined}>
      <th scope="row">
        {span(period)}
        <span className={classes.tags}>
          {period.isCurrent && <Tag tone="busy">{t('dates.chosen')}</Tag>}
          {period.isPeak && <Tag tone="warn">{t('dates.peak')}</Tag>}
          {period.isPeakStorage && <Tag tone="warn">{t('dates.dearStorage')}</Tag>}
        </span>
      </th>
      {net === null && missing ? (
        <td colSpan={4} className={places.missing}>
          {t('marketplaces.missing', { line: writer.line(missing.key), reason: writer.reason(missing.reason) })}
        </td>
      ) : (
        <>
          <td data-number data-label={t('dates.fulfilment')}>
            {fulfilment ? writer.range(fulfilment) : '—'}
          </td>
          <td data-number data-label={t('dates.storage')}>
            {storage ? writer.range(storage) : '—'}
          </td>
          <td data-number data-label={t('dates.net')}>
            <div>
              <NetAmount net={net} writer={writer} />
              {uncounted.length > 0 && <small>{t('marketplaces.uncounted', { lines: writer.lines(uncounted) })}</small>}
            </div>
          </td>
          <td data-number data-label={t('dates.change', { day })}>
            {isKnown && change ? writer.signed(change) : '—'}
          </td>
        </>
      )}
    </tr>
  )
}
