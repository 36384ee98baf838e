import type { Figure } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { type Context, derivedFigure, labelFigure, rangeFigure, scale } from '../context.ts'
import { type Phase, phaseOf, seasonIndex } from './season.ts'
import { changeOf, sum } from './statistics.ts'
import { monthlyUnits } from './units.ts'

export interface SalesMetrics {
  units: Figure
  revenue: Figure
  /** Changes from the previous month, from the same month a year ago, and between the last two years. */
  monthOnMonth: Figure
  yearOnYear: Figure
  trailing: Figure
  unitsTwelve: Figure
  revenueTwelve: Figure
  phase: Phase | null
  phaseFigure: Figure
  peak: Figure
  low: Figure
  /** Peak month's index ÷ weakest month's index. */
  swing: Figure
}

const PHASES: Record<Phase, TextKey> = {
  rising: 'phase.rising',
  falling: 'phase.falling',
  steady: 'phase.steady',
}

export function salesMetrics(context: Context): SalesMetrics {
  const { months, facts } = context
  const { range, note } = monthlyUnits(context)
  const last = months.at(-1)
  // From the same month as the units, so that units × price = revenue on the page.
  const price = facts.product.source === 'sample' && last ? last.price : facts.product.price
  const twelve = months.length >= 12 ? months.slice(-12) : []
  const before = months.length >= 24 ? months.slice(-24, -12) : []
  const unitsOf = (points: typeof months) => (points.length > 0 ? sum(points.map((point) => point.units)) : null)
  const season = [...(seasonIndex(months) ?? [])].sort((a, b) => b[1] - a[1])
  const peak = season[0]
  const low = season.at(-1)
  const phase = phaseOf(months, facts.now)
  const derive = (label: TextKey, unit: Figure['unit'], value: number | string | null, key: TextKey) =>
    derivedFigure(context, label, unit, value, key)
  return {
    units: rangeFigure(context, 'sales.units', 'count', range, note),
    revenue: rangeFigure(context, 'sales.revenue', 'roughMoney', scale(range, price), 'note.revenue'),
    monthOnMonth: derive('sales.mom', 'change', changeOf(last?.units, months.at(-2)?.units), 'note.mom'),
    yearOnYear: derive('sales.yoy', 'change', changeOf(last?.units, months.at(-13)?.units), 'note.yoy'),
    trailing: derive('sales.trailing', 'change', changeOf(unitsOf(twelve), unitsOf(before)), 'note.trailing'),
    unitsTwelve: derive('sales.unitsTwelve', 'count', unitsOf(twelve), 'note.twelve'),
    revenueTwelve: derive(
      'sales.revenueTwelve',
      'roughMoney',
      twelve.length > 0 ? sum(twelve.map((point) => point.revenue)) : null,
      'note.twelve',
    ),
    phase,
    phaseFigure: labelFigure(context, 'sales.phase', phase && PHASES[phase]),
    peak: derive('sales.peak', 'label', peak ? monthKey(peak[0]) : null, 'note.season'),
    low: derive('sales.low', 'label', low ? monthKey(low[0]) : null, 'note.season'),
    swing: derive('sales.swing', 'ratio', peak && low && low[1] > 0 ? peak[1] / low[1] : null, 'note.season'),
  }
}

export const monthKey = (month: number): TextKey => MONTHS[month - 1] ?? 'month.1'
const MONTHS: TextKey[] = [
  'month.1',
  'month.2',
  'month.3',
  'month.4',
  'month.5',
  'month.6',
  'month.7',
  'month.8',
  'month.9',
  'month.10',
  'month.11',
  'month.12',
]
