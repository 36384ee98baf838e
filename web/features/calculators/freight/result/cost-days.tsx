import { countSpanText } from '#contracts/model/calculators/counted.ts'
import { formatBounds } from '#contracts/model/calculators/freight/figures.ts'
import { MODE_NAMES } from '#contracts/model/calculators/freight/freight.texts.ts'
import type { Freight } from '#contracts/model/calculators/freight/result.ts'
import { formatRoughMoney } from '#contracts/model/money.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { ticksTo } from '../../parts/scale.ts'
import { useReader } from '../../parts/use-writing.ts'
import classes from './result.module.css'

/** A chart of cost against days: a rectangle for each mode spans its cost range and its range of days. */
export function CostDays({ points }: Pick<Freight, 'points'>) {
  const { t } = useTranslation('freight-result')
  const writing = useReader()
  const names = MODE_NAMES[writing.language]
  const days = ticksTo(Math.max(...points.map((point) => point.days.high), 0))
  const costs = ticksTo(Math.max(...points.map((point) => point.cost.high), 0))
  const x = (day: number) => `${(day / Math.max(days.at(-1) ?? 0, 1)) * 100}%`
  const edgeOf = (span: { low: number; high: number }) => {
    const middle = (span.low + span.high) / 2 / Math.max(days.at(-1) ?? 0, 1)
    return middle < 0.15 ? 'start' : middle > 0.85 ? 'end' : undefined
  }
  const y = (cost: number) => `${(cost / Math.max(costs.at(-1) ?? 0, 1)) * 100}%`
  return (
    <section>
      <h2 className={classes.heading}>{t('chart')}</h2>
      {points.length === 0 ? (
        <p className={classes.hint}>{t('chartNone')}</p>
      ) : (
        <>
          <p className={classes.hint}>{t('chartHint')}</p>
          <ul className={classes.chart}>
            {costs.map((cost) => (
              <li key={cost} aria-hidden="true" data-cost style={{ bottom: y(cost) }}>
                {formatRoughMoney(cost, 'US', writing.grouping)}
              </li>
            ))}
            {days.map((day) => (
              <li key={day} aria-hidden="true" data-day style={{ left: x(day) }}>
                {day}
              </li>
            ))}
            {points.map(({ mode, cost, days: span }) => (
              <li
                key={mode}
                data-mode
                data-edge={edgeOf(span)}
                style={{
                  left: x(span.low),
                  width: x(span.high - span.low),
                  bottom: y(cost.low),
                  height: y(cost.high - cost.low),
                }}
                title={t('point', {
                  mode: names[mode],
                  cost: formatBounds(cost, writing),
                  days: countSpanText('day', span, writing),
                })}
              >
                <span>{names[mode]}</span>
              </li>
            ))}
          </ul>
          <p className={classes.axis}>{t('chartDays')}</p>
        </>
      )}
    </section>
  )
}
