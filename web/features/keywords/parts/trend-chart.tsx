import { DASH, formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { useGrouping } from '#web/kit/session.ts'
import classes from './trend-chart.module.css'

interface TrendChartProps {
  /** Oldest first; null: not known. */
  trend: readonly (number | null)[]
  /** Names of the months or weeks, oldest first. */
  periods: readonly string[]
  /** Label of the table. */
  label: string
}

const [WIDTH, HEIGHT, GAP] = [480, 96, 4]

/** Searches by month or week as bars, and as a table; a sentence if there were none or none are known. */
export function TrendChart({ trend, periods, label }: TrendChartProps) {
  const { t } = useTranslation('keywords')
  const grouping = useGrouping()
  const most = Math.max(...trend.map((value) => value ?? 0))
  if (!(most > 0)) return <p className={classes.none}>{t('mining.trend.none')}</p>
  const step = WIDTH / trend.length
  const count = (value: number | null | undefined) => (value == null ? DASH : formatCount(value, grouping))
  const peak = { month: periods[trend.indexOf(most)], searches: count(most) }
  return (
    <div className={classes.trend}>
      <figure>
        <figcaption>{t('mining.trend.peak', peak)}</figcaption>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {periods.map((each, at) => {
            const height = Math.max(1, ((trend[at] ?? 0) / most) * HEIGHT)
            return (
              <rect
                key={each}
                x={at * step}
                y={HEIGHT - height}
                width={step - GAP}
                height={height}
                data-peak={trend[at] === most || undefined}
              />
            )
          })}
        </svg>
        <p>
          <span>{periods[0]}</span>
          <span>{periods.at(-1)}</span>
        </p>
      </figure>
      <Folded label={label}>
        <dl>
          {periods
            .map((each, at) => (
              <div key={each}>
                <dt>{each}</dt>
                <dd>{count(trend[at])}</dd>
              </div>
            ))
            .toReversed()}
        </dl>
      </Folded>
    </div>
  )
}
