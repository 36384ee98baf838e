import { useComputedColorScheme } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Chart } from '#web/kit/chart/chart.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { demandOption, type Series } from './demand-option.ts'
import classes from './market-detail.module.css'
import type { MarketDetail } from './market-detail.ts'
import { useReader } from './use-reader.ts'

const HEIGHT = 260

/** Sales, searches and the season of a market, each with its table. */
export function DemandCharts({ detail }: { detail: MarketDetail }) {
  const { t } = useTranslation('markets')
  const { months, season, marketplace } = detail
  const { write } = useReader(marketplace)
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
            labels={season.map((_, at) => t('demand.monthOfYear', { month: at + 1 }))}
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

interface SeriesChartProps {
  title: string
  head: string
  labels: readonly string[]
  series: readonly Series[]
  note?: string
}

function SeriesChart({ title, head, labels, series, note }: SeriesChartProps) {
  const { t } = useTranslation('markets')
  const theme = useComputedColorScheme('light')
  const key = JSON.stringify([labels, series, series.map(({ write, values }) => write(values[0] ?? null))])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has all that the option shows
  const option = useMemo(() => demandOption(labels, series, theme), [key, theme])
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={classes.card} aria-label={title}>
      <h3>{title}</h3>
      <Chart option={option} height={HEIGHT} label={title} failedText={t('demand.failed')} />
      {note && <p className={classes.note}>{note}</p>}
      <Folded label={t('demand.table')} open={isOpen} onToggle={setOpen}>
        {isOpen && (
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{head}</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col" data-number>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {labels.map((label, at) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {series.map(({ name, values, write }) => (
                    <td key={name} data-number>
                      {write(values[at] ?? null)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Folded>
    </section>
  )
}
