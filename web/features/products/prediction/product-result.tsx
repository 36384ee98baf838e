import { useComputedColorScheme } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { DASH, formatCount } from '#contracts/model/number.ts'
import { UNITS_METHOD_TEXTS } from '#contracts/model/screener/product-export.texts.ts'
import { productPath } from '#web/features/catalogue/public/detail-paths.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { Card } from '#web/kit/card/card.tsx'
import { Chart } from '#web/kit/chart/chart.tsx'
import { forecastOption } from '#web/kit/chart/forecast-option.ts'
import { FigureRow } from '#web/kit/figures/figure-row.tsx'
import { NumberTable } from '#web/kit/figures/number-table.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { Message } from '#web/kit/parts/message.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { useWriter } from '../detail/use-writer.ts'
import { BacktestCard } from './backtest-card.tsx'
import classes from './prediction.module.css'
import type { Forecast, SeriesAnswer } from './series-answer.ts'

const HEIGHT = 340

export function ProductResult({ answer }: { answer: SeriesAnswer }) {
  const { t } = useTranslation('prediction')
  const { product, forecast } = answer
  return (
    <div className={classes.screen}>
      {product.sample && <p className={classes.note}>{t('sample')}</p>}
      <ProductLine product={product} />
      {forecast ? <ForecastResult answer={answer} forecast={forecast} /> : <Refused answer={answer} />}
    </div>
  )
}

function ProductLine({ product }: Pick<SeriesAnswer, 'product'>) {
  const { t } = useTranslation('prediction')
  const { asin, marketplace, title, imageUrl, brand } = product
  return (
    <div className={classes.product}>
      <ProductPicture src={imageUrl} alt="" name={brand ?? title} />
      <p>
        <strong lang={marketplaces[marketplace].language}>{title}</strong>
        <small>
          {asin} · {marketplace} · <Link href={productPath(asin, marketplace)}>{t('product.toDetail')}</Link>
        </small>
      </p>
    </div>
  )
}

function ForecastResult({ answer, forecast }: { answer: SeriesAnswer; forecast: Forecast }) {
  const { t } = useTranslation('prediction')
  const { count, countRange } = useWriter(answer.product.marketplace)
  const { months, total, backtest } = forecast
  return (
    <>
      <FigureRow
        label={t('product.total')}
        figures={[
          ...months.map(({ month, units, range80 }) => ({
            name: month,
            value: count(units),
            note: `${t('product.range80')} ${countRange(range80)}`,
          })),
          {
            name: t('product.total'),
            value: count(total.value),
            note: t('product.totalNote', { range: countRange(total) }),
          },
        ]}
      />
      <Card title={t('product.forecast')} hint={useSeasonText(forecast)}>
        <ForecastChart answer={answer} forecast={forecast} />
        <Folded label={t('table')}>
          <NumberTable
            label={t('product.forecast')}
            heads={[t('product.month'), t('product.units'), t('product.range80'), t('product.range95')]}
            rows={[
              ...months
                .toReversed()
                .map(({ month, units, range80, range95 }) => [
                  month,
                  count(units),
                  countRange(range80),
                  countRange(range95),
                ]),
              ...answer.months.toReversed().map(({ month, units }) => [month, count(units), DASH, DASH]),
            ]}
          />
        </Folded>
      </Card>
      <BacktestCard backtest={backtest} marketplace={answer.product.marketplace} />
    </>
  )
}

function useSeasonText({ season }: Forecast): string {
  const { t } = useTranslation('prediction')
  const grouping = useGrouping()
  if (!season) return t('product.noSeason')
  const factor = Math.max(...season.factors)
  return t('product.season', {
    products: formatCount(season.products, grouping),
    best: season.factors.indexOf(factor) + 1,
    factor: `${formatCount(factor * 100)}%`,
  })
}

function ForecastChart({ answer, forecast }: { answer: SeriesAnswer; forecast: Forecast }) {
  const { t } = useTranslation('prediction')
  const { product, months } = answer
  const { count, countRange, language, grouping } = useWriter(product.marketplace)
  const theme = useComputedColorScheme('light')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the writer changes with language and grouping
  const option = useMemo(
    () =>
      forecastOption({
        months: [...months, ...forecast.months].map(({ month }) => month),
        past: months.map(({ units }) => units),
        ahead: forecast.months.map(({ units }) => units),
        bands: [
          { name: t('product.range95'), bounds: forecast.months.map(({ range95 }) => range95), opacity: 0.15 },
          { name: t('product.range80'), bounds: forecast.months.map(({ range80 }) => range80), opacity: 0.3 },
        ],
        theme,
        count,
        countRange,
        words: { known: t('product.known'), predicted: t('product.predicted') },
      }),
    [months, forecast, theme, language, grouping, t],
  )
  const label = { title: product.title, from: months[0]?.month, until: months.at(-1)?.month }
  return <Chart option={option} height={HEIGHT} label={t('product.chart', label)} failedText={t('chartFailed')} />
}

/** No forecast, but what is known: the estimate of now and the observed days. */
function Refused({ answer }: { answer: SeriesAnswer }) {
  const { t } = useTranslation('prediction')
  const { product, refused, now, days, months } = answer
  const { count, countRange, money, metric, language } = useWriter(product.marketplace)
  const reason = refused ?? 'noMonths'
  return (
    <>
      <Message tone="empty" title={t(`product.refused.${reason}`)} text={t(`product.refusedHint.${reason}`)} />
      <FigureRow
        label={t('product.now')}
        figures={[{ name: t('product.now'), value: countRange(now), note: UNITS_METHOD_TEXTS[language][now.method] }]}
      />
      {months.length > 0 && (
        <Card title={t('product.known')}>
          <NumberTable
            label={t('product.known')}
            heads={[t('product.month'), t('product.units')]}
            rows={months.toReversed().map(({ month, units }) => [month, count(units)])}
          />
        </Card>
      )}
      {days.length > 0 && (
        <Card title={t('product.days')}>
          <NumberTable
            label={t('product.days')}
            heads={[t('product.day'), t('product.price'), t('product.rank'), t('product.ratings'), t('product.bought')]}
            rows={days
              .toReversed()
              .map(({ day, price, rank, ratings, bought }) => [
                day,
                money(price),
                metric('rank', rank),
                count(ratings),
                bought === null ? DASH : t('product.atLeast', { count: count(bought) }),
              ])}
          />
        </Card>
      )}
    </>
  )
}
