import { Button, useComputedColorScheme } from '@mantine/core'
import { useMemo } from 'react'
import { Card } from '#web/kit/card/card.tsx'
import { Chart } from '#web/kit/chart/chart.tsx'
import { forecastOption } from '#web/kit/chart/forecast-option.ts'
import { NumberTable } from '#web/kit/figures/number-table.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { DownloadIcon } from '#web/kit/parts/icons.tsx'
import { saveText } from '#web/kit/save-file.ts'
import type { DemandAnswer, DemandForecast } from './asked.ts'
import { demandCsv } from './demand-csv.ts'
import classes from './demand-result.module.css'
import { useDemandWriter } from './use-demand-writer.ts'

const HEIGHT = 360

interface DemandForecastProps {
  answer: DemandAnswer
  forecast: DemandForecast
}

/** History and forecast as a chart and as tables, with a file of both. */
export function DemandForecastCard({ answer, forecast }: DemandForecastProps) {
  const { t } = useTranslation('market-prediction')
  const { count, times, range } = useDemandWriter(answer.marketplace)
  const { subject, pool, marketplace } = answer
  const category = pool?.category ? t('forecast.category', { name: pool.category }) : t('forecast.all')
  const words = {
    month: t('forecast.month'),
    kind: t('forecast.kind'),
    known: t('forecast.known'),
    predicted: t('forecast.predicted'),
    searches: t('forecast.searches'),
    low: t('forecast.low'),
    high: t('forecast.high'),
    lastYear: t('forecast.lastYear'),
    trend: t('forecast.trend'),
    season: t('forecast.season'),
    rest: t('forecast.rest'),
  }
  function download() {
    const last = answer.months.at(-1)?.month ?? ''
    const name = `${t('forecast.file')}-${subject.text.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')}-${marketplace}-${last}.csv`
    saveText(name, 'text/csv', demandCsv({ answer, forecast, words }))
  }
  return (
    <Card
      title={t('forecast.title')}
      hint={t('forecast.hint', { category, terms: count(pool?.terms ?? null), subject: t(`this.${subject.kind}`) })}
    >
      <div className={classes.parts}>
        <DemandChart answer={answer} forecast={forecast} />
        <div className={classes.tableHead}>
          <h3>{t('forecast.table')}</h3>
          <Button variant="default" size="sm" leftSection={<DownloadIcon size={16} />} onClick={download}>
            {t('forecast.csv')}
          </Button>
        </div>
        <NumberTable
          label={t('forecast.table')}
          heads={[
            t('forecast.month'),
            t('forecast.predicted'),
            t('forecast.range'),
            t('forecast.lastYear'),
            t('forecast.trend'),
            t('forecast.season'),
          ]}
          rows={forecast.months.map((month) => [
            month.month,
            count(month.searches),
            range(month),
            count(month.lastYear),
            count(month.trend),
            times(month.season),
          ])}
        />
        <Folded label={t('forecast.history')}>
          <NumberTable
            label={t('forecast.history')}
            heads={[
              t('forecast.month'),
              t('forecast.searches'),
              t('forecast.trend'),
              t('forecast.season'),
              t('forecast.rest'),
            ]}
            rows={answer.months
              .toReversed()
              .map(({ month, searches, parts }) => [
                month,
                count(searches),
                count(parts?.trend ?? null),
                times(parts?.season ?? null),
                times(parts?.rest ?? null),
              ])}
          />
        </Folded>
      </div>
    </Card>
  )
}

function DemandChart({ answer: { months, subject, marketplace }, forecast }: DemandForecastProps) {
  const { t } = useTranslation('market-prediction')
  const { count, range, language, grouping } = useDemandWriter(marketplace)
  const theme = useComputedColorScheme('light')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the writer changes with language and grouping
  const option = useMemo(
    () =>
      forecastOption({
        months: [...months, ...forecast.months].map(({ month }) => month),
        past: months.map(({ searches }) => searches),
        ahead: forecast.months.map(({ searches }) => searches),
        bands: [{ name: t('forecast.range'), bounds: forecast.months, opacity: 0.22 }],
        other: { name: t('forecast.lastYear'), values: forecast.months.map(({ lastYear }) => lastYear) },
        theme,
        count,
        countRange: range,
        words: { known: t('forecast.known'), predicted: t('forecast.predicted') },
      }),
    [months, forecast, theme, language, grouping, t],
  )
  const label = { subject: subject.text, from: months[0]?.month, until: months.at(-1)?.month }
  return (
    <Chart option={option} height={HEIGHT} label={t('forecast.chart', label)} failedText={t('forecast.chartFailed')} />
  )
}
