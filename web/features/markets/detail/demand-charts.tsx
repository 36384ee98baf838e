import { MONTH_NAMES } from '#contracts/model/month-names.texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { SeriesChart } from '../series-chart.tsx'
import classes from './market-detail.module.css'
import type { MarketDetail } from './market-detail.ts'
import { useReader } from './use-reader.ts'

/** Sales, searches and the season of a market, each with its table. */
export function DemandCharts({ detail }: { detail: MarketDetail }) {
  const { t } = useTranslation('markets')
  const { months, season, marketplace } = detail
  const { write } = useReader(marketplace)
  const language = useLanguage()
  const count = (value: number | null) => write('count', value)
  const labels = months.map(({ month }) => month)
  const of = <K extends keyof (typeof months)[number]>(name: K) => months.map((month) => month[name])
  const rate = months.map(({ searches, purchases }) => (searches && purchases !== null ? purchases / searches : null))
  const isNiche = months.some(({ searches }) => searches !== null)
  if (months.length === 0)
    return (
      <section className={classes.section} aria-labelledby="market-demand">
        <h2 id="market-demand">{t('demand.title')}</h2>
        <p className={classes.note}>{t('demand.unknown')}</p>
      </section>
    )
  return (
    <section className={classes.section} aria-labelledby="market-demand">
      <h2 id="market-demand">{t('demand.title')}</h2>
      <div className={classes.charts}>
        <SeriesChart
          title={t('demand.sales')}
          head={t('demand.month')}
          labels={labels}
          series={[
            { name: t('demand.units'), values: of('units'), kind: 'bar', write: count },
            {
              name: t('demand.revenue'),
              values: of('revenue'),
              kind: 'line',
              isRight: true,
              write: (value) => write('money', value),
            },
          ]}
        />
        {isNiche && (
          <>
            <SeriesChart
              title={t('demand.views')}
              head={t('demand.month')}
              labels={labels}
              series={[
                { name: t('demand.searches'), values: of('searches'), kind: 'bar', write: count },
                { name: t('demand.glanceViews'), values: of('glanceViews'), kind: 'line', isRight: true, write: count },
              ]}
            />
            <SeriesChart
              title={t('demand.rate')}
              head={t('demand.month')}
              labels={labels}
              series={[
                {
                  name: t('demand.rate'),
                  values: rate,
                  kind: 'line',
                  write: (value) => write('perMille', value),
                },
              ]}
            />
          </>
        )}
        {season.length > 0 && (
          <SeriesChart
            title={t('demand.season')}
            head={t('demand.month')}
            labels={MONTH_NAMES[language]}
            series={[
              {
                name: t('demand.seasonIndex'),
                values: season,
                kind: 'bar',
                write: (value) => write('times', value),
              },
            ]}
            note={t('demand.seasonNote')}
          />
        )}
      </div>
    </section>
  )
}
