/** Formats metrics for the screen and for files. Money is in major units, as in calls. */
import type { CellFormat } from '../../core/sheet-xml.ts'
import type { Language } from '../language.ts'
import { type Marketplace, marketplaces } from '../marketplaces.ts'
import { formatMoney, formatYuan, minorUnits } from '../money.ts'
import {
  DASH,
  formatChange,
  formatCount,
  formatDays,
  formatPercent,
  formatRating,
  formatShift,
  formatWeight,
  type Grouping,
} from '../number.ts'
import type { MetricUnit, NumberMetric } from './metric.ts'

interface Reader {
  marketplace: Marketplace
  language: Language
  grouping?: Grouping | undefined
}

/** `$19.99`, `+8.2%`, `350 g`; a dash for an unknown value. */
export function formatMetric({ unit }: Pick<NumberMetric, 'unit'>, value: number | null, reader: Reader): string {
  return value === null ? DASH : WRITERS[unit](value, reader)
}

const WRITERS: Record<MetricUnit, (value: number, reader: Reader) => string> = {
  count: (value, { grouping }) => formatCount(value, grouping),
  money: (value, { marketplace, grouping }) => formatMoney(minorUnits(value, marketplace), marketplace, grouping),
  yuan: (value, { grouping }) => formatYuan(value, grouping),
  share: (value, { grouping }) => formatPercent(value, grouping),
  change: (value, { grouping }) => formatChange(value, grouping),
  shift: (value, { grouping }) => formatShift(value, grouping),
  perMille: (value, { grouping }) => `${formatCount(value * 1000, grouping, 1)}‰`,
  rank: (value, { grouping }) => `#${formatCount(value, grouping)}`,
  rating: (value) => formatRating(value),
  score: (value) => formatCount(value),
  times: (value, { grouping }) => formatCount(value, grouping, 2),
  grams: (value, { grouping }) => formatWeight(value, grouping),
  cubicCentimeters: (value, { grouping }) => `${formatCount(value, grouping)} cm³`,
  days: (value, { language, grouping }) => formatDays(value, language, grouping),
}

/** A range, `50–99`; only the bound if both are equal. */
export function formatMetricRange(
  metric: Pick<NumberMetric, 'unit'>,
  { low, high }: { low: number | null; high: number | null },
  reader: Reader,
): string {
  if (low === null || high === null) return DASH
  const [from, to] = [formatMetric(metric, low, reader), formatMetric(metric, high, reader)]
  return from === to ? from : `${from}–${to}`
}

/** How the cells of an exported column are shown. */
export const CELL_FORMATS: Record<MetricUnit, CellFormat> = {
  count: 'integer',
  money: 'cents',
  yuan: 'cents',
  share: 'percent',
  change: 'percent',
  shift: 'integer',
  perMille: 'number',
  rank: 'integer',
  rating: 'number',
  score: 'integer',
  times: 'number',
  grams: 'integer',
  cubicCentimeters: 'integer',
  days: 'integer',
}

/** What follows the name of a metric in the head of an exported column: ` (USD)`, ` (g)`. Shares need none. */
export function exportUnit({ unit }: Pick<NumberMetric, 'unit'>, marketplace: Marketplace): string {
  const units: Partial<Record<MetricUnit, string>> = {
    money: marketplaces[marketplace].currency,
    yuan: 'CNY',
    grams: 'g',
    cubicCentimeters: 'cm³',
    perMille: '‰',
  }
  return units[unit] === undefined ? '' : ` (${units[unit]})`
}
