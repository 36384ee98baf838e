import type { ReverseProduct, ReverseRow } from '#contracts/api/keyword-reverse.ts'
import type { KeywordRow } from '#contracts/api/keyword-search.ts'
import { REVERSE_TEXTS } from '#contracts/model/keywords/reverse-metrics.texts.ts'
import {
  STANDING_NUMBER_NAMES,
  STANDING_NUMBERS,
  type StandingNumber,
} from '#contracts/model/keywords/reverse-metrics.ts'
import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { DASH, type Grouping } from '#contracts/model/number.ts'
import { formatMetric } from '#contracts/model/screener/format-metric.ts'
import { joinWords } from '#contracts/model/wording.ts'
import type { ListColumn } from '#web/kit/list/column.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import type { Tone } from '#web/kit/parts/tone.ts'
import below from '../mining/keyword-columns.module.css'
import { placeText, RankCell, type RankWords } from './rank-cell.tsx'

interface ReverseReader {
  marketplace: Marketplace
  language: Language
  grouping: Grouping
  products: readonly ReverseProduct[]
  words: RankWords & {
    gap: string
    gapHelp: string
    stands: Record<ReverseRow['stand'], string>
    leads: (asin: string) => string
    ranks: string
    yours: string
    rival: (number: number) => string
    topTen: string
    topTenHelp: string
  }
}

const STAND_TONES: Record<ReverseRow['stand'], Tone> = {
  onlyRivals: 'warn',
  onlyYou: 'good',
  youLead: 'good',
  level: 'plain',
  youTrail: 'bad',
  none: 'plain',
}

/** Shown at first, after the ranks of each product. */
const FIRST: readonly StandingNumber[] = ['trafficShare', 'rivalShare', 'weeklyImpressions']
/** Of the terms. */
const FIRST_OF_TERM = ['searches', 'purchaseRate', 'bid', 'titleDensity']

/** All columns of a reverse lookup; `terms` are those of the keyword miner. */
export function reverseColumns(
  [term, ...terms]: readonly ListColumn<KeywordRow>[],
  reader: ReverseReader,
): ListColumn<ReverseRow>[] {
  const { products, language, words } = reader
  const { names, formulas } = REVERSE_TEXTS[language]
  const ofTerm = (column: ListColumn<KeywordRow>): ListColumn<ReverseRow> => ({
    ...column,
    isOptional: !FIRST_OF_TERM.includes(column.id),
  })
  return [
    ...(term ? [{ ...term, width: 240 }] : []),
    ...(products.length > 1 ? [gapColumn(reader)] : []),
    ...products.map((product, at) => productColumn(product, at, reader)),
    ...FIRST.map((name) => numberColumn(name, reader)),
    ...terms.filter(({ id }) => FIRST_OF_TERM.includes(id)).map(ofTerm),
    ...judgementColumns(reader),
    ...STANDING_NUMBER_NAMES.filter((name) => !FIRST.includes(name)).map((name) => numberColumn(name, reader)),
    ...terms.filter(({ id }) => !FIRST_OF_TERM.includes(id)).map(ofTerm),
    {
      id: 'kinds',
      head: names.kinds,
      help: formulas.kinds,
      width: 180,
      isOptional: true,
      cell: ({ standing }) => kindsText(standing[0]?.kinds ?? [], language),
    },
    {
      id: 'topTen',
      head: words.topTen,
      help: words.topTenHelp,
      width: 200,
      isOptional: true,
      cell: ({ topTen }) => (
        <span title={topTen.join(', ')}>{topTen.length === 0 ? DASH : topTen.slice(0, 3).join(', ')}</span>
      ),
    },
  ]
}

/** `Organic, Sponsored Products`. */
export const kindsText = (kinds: ReverseRow['standing'][number]['kinds'], language: Language): string =>
  kinds.length === 0
    ? DASH
    : joinWords(
        kinds.map((kind) => REVERSE_TEXTS[language].values.kinds[kind]),
        language,
      )

const gapColumn = ({ words, products }: ReverseReader): ListColumn<ReverseRow> => ({
  id: 'gap',
  head: words.gap,
  help: words.gapHelp,
  width: 148,
  cell: ({ stand, leader }) => {
    const leading = leader === null || leader === 0 ? undefined : products[leader]
    return (
      <span>
        <Tag tone={STAND_TONES[stand]}>{words.stands[stand]}</Tag>
        {leading && <small className={below.below}>{words.leads(leading.asin)}</small>}
      </span>
    )
  },
})

/** By place rather than by ASIN, so that the reader's choice of columns fits other products. */
const productColumn = ({ asin }: ReverseProduct, at: number, reader: ReverseReader): ListColumn<ReverseRow> => ({
  id: `product ${at}`,
  head: at === 0 ? `${reader.words.yours} ${asin}` : `${reader.words.rival(at)} ${asin}`,
  help: reader.words.ranks,
  isNumber: true,
  width: 118,
  ...(at === 0 && { sort: { by: 'organicRank', first: 'asc' as const } }),
  cell: ({ standing }) => <RankCell standing={standing[at]} reader={reader} />,
})

function numberColumn(name: StandingNumber, reader: ReverseReader): ListColumn<ReverseRow> {
  const { names, formulas } = REVERSE_TEXTS[reader.language]
  const metric = STANDING_NUMBERS[name]
  return {
    id: name,
    head: names[name],
    help: formulas[name],
    isNumber: true,
    width: 112,
    isOptional: !FIRST.includes(name) || (name === 'rivalShare' && reader.products.length < 2),
    sort: { by: name, first: metric.first },
    cell: ({ values }) => {
      const value = values[name]
      const text = formatMetric(metric, value, reader)
      const kind = name === 'organicRank' ? 'organic' : name === 'adRank' ? 'ad' : undefined
      if (kind && value !== null)
        return (
          <span>
            {text}
            <small className={below.below}>{placeText(value, kind, reader.words)}</small>
          </span>
        )
      const tone = metric.unit === 'shift' && value ? (value > 0 ? 'var(--good)' : 'var(--bad)') : undefined
      return <span style={tone ? { color: tone } : undefined}>{text}</span>
    },
  }
}

const judgementColumns = ({ language }: ReverseReader): ListColumn<ReverseRow>[] => {
  const { names, formulas, values } = REVERSE_TEXTS[language]
  return [
    {
      id: 'type',
      head: names.type,
      help: formulas.type,
      width: 116,
      cell: ({ type }) => (type ? values.type[type] : DASH),
    },
    {
      id: 'conversion',
      head: names.conversion,
      help: formulas.conversion,
      width: 116,
      cell: ({ conversion }) => (conversion ? values.conversion[conversion] : DASH),
    },
  ]
}
