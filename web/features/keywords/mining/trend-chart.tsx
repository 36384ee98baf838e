import { monthsUntil } from '#contracts/model/months.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { useGrouping } from '#web/kit/session.ts'
import classes from './trend-chart.module.css'

interface TrendChartProps {
  /** Oldest first. */
  trend: readonly number[]
  /** The last month. */
  month: string
}

const [WIDTH, HEIGHT, GAP] = [480, 96, 4]

/** Monthly searches as bars, and as a table. */
export function TrendChart({ trend, month }: TrendChartProps) {
  const { t } = useTranslation('keywords')
  const grouping = useGrouping()
  const months = monthsUntil(month, trend.length)
  const most = Math.max(...trend, 1)
  const step = WIDTH / trend.length
  const count = (value: number) => formatCount(value, grouping)
  const peak = { month: months[trend.indexOf(most)], searches: count(most) }
  return (
    <div className={classes.trend}>
      <figure>
        <figcaption>{t('mining.trend.peak', peak)}</figcaption>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {months.map((each, at) => {
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
          <span>{months[0]}</span>
          <span>{months.at(-1)}</span>
        </p>
      </figure>
      <Folded label={t('mining.trend.months')}>
        <dl>
          {months
            .map((each, at) => (
              <div key={each}>
                <dt>{each}</dt>
                <dd>{count(trend[at] ?? 0)}</dd>
              </div>
            ))
            .toReversed()}
        </dl>
      </Folded>
    </div>
  )
}
