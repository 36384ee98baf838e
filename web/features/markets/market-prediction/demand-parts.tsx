import { MONTH_NAMES } from '#contracts/model/month-names.texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { SeriesChart } from '../series-chart.tsx'
import type { DemandAnswer, DemandForecast } from './asked.ts'
import classes from './demand-result.module.css'
import { useDemandWriter } from './use-demand-writer.ts'

/** Season and trend, taken apart. */
export function DemandParts({ answer, forecast }: { answer: DemandAnswer; forecast: DemandForecast }) {
  const { t } = useTranslation('market-prediction')
  const { count, share, times } = useDemandWriter(answer.marketplace)
  const { factors, strength, ownWeight } = forecast.season
  const monthNames = MONTH_NAMES[useLanguage()]
  const ahead = forecast.months.map(() => null)
  return (
    <div className={classes.charts}>
      <SeriesChart
        title={t('season.title')}
        head={t('forecast.month')}
        labels={monthNames}
        series={[{ name: t('season.factor'), values: factors, kind: 'bar', write: times }]}
        note={t('season.note', { strength: share(strength), own: share(ownWeight) })}
      />
      <SeriesChart
        title={t('trend.title')}
        head={t('forecast.month')}
        labels={[...answer.months, ...forecast.months].map(({ month }) => month)}
        series={[
          {
            name: t('trend.searches'),
            values: [...answer.months.map(({ searches }) => searches), ...ahead],
            kind: 'bar',
            write: count,
          },
          {
            name: t('trend.trend'),
            values: [
              ...answer.months.map(({ parts }) => parts?.trend ?? null),
              ...forecast.months.map(({ trend }) => trend),
            ],
            kind: 'line',
            write: count,
          },
        ]}
      />
    </div>
  )
}
