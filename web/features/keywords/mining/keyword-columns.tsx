import type { KeywordRow } from '#contracts/api/keyword-search.ts'
import { KEYWORD_TEXTS } from '#contracts/model/keywords/keyword-metrics.texts.ts'
import { KEYWORD_NUMBER_NAMES, KEYWORD_NUMBERS, type KeywordNumber } from '#contracts/model/keywords/keyword-metrics.ts'
import { TERM_MONTHS } from '#contracts/model/keywords/search-term-periods.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { DASH, formatCount } from '#contracts/model/number.ts'
import { formatMetric, formatMetricRange } from '#contracts/model/screener/format-metric.ts'
import { isLatestOnly } from '#contracts/model/screener/metric.ts'
import { Sparkline } from '#web/kit/chart/sparkline.tsx'
import type { ListColumn } from '#web/kit/list/column.ts'
import rowTitle from '#web/kit/list/row-title.module.css'
import { type NumberReader, NumberText } from '../parts/number-text.tsx'
import classes from './keyword-columns.module.css'

interface KeywordReader extends NumberReader {
  /** The chosen month; by default the last one. */
  month?: string | undefined
  words: {
    term: string
    trend: string
    trendHelp: string
    /** Of a series of monthly searches, for screen readers. */
    trendOf: (first: string, last: string, most: string) => string
    category: string
    niche: string
  }
}

/** Shown at first, in this order, after the trend. */
const FIRST: readonly KeywordNumber[] = [
  'searches',
  'searchesTrend',
  'purchases',
  'purchaseRate',
  'products',
  'supplyDemand',
  'spr',
  'titleDensity',
  'clickShare',
  'bid',
  'price',
]

/** All metrics that a month before the last one has. */
const OF_PAST_MONTH = KEYWORD_NUMBER_NAMES.filter((name) => !isLatestOnly(KEYWORD_NUMBERS, name))

const WIDE: readonly KeywordNumber[] = ['searchesTrend', 'bid']

/** All columns of the list of terms; a metric brings its name, formula, unit and order. */
export function keywordColumns(reader: KeywordReader): ListColumn<KeywordRow>[] {
  const { marketplace, language, month, grouping, words } = reader
  const first = month === undefined ? FIRST : OF_PAST_MONTH
  const others = month === undefined ? KEYWORD_NUMBER_NAMES.filter((name) => !FIRST.includes(name)) : []
  const { names, formulas, values } = KEYWORD_TEXTS[language]
  const numberColumn = (name: KeywordNumber): ListColumn<KeywordRow> => ({
    id: name,
    head: names[name],
    help: formulas[name],
    isNumber: true,
    width: WIDE.includes(name) ? 116 : 100,
    isOptional: !first.includes(name),
    sort: { by: name, first: KEYWORD_NUMBERS[name].first },
    cell: (row) => <NumberCell row={row} name={name} reader={reader} />,
  })
  const monthName = (month: number | null) =>
    month === null ? DASH : values.bestMonth[String(month) as keyof typeof values.bestMonth] // 1 to 12
  const count = (value: number | undefined) => (value === undefined ? DASH : formatCount(value, grouping))
  return [
    {
      id: 'term',
      head: words.term,
      width: 260,
      cell: ({ text, zh }) => (
        <span className={rowTitle.words}>
          <span className={rowTitle.title} lang={marketplaces[marketplace].language} title={text}>
            {text}
          </span>
          {language === 'zh-CN' && zh !== text && zh !== null && <small>{zh}</small>}
        </span>
      ),
    },
    {
      id: 'trend',
      head: words.trend,
      help: words.trendHelp,
      width: 136,
      cell: ({ trend }) =>
        trend.length < 2 ? (
          DASH
        ) : (
          <Sparkline
            values={trend}
            periods={TERM_MONTHS}
            label={words.trendOf(count(trend[0]), count(trend.at(-1)), count(Math.max(...trend)))}
          />
        ),
    },
    ...first.map(numberColumn),
    {
      id: 'period',
      head: names.period,
      help: formulas.period,
      width: 100,
      cell: ({ period, bestMonth }) => (
        <span>
          {period ? values.period[period] : DASH}
          {period === 'seasonal' && <small className={classes.below}>{monthName(bestMonth)}</small>}
        </span>
      ),
    },
    ...others.map(numberColumn),
    {
      id: 'bestMonth',
      head: names.bestMonth,
      help: formulas.bestMonth,
      width: 100,
      isOptional: true,
      cell: ({ bestMonth }) => monthName(bestMonth),
    },
    {
      id: 'category',
      head: words.category,
      width: 160,
      isOptional: true,
      cell: ({ category }) => <span title={category?.path.join(' › ')}>{category?.name ?? DASH}</span>,
    },
    {
      id: 'niche',
      head: words.niche,
      width: 180,
      isOptional: true,
      cell: ({ niche }) => niche?.title ?? DASH,
    },
  ]
}

interface NumberCellProps {
  row: KeywordRow
  name: KeywordNumber
  reader: KeywordReader
}

/** A bid shows its range. */
function NumberCell({ row, name, reader }: NumberCellProps) {
  const metric = KEYWORD_NUMBERS[name]
  const value = row.values[name]
  if (name === 'bid' && row.bidRange)
    return (
      <span>
        {formatMetric(metric, value, reader)}
        <small className={classes.below}>{formatMetricRange(metric, row.bidRange, reader)}</small>
      </span>
    )
  return <NumberText metric={metric} value={value} reader={reader} />
}
