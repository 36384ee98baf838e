import { useComputedColorScheme } from '@mantine/core'
import { useMemo } from 'react'
import { Card } from '#web/kit/card/card.tsx'
import { Chart } from '#web/kit/chart/chart.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { Message } from '#web/kit/parts/message.tsx'
import { Scroller } from '#web/kit/parts/scroller.tsx'
import { useSearchValues } from '#web/kit/url-state.ts'
import classes from './detail.module.css'
import { historyChartOption } from './history-chart-option.ts'
import {
  type Detail,
  type HistoryPoint,
  historyPoints,
  rangesOf,
  readSeries,
  type Series,
  seriesOf,
} from './history-points.ts'
import { useWriter } from './use-writer.ts'

const HEIGHT = 380

/** One chart for all metrics that have a history, with the same values in a table. */
export function HistoryCard({ detail }: { detail: Detail }) {
  const { t } = useTranslation('product-detail')
  const [search, setSearch] = useSearchValues()
  const ranges = rangesOf(detail)
  const range = ranges.find((each) => each === search.get('range')) ?? ranges[0]
  if (range === undefined)
    return (
      <Card title={t('history.title')}>
        <Message tone="empty" title={t('history.none')} text={t('history.noneHint')} />
      </Card>
    )
  const points = historyPoints(detail, range)
  const known = seriesOf(points)
  const series = readSeries(search.get('show'), known)
  const toggle = (each: Series) => {
    const others = series.filter((one) => one !== each)
    const chosen = others.length < series.length ? others : [...series, each]
    setSearch({ show: chosen.join(',') })
  }
  const hint = range === 'days' ? t('history.days', { count: points.length }) : t('history.axes')
  return (
    <Card title={t('history.title')} hint={hint}>
      <div className={classes.controls}>
        <SeriesButtons known={known} chosen={series} onToggle={toggle} detail={detail} />
        {ranges.length > 1 && (
          <Choice
            label={t('history.range')}
            options={ranges.map((value) => ({ value, label: t(`history.ranges.${value}`) }))}
            value={range}
            onChange={(value) => setSearch({ range: value === ranges[0] ? '' : value })}
          />
        )}
      </div>
      <div className={classes.history}>
        <HistoryChart detail={detail} points={points} series={series} />
        <HistoryTable detail={detail} points={points} series={series} />
      </div>
    </Card>
  )
}

interface SeriesButtonsProps {
  detail: Detail
  known: readonly Series[]
  chosen: readonly Series[]
  onToggle: (series: Series) => void
}

function SeriesButtons({ detail, known, chosen, onToggle }: SeriesButtonsProps) {
  const { t } = useTranslation('product-detail')
  const { words } = useWriter(detail.product.marketplace)
  return (
    <fieldset className={classes.series} aria-label={t('history.series')}>
      {known.map((series) => (
        <button
          key={series}
          type="button"
          aria-pressed={chosen.includes(series)}
          // The chart always shows something.
          disabled={chosen.length === 1 && chosen.includes(series)}
          onClick={() => onToggle(series)}
        >
          {words.names[series]}
        </button>
      ))}
    </fieldset>
  )
}

interface HistoryProps {
  detail: Detail
  points: readonly HistoryPoint[]
  series: readonly Series[]
}

function useEventText(detail: Detail) {
  const { t } = useTranslation('product-detail')
  const { money, change } = useWriter(detail.product.marketplace)
  return ({ events }: HistoryPoint) =>
    events.map((event) =>
      t('history.eventText', {
        kind: t(`history.event.${event.kind}`),
        price: money(event.price),
        change: change(event.change),
      }),
    )
}

function HistoryChart({ detail, points, series }: HistoryProps) {
  const { t } = useTranslation('product-detail')
  const writer = useWriter(detail.product.marketplace)
  const eventsOf = useEventText(detail)
  const theme = useComputedColorScheme('light')
  const key = `${points.length} ${points[0]?.at} ${series.join()}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: points and series are compared by `key`; the writer is a new object each time
  const option = useMemo(
    () =>
      historyChartOption({
        points,
        series,
        theme,
        nameOf: (each) => writer.words.names[each],
        write: writer.metric,
        eventsOf,
      }),
    [detail, key, theme, writer.language, writer.grouping],
  )
  return (
    <Chart
      option={option}
      height={HEIGHT}
      label={t('history.label', {
        title: detail.product.title,
        from: points[0]?.at,
        until: points.at(-1)?.at,
        series: series.map((each) => writer.words.names[each]).join(', '),
      })}
      failedText={t('history.failed')}
    />
  )
}

function HistoryTable({ detail, points, series }: HistoryProps) {
  const { t } = useTranslation('product-detail')
  const { words, metric } = useWriter(detail.product.marketplace)
  const eventsOf = useEventText(detail)
  const hasEvents = points.some(({ events }) => events.length > 0)
  return (
    <Scroller className={classes.scroll} style={{ maxHeight: HEIGHT }} aria-label={t('history.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('history.period')}</th>
            {series.map((each) => (
              <th key={each} scope="col" data-number>
                {words.names[each]}
              </th>
            ))}
            {hasEvents && <th scope="col">{t('history.events')}</th>}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.at}>
              <th scope="row">{point.at}</th>
              {series.map((each) => (
                <td key={each} data-number>
                  {metric(each, point.values[each] ?? null)}
                </td>
              ))}
              {hasEvents && (
                <td>
                  {eventsOf(point).map((text, at) => (
                    // Two events of a month may read the same.
                    // biome-ignore lint/suspicious/noArrayIndexKey: see above
                    <small key={at}>{text}</small>
                  ))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
