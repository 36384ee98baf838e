import { marketplaces } from '../marketplaces.ts'
import type { Comparison, ComparisonRow } from './block-kinds.ts'
import { unknown } from './changes.ts'
import { isMoney, mayBeEqual, roundForDisplay } from './difference.ts'
import type { Figure, Unit } from './figure.ts'
import type { Measure, Report } from './report.ts'
import type { TextKey } from './text-key.ts'

/** Units that are only comparable within one marketplace. */
const WITHIN_ONE_MARKETPLACE: readonly Unit[] = ['rank']

/**
 * One column per report. Numbers that mean different things are shown but not judged: money in different currencies, or
 * sample beside real data.
 */
export function sideBySide(reports: readonly Report[]): Comparison {
  const labels = new Set(reports.flatMap(({ measures }) => measures?.map(({ figure }) => figure.label) ?? []))
  return {
    kind: 'comparison',
    title: 'compare.sideBySide',
    columns: reports.map(nameOf),
    rows: [...labels].flatMap((label) => rowOf(label, reports)),
  }
}

export const nameOf = (report: Report) =>
  report.kind === 'asin' ? `${report.asin} · ${report.marketplace}` : `${report.title} · ${report.marketplace}`

function rowOf(label: TextKey, reports: readonly Report[]): ComparisonRow[] {
  const found = reports.map(({ measures }) => measures?.find(({ figure }) => figure.label === label))
  const [one] = found.filter((measure) => measure !== undefined)
  if (!one || found.every((measure) => !measure || measure.figure.value === null)) return []
  const figures = found.map((measure) => measure?.figure ?? unknown(one.figure))
  const judged = found.every((measure) => !measure || measure.better === one.better)
  const best = judged && comparable(one.figure.unit, reports) ? bestOf(figures, one.better) : []
  return [{ label, figures, ...(best.length > 0 ? { best } : {}) }]
}

function comparable(unit: Unit, reports: readonly Report[]): boolean {
  const alike = (of: (report: Report) => unknown) => new Set(reports.map(of)).size === 1
  if (!alike(({ sample }) => sample)) return false
  if (WITHIN_ONE_MARKETPLACE.includes(unit)) return alike(({ marketplace }) => marketplace)
  return !isMoney(unit) || alike(({ marketplace }) => marketplaces[marketplace].currency)
}

/** Columns that may be the best, if at least one known value is certainly worse. */
function bestOf(figures: Figure[], better: Measure['better']): number[] {
  const known = figures.flatMap((figure, at) => (typeof figure.value === 'number' ? [{ figure, at }] : []))
  const worth = ({ value, unit }: Figure) => roundForDisplay(Number(value), unit) * (better === 'lower' ? -1 : 1)
  const [top] = known.toSorted((a, b) => worth(b.figure) - worth(a.figure))
  if (!better || !top) return []
  const best = known.filter(({ figure }) => worth(figure) === worth(top.figure) || mayBeEqual(figure, top.figure))
  return best.length < known.length ? best.map(({ at }) => at) : []
}
