import type { NicheMonth } from '#contracts/model/niche.ts'
import type { Figure, Unit } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { derivedFigure, factFigure } from '../../asin/context.ts'
import { monthKey } from '../../asin/metrics/sales.ts'
import { seasonIndex } from '../../asin/metrics/season.ts'
import { changeOf, sum } from '../../asin/metrics/statistics.ts'
import type { MarketContext } from '../context.ts'

export interface DemandMetrics {
  /** Units of the last 12 months against the 12 before; searches if units are not known. */
  growth: Figure
  unitsGrowth: Figure
  searchGrowth: Figure
  searchGrowthT90: Figure
  unitsTwelve: Figure
  searchesTwelve: Figure
  glanceViews: Figure
  /** Purchases ÷ searches. */
  purchaseRate: Figure
  /** Units ÷ glance views. */
  conversion: Figure
  /** Season index by calendar month 1–12; null without a full year. */
  season: Map<number, number> | null
  peak: Figure
  peakMonth: number | null
  low: Figure
  swing: Figure
  period: Figure
}

type Counted = 'searches' | 'units' | 'purchases' | 'glanceViews'

function totalIn(months: readonly NicheMonth[], name: Counted): number | null {
  const values = months.map((month) => month[name])
  return values.length > 0 && values.every((value) => value !== null) ? sum(values) : null
}

/** Monthly values for the season index: units, or searches if any month lacks units. */
function seasonal(months: readonly NicheMonth[]): { month: string; units: number }[] {
  const of = (name: Counted) => months.flatMap(({ month, [name]: units }) => (units === null ? [] : [{ month, units }]))
  const units = of('units')
  return units.length === months.length ? units : of('searches').length === months.length ? of('searches') : []
}

export function demandMetrics(context: MarketContext): DemandMetrics {
  const { months } = context
  const { summary } = context.facts.niche
  const twelve = months.length >= 12 ? months.slice(-12) : []
  const before = months.length >= 24 ? months.slice(-24, -12) : []
  const derive = (label: TextKey, unit: Unit, value: number | string | null, note: TextKey) =>
    derivedFigure(context, label, unit, value, note)
  const totals = (name: Counted) => totalIn(twelve, name)
  const growthOf = (name: Counted) => changeOf(totals(name), totalIn(before, name))
  const rate = (part: Counted, whole: Counted) => {
    const [a, b] = [totals(part), totals(whole)]
    return a === null || b === null || b === 0 ? null : a / b
  }
  const season = seasonIndex(seasonal(months))
  const order = [...(season ?? [])].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  const [peak, low] = [order[0], order.at(-1)]
  const unitsGrowth = derive('market.unitsGrowth', 'change', growthOf('units'), 'note.market.unitsGrowth')
  const searchGrowth =
    summary.searchVolumeGrowthT360 === null
      ? derive('market.searchGrowth', 'change', growthOf('searches'), 'note.market.searchGrowth')
      : factFigure(context, 'market.searchGrowth', 'change', summary.searchVolumeGrowthT360)
  return {
    growth: unitsGrowth.value === null ? searchGrowth : unitsGrowth,
    unitsGrowth,
    searchGrowth,
    searchGrowthT90: factFigure(context, 'market.searchGrowthT90', 'change', summary.searchVolumeGrowthT90),
    unitsTwelve: derive('market.unitsTwelve', 'count', totals('units'), 'note.market.twelve'),
    searchesTwelve: derive('market.searchesTwelve', 'count', totals('searches'), 'note.market.twelve'),
    glanceViews: derive('market.glanceViews', 'count', totals('glanceViews'), 'note.market.twelve'),
    purchaseRate: derive('market.purchaseRate', 'permille', rate('purchases', 'searches'), 'note.market.purchaseRate'),
    conversion: derive('market.conversion', 'percent', rate('units', 'glanceViews'), 'note.market.conversion'),
    season,
    peakMonth: peak?.[0] ?? null,
    peak: derive('market.peak', 'label', peak ? monthKey(peak[0]) : null, 'note.market.season'),
    low: derive('market.low', 'label', low ? monthKey(low[0]) : null, 'note.market.season'),
    swing: derive('market.swing', 'ratio', peak && low && low[1] > 0 ? peak[1] / low[1] : null, 'note.market.swing'),
    period: derive('market.period', 'label', periodOf(summary.nicheType, peak?.[0] ?? null), 'note.market.period'),
  }
}

const PERIODS: Record<'general' | 'growing' | 'declining', TextKey> = {
  general: 'period.N',
  growing: 'period.I',
  declining: 'period.D',
}
const PEAKS: TextKey[] = [
  'period.S1',
  'period.S2',
  'period.S3',
  'period.S4',
  'period.S5',
  'period.S6',
  'period.S7',
  'period.S8',
  'period.S9',
  'period.S10',
  'period.S11',
  'period.S12',
]

/** Codes that sellers use: N general, I growing, D declining, S1–S12 seasonal with the peak month. */
function periodOf(type: 'general' | 'seasonal' | 'growing' | 'declining' | null, peak: number | null): TextKey | null {
  if (type === null) return null
  if (type !== 'seasonal') return PERIODS[type]
  return peak === null ? null : (PEAKS[peak - 1] ?? null)
}
