/** Formats values of the report model. Page, PDF and their tests all use it, so that they never differ. */

import type { Language } from '../language.ts'
import type { Marketplace } from '../marketplaces.ts'
import { formatMoney, formatRoughMoney } from '../money.ts'
import {
  DASH,
  formatChange,
  formatCount,
  formatDays,
  formatPercent,
  formatPercentagePoints,
  formatRating,
  formatShift,
  formatWeight,
  type Grouping,
} from '../number.ts'
import { officeName } from '../rights/offices.ts'
import { OFFICES } from '../rights/patent.ts'
import { percentOf } from '../rights/risk.ts'
import { joinWords } from '../wording.ts'
import type { Comparison, QuotedTopic } from './block-kinds.ts'
import type { Figure, Sentence, Unit } from './figure.ts'
import { regroupFigures } from './regroup-figures.ts'
import { isTextKey, textOf } from './texts.ts'

/** `formatValue(123456, 'money', 'zh-CN', 'US')` → `$1,234.56`; null → a dash. */
export function formatValue(
  value: number | string | null,
  unit: Unit,
  language: Language,
  marketplace: Marketplace,
  grouping?: Grouping,
): string {
  if (value === null || value === '') return DASH
  if (typeof value === 'string') {
    if (unit === 'label' && isTextKey(value)) return textOf(language, value)
    if (unit === 'band') return formatBand(value, marketplace, grouping)
    if (unit === 'countBand') return formatRange(value, 1, (count) => formatCount(count, grouping))
    if (unit === 'ratingBand') return formatRange(value, 0.1, formatRating)
    return unit === 'size' ? `${value} mm` : value
  }
  switch (unit) {
    case 'money':
      return formatMoney(value, marketplace, grouping)
    case 'roughMoney':
      return formatRoughMoney(value, marketplace, grouping)
    case 'rank':
      return `#${formatCount(value, grouping)}`
    case 'percent':
      return formatPercent(value, grouping)
    case 'similarity':
      return `${percentOf(value)}%`
    case 'change':
      return formatChange(value, grouping)
    case 'rating':
      return formatRating(value)
    case 'days':
      return formatDays(value, language, grouping)
    case 'weight':
      return formatWeight(value, grouping)
    case 'ratio':
      return formatCount(value, grouping, 2)
    case 'points':
      return formatCount(value, grouping, 1)
    case 'shift':
      return formatShift(value, grouping)
    case 'pp':
      return formatPercentagePoints(value, language, grouping)
    case 'permille':
      return `${formatCount(value * 1000, grouping, 1)}‰`
    default:
      return formatCount(value, grouping)
  }
}

/** A price band: `2000-4000` → `$20–$40`, `5000-` → `≥ $50`. */
function formatBand(band: string, marketplace: Marketplace, grouping?: Grouping): string {
  const [from = '', to = ''] = band.split('-')
  const rough = (minor: string) => formatRoughMoney(Number(minor), marketplace, grouping)
  return to === '' ? `≥ ${rough(from)}` : `${rough(from)}–${rough(to)}`
}

/** A range that ends one step before its upper bound: `1000-5000` → `1,000–4,999`, `0-100` → `< 100`, `5000-` → `≥ 5,000`. */
function formatRange(bounds: string, step: number, format: (value: number) => string): string {
  const [from = '', to = ''] = bounds.split('-')
  if (to === '') return `≥ ${format(Number(from))}`
  return Number(from) === 0 ? `< ${format(Number(to))}` : `${format(Number(from))}–${format(Number(to) - step)}`
}

/** Units whose estimates show only an upper bound if the lower one is 0. In shares and scores, 0 is an ordinary value. */
const AMOUNT_UNITS: readonly Unit[] = ['count', 'money', 'roughMoney']

/** An estimate shows its range: `≈ 650（600–699）` in Chinese, `≈ 650 (600–699)` in English. */
export function formatFigure(
  figure: Figure,
  language: Language,
  marketplace: Marketplace,
  grouping?: Grouping,
): string {
  if (figure.names) return figure.names[language]
  const { value, unit } = figure
  if (figure.few) return textOf(language, `few.${figure.few}`)
  if (value === null || figure.low === undefined || figure.high === undefined)
    return formatValue(value, unit, language, marketplace, grouping)
  // Estimates are not known to the cent.
  const rough = (each: number | string) =>
    unit === 'money' && typeof each === 'number'
      ? formatRoughMoney(each, marketplace, grouping)
      : formatValue(each, unit, language, marketplace, grouping)
  // With a lower bound of zero, the middle of the range would be a guess.
  if (figure.low === 0 && AMOUNT_UNITS.includes(unit))
    return unit === 'count' ? `< ${rough(figure.high + 1)}` : `≤ ${rough(figure.high)}`
  const [text, low, high] = [rough(value), rough(figure.low), rough(figure.high)]
  return language === 'zh-CN' ? `≈ ${text}（${low}–${high}）` : `≈ ${text} (${low}–${high})`
}

/** A sentence with its figures. If a language model has rewritten it in this language, its wording is used. */
export function sentenceOf(
  sentence: Sentence,
  language: Language,
  marketplace: Marketplace,
  grouping?: Grouping,
): string {
  if (sentence.written?.language === language)
    return regroupFigures(sentence.written.text, figuresIn(sentence, language, marketplace), marketplace, grouping)
  const params: Record<string, string> = {}
  for (const [name, param] of Object.entries(sentence.params)) {
    params[name] =
      typeof param === 'string'
        ? formatWord(name, param, language)
        : formatFigure(param, language, marketplace, grouping)
  }
  // A full-width bracket includes its own space.
  return textOf(language, sentence.key, params).replaceAll('） ', '）')
}

/** A parameter without a figure. `offices` holds office codes, `labels` holds text keys; both are translated. */
export function formatWord(name: string, word: string, language: Language): string {
  if (name === 'labels') {
    const labels = word.split(', ').map((key) => (isTextKey(key) ? textOf(language, key) : key))
    return joinWords(labels, language)
  }
  if (name !== 'offices') return word
  const names = word.split(', ').map((code) => {
    const office = OFFICES.find((each) => each === code)
    return office ? officeName(office, language) : code
  })
  return joinWords(names, language)
}

const figuresIn = ({ params }: Sentence, language: Language, marketplace: Marketplace): string[] =>
  Object.values(params).map((param) => (typeof param === 'string' ? '' : formatFigure(param, language, marketplace)))

/** A topic in the reader's language, followed by the listing's own word if it differs. */
export function topicOf({ topic, names }: QuotedTopic, language: Language): string {
  const name = names?.[language] ?? topic
  if (name.toLowerCase() === topic.toLowerCase()) return name
  return language === 'zh-CN' ? `${name}（${topic}）` : `${name} (${topic})`
}

/** Index of the column that shows a row's tone: the last of before, after and difference; otherwise the first. */
export const tonedColumn = ({ columns }: Pick<Comparison, 'columns'>) => (columns.length > 2 ? columns.length - 1 : 0)
