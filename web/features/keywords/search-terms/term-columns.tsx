import type { SearchTermRow } from '#contracts/api/search-terms.ts'
import { TERM_FORMULAS } from '#contracts/model/keywords/search-term-formulas.texts.ts'
import { TERM_TEXTS } from '#contracts/model/keywords/search-term-metrics.texts.ts'
import {
  isInPeriod,
  TERM_NUMBER_NAMES,
  TERM_NUMBERS,
  type TermNumber,
} from '#contracts/model/keywords/search-term-metrics.ts'
import { TERM_MODELS } from '#contracts/model/keywords/search-term-models.ts'
import type { TermPeriod } from '#contracts/model/keywords/search-term-periods.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { DASH, formatCount } from '#contracts/model/number.ts'
import { joinWords } from '#contracts/model/wording.ts'
import { Sparkline } from '#web/kit/chart/sparkline.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import type { ListColumn } from '#web/kit/list/column.ts'
import rowTitle from '#web/kit/list/row-title.module.css'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { type NumberReader, NumberText } from '../parts/number-text.tsx'
import { ClickedCell } from './clicked-cell.tsx'
import { useModelTexts } from './term-reader.ts'
import type { TermSearch } from './term-search.ts'

/** Shown at first, in this order, before the trend. */
const FIRST: readonly TermNumber[] = [
  'searchRank',
  'rankShift1',
  'rankShift4',
  'rankShift12',
  'searches',
  'change',
  'yearChange',
]
/** Shown at first, after the products. */
const SHARES: readonly TermNumber[] = ['clickShare', 'conversionShare', 'conversionRatio']
const TRENDS = { week: 'weeks', month: 'months', quarter: 'quarters' } as const satisfies Record<TermPeriod, string>

type Column = ListColumn<SearchTermRow>

/** All columns of the list of terms in this kind of period. */
export function useTermColumns({ kind, marketplace }: TermSearch): Column[] {
  const language = useLanguage()
  const reader = { marketplace, language, grouping: useGrouping() }
  const { names } = TERM_TEXTS[language]
  const formulas = TERM_FORMULAS[language]
  const numberColumn = (name: TermNumber): Column => ({
    id: name,
    head: names[name],
    help: formulas[name],
    isNumber: true,
    width: 104,
    isOptional: !FIRST.includes(name) && !SHARES.includes(name),
    sort: { by: name, first: TERM_NUMBERS[name].first },
    cell: ({ values }) => <NumberText metric={TERM_NUMBERS[name]} value={values[name]} reader={reader} />,
  })
  const own = useOwnColumns(kind, reader)
  const isHere = (name: TermNumber) => isInPeriod(name, kind)
  const shown = [...FIRST, ...SHARES]
  return [
    own.term,
    ...FIRST.filter(isHere).map(numberColumn),
    own.trend,
    own.clicked,
    ...SHARES.map(numberColumn),
    own.models,
    ...TERM_NUMBER_NAMES.filter((name) => isHere(name) && !shown.includes(name)).map(numberColumn),
    own.category,
    own.niche,
  ]
}

/** Columns that are no metric. */
function useOwnColumns(kind: TermPeriod, reader: NumberReader) {
  const { t } = useTranslation('search-terms')
  const { language, marketplace, grouping } = reader
  const models = useModelTexts(kind, marketplace)
  const count = (value: number | null | undefined) => (value == null ? DASH : formatCount(value, grouping))
  const trendOf = (trend: readonly number[]) =>
    t('trend.of', { first: count(trend[0]), last: count(trend.at(-1)), most: count(Math.max(...trend)) })
  return {
    term: {
      id: 'term',
      head: t('term'),
      width: 240,
      cell: ({ text, zh }) => (
        <span className={rowTitle.words}>
          <span className={rowTitle.title} lang={marketplaces[marketplace].language} title={text}>
            {text}
          </span>
          {language === 'zh-CN' && zh !== text && zh !== null && <small>{zh}</small>}
        </span>
      ),
    },
    trend: {
      id: 'trend',
      head: t(`trend.${TRENDS[kind]}`),
      help: t('trendHelp'),
      width: 136,
      cell: ({ trend }) => {
        const known = trend.filter((value) => value !== null)
        return known.length < 2 ? DASH : <Sparkline values={trend} periods={trend.length} label={trendOf(known)} />
      },
    },
    clicked: {
      id: 'clicked',
      head: t('clicked.title'),
      help: t('clicked.help'),
      width: 300,
      cell: ({ products }) =>
        products.length === 0 ? DASH : <ClickedCell products={products} marketplace={marketplace} />,
    },
    models: {
      id: 'models',
      head: t('model.column'),
      help: [t('model.help'), ...TERM_MODELS.map((id) => `${models.names[id]}: ${models.thresholds(id)}`)].join(' '),
      width: 128,
      cell: (row) =>
        row.models.length === 0
          ? DASH
          : joinWords(
              row.models.map((model) => models.names[model]),
              language,
            ),
    },
    category: {
      id: 'category',
      head: t('category'),
      width: 160,
      isOptional: true,
      cell: ({ category }) => <span title={category?.path.join(' › ')}>{category?.name ?? DASH}</span>,
    },
    niche: { id: 'niche', head: t('niche'), width: 180, isOptional: true, cell: ({ niche }) => niche?.title ?? DASH },
  } satisfies Record<string, Column>
}
