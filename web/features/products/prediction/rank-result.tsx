import { useComputedColorScheme } from '@mantine/core'
import { useMemo } from 'react'
import type { prediction } from '#contracts/api/prediction.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { formatCount } from '#contracts/model/number.ts'
import { Card } from '#web/kit/card/card.tsx'
import { Chart } from '#web/kit/chart/chart.tsx'
import { FigureRow } from '#web/kit/figures/figure-row.tsx'
import { NumberTable } from '#web/kit/figures/number-table.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useWriter } from '../detail/use-writer.ts'
import classes from './prediction.module.css'
import { rankChartOption } from './rank-chart-option.ts'

type Answer = Output<typeof prediction.atRank>

const HEIGHT = 320

export function RankResult({ answer }: { answer: Answer }) {
  const { t } = useTranslation('prediction')
  const { countRange, count, metric, grouping } = useWriter(answer.marketplace)
  const { month, day, ranks, badges, others, data, category } = answer
  const perDay = (value: number) => formatCount(value, grouping, value < 10 ? 1 : 0)
  return (
    <div className={classes.screen}>
      {data === 'sample' && <p className={classes.note}>{t('sample')}</p>}
      <FigureRow
        label={category}
        figures={[
          {
            name: t('rank.month'),
            value: countRange(month),
            note: t('rank.middle', { value: count(month.value) }),
          },
          {
            name: t('rank.day'),
            value: `${perDay(day.low)}–${perDay(day.high)}`,
            note: t('rank.middle', { value: perDay(day.value) }),
          },
          { name: t('rank.known'), value: `${metric('rank', ranks.best)}–${metric('rank', ranks.last)}` },
          {
            name: t('rank.basis'),
            value: count(badges + others),
            note: t('rank.badges', { badges: count(badges), others: count(others) }),
          },
        ]}
      />
      <Card title={`${category} · ${metric('rank', answer.rank)}`} hint={t('rank.method')}>
        <RankChart answer={answer} />
        <Folded label={t('table')}>
          <NumberTable
            label={t('rank.curve')}
            heads={[t('rank.rank'), t('rank.curve'), t('rank.interval')]}
            rows={answer.curve.map(({ rank, value, low, high }) => [
              metric('rank', rank),
              count(value),
              countRange({ low, high }),
            ])}
          />
        </Folded>
      </Card>
      <Checks answer={answer} />
    </div>
  )
}

function RankChart({ answer }: { answer: Answer }) {
  const { t } = useTranslation('prediction')
  const { count, countRange, metric, language, grouping } = useWriter(answer.marketplace)
  const theme = useComputedColorScheme('light')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the writer changes with language and grouping
  const option = useMemo(
    () =>
      rankChartOption({
        answer,
        theme,
        count,
        countRange,
        rank: (value) => metric('rank', value),
        words: { curve: t('rank.curve'), interval: t('rank.interval'), here: t('rank.here') },
      }),
    [answer, theme, language, grouping, t],
  )
  const { category, ranks } = answer
  return (
    <Chart
      option={option}
      height={HEIGHT}
      label={t('rank.chart', { category, from: count(ranks.best), until: count(ranks.last) })}
      failedText={t('chartFailed')}
    />
  )
}

/** A 90 % interval with fewer products inside deserves a warning. */
const WEAK = 0.8

function Checks({ answer: { checks, marketplace } }: { answer: Answer }) {
  const { t } = useTranslation('prediction')
  const { share, count } = useWriter(marketplace)
  if (checks.length === 0) return null
  return (
    <Card title={t('check.title')} hint={t('check.hint')}>
      <NumberTable
        label={t('check.title')}
        heads={[t('check.what'), t('check.products'), t('check.inside'), t('check.error')]}
        rows={checks.map(({ against, products, inside, error }) => [
          t(`check.against.${against}`),
          count(products),
          share(inside),
          share(error),
        ])}
      />
      {checks.some(({ inside }) => inside < WEAK) && <Notice tone="warning">{t('check.weak')}</Notice>}
    </Card>
  )
}
