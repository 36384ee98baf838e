import { Link } from 'wouter'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { marketPath } from '#web/features/catalogue/public/detail-paths.ts'
import { minerPath } from '#web/features/catalogue/public/miner-path.ts'
import { Card } from '#web/kit/card/card.tsx'
import { FigureRow } from '#web/kit/figures/figure-row.tsx'
import { NumberTable } from '#web/kit/figures/number-table.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Message } from '#web/kit/parts/message.tsx'
import { useLanguage } from '#web/kit/session.ts'
import type { DemandAnswer, DemandForecast } from './asked.ts'
import { DemandBacktest } from './demand-backtest.tsx'
import { DemandForecastCard } from './demand-forecast.tsx'
import { DemandParts } from './demand-parts.tsx'
import classes from './demand-result.module.css'
import { StockAdvice } from './stock-advice.tsx'
import { useDemandWriter } from './use-demand-writer.ts'

export function DemandResult({ answer }: { answer: DemandAnswer }) {
  const { t } = useTranslation('market-prediction')
  const { forecast } = answer
  return (
    <div className={classes.result}>
      <SubjectLine answer={answer} />
      {answer.data === 'sample' && <p className={classes.note}>{t('sample')}</p>}
      {forecast ? (
        <>
          <Figures answer={answer} forecast={forecast} />
          <DemandForecastCard answer={answer} forecast={forecast} />
          <StockAdvice busy={forecast.busy} marketplace={answer.marketplace} />
          <DemandParts answer={answer} forecast={forecast} />
          <DemandBacktest answer={answer} backtest={forecast.backtest} />
        </>
      ) : (
        <Refused answer={answer} />
      )}
    </div>
  )
}

function SubjectLine({ answer: { subject, marketplace, data, observedOn } }: { answer: DemandAnswer }) {
  const { t } = useTranslation('market-prediction')
  const reads = useLanguage()
  const { kind, text, zh, niche, category } = subject
  const { language } = marketplaces[marketplace]
  return (
    <header className={classes.subject}>
      <h2 lang={language}>{text}</h2>
      <p className={classes.note}>
        {reads === 'zh-CN' && zh !== null && zh !== text && <span>{zh}</span>}
        <span>
          {t(`kind.${kind}`)} · {marketplace}
        </span>
        {category !== null && <span lang={language}>{category}</span>}
        <span>{t('observed', { day: observedOn })}</span>
      </p>
      <p className={classes.ways}>
        <Link href={minerPath(text, marketplace, data)}>{t('toMining')}</Link>
        {niche && (
          <Link href={marketPath(niche.id, marketplace, { data })}>{t('toMarket', { title: niche.title })}</Link>
        )}
      </p>
    </header>
  )
}

function Figures({ answer, forecast }: { answer: DemandAnswer; forecast: DemandForecast }) {
  const { t } = useTranslation('market-prediction')
  const { count, change, range } = useDemandWriter(answer.marketplace)
  const { months, total, lastYear, trend } = forecast
  const peak = months.reduce((best, each) => (each.searches > best.searches ? each : best))
  return (
    <FigureRow
      label={t('figures.label')}
      figures={[
        { name: t('figures.total'), value: count(total.value), note: t('figures.totalNote', { range: range(total) }) },
        {
          name: t('figures.change'),
          value: change(forecast.change),
          note: t('figures.changeNote', { count: count(lastYear) }),
        },
        { name: t('figures.trend'), value: change(trend), note: t('figures.trendNote') },
        {
          name: t('figures.peak'),
          value: peak.month,
          note: t('figures.peakNote', { count: count(peak.searches), range: range(peak) }),
        },
      ]}
    />
  )
}

/** No forecast, but the reason and the known months. */
function Refused({ answer }: { answer: DemandAnswer }) {
  const { t } = useTranslation('market-prediction')
  const { count } = useDemandWriter(answer.marketplace)
  const reason = answer.refused ?? 'noMonths'
  return (
    <>
      <Message tone="empty" title={t(`refused.${reason}`)} text={t(`refusedHint.${reason}`)} />
      {answer.months.length > 0 && (
        <Card title={t('forecast.known')}>
          <NumberTable
            label={t('forecast.known')}
            heads={[t('forecast.month'), t('forecast.searches')]}
            rows={answer.months.toReversed().map(({ month, searches }) => [month, count(searches)])}
          />
        </Card>
      )}
    </>
  )
}
