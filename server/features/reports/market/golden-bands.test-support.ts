import type { MarketFacts } from './facts.ts'
import { attributesOf } from './forms/attributes.ts'
import {
  type Estimate,
  type Expected,
  hasTooFewRows,
  median,
  medianEstimate,
  type Row,
  rowsOf,
  saleMarginOf,
  soldBy,
  total,
  unitShareOf,
} from './golden-arithmetic.test-support.ts'

export interface BandRow {
  name: string
  rows: Row[]
  share: Estimate | null
  units: Estimate | null
  margin: Estimate | null
  left: Estimate | null
  earns: Estimate | null
}

export function bandRows(facts: MarketFacts): BandRow[] {
  const rows = rowsOf(facts).filter((row) => row.price !== null)
  const prices = rows.map((row) => row.price ?? 0).sort((a, b) => a - b)
  const usual = prices[Math.ceil(prices.length * 0.95) - 1] ?? 0
  const open = (prices.at(-1) ?? 0) > 2 * usual
  const [low, high] = [prices[0] ?? 0, open ? usual : (prices.at(-1) ?? 0)]
  let width = 1
  for (let power = 1; width < (high - low) / 5; power *= 10)
    width =
      [1, 2, 2.5, 5, 10].map((step) => step * power).find((each) => each % 1 === 0 && each >= (high - low) / 5) ?? width
  const edges: number[] = []
  for (let edge = Math.floor(low / width) * width; edge <= high; edge += width) edges.push(edge)
  const end = (edges.at(-1) ?? 0) + width
  if (open) edges.push(end)
  const coin = facts.niche.marketplace === 'JP' ? 1 : 100
  const up = (price: number) => (price % coin === 0 ? price : price - (price % coin) + coin)
  const bounds = bandBounds(prices, edges, low - (low % coin), up)
  const isParted = bounds !== edges
  return bounds
    .map((from, at): [number, number] => [from, bounds[at + 1] ?? (open || isParted ? Number.POSITIVE_INFINITY : end)])
    .map(([from, to]): BandRow => {
      const within = (row: Row) => (row.price ?? 0) >= from && (row.price ?? 0) < to
      const inside = rows.filter(within)
      const margins = inside.flatMap((row) => saleMarginOf(row, facts) ?? [])
      const usual = soldBy(inside).length < 5 ? null : medianEstimate(soldBy(inside))
      const left = margins.length < 5 ? null : medianEstimate(margins.map((each) => each.left))
      const corners =
        usual && left ? [usual[1] * left[1], usual[1] * left[2], usual[2] * left[1], usual[2] * left[2]] : []
      return {
        name: to === Number.POSITIVE_INFINITY ? `${from}-` : `${from}-${to}`,
        rows: inside,
        share: hasTooFewRows(rows) ? null : unitShareOf(rows, within),
        units: usual,
        margin: margins.length < 5 ? null : medianEstimate(margins.map((each) => each.margin)),
        left,
        earns: usual && left ? [usual[0] * left[0], Math.min(...corners), Math.max(...corners)] : null,
      }
    })
    .filter((band) => band.rows.length > 0)
}

/**
 * Lower bounds of bands: the fixed ones, unless one band would hold most values. Then the bounds are quintiles (or fewer
 * parts of at least five values), rounded up.
 */
export function bandBounds(values: number[], fixed: number[], first: number, up: (value: number) => number): number[] {
  const inside = (list: number[], at: number) =>
    values.filter((value) => value >= (list[at] ?? 0) && value < (list[at + 1] ?? Number.POSITIVE_INFINITY)).length
  if (fixed.every((_, at) => inside(fixed, at) <= values.length / 2)) return fixed
  const sorted = values.toSorted((a, b) => a - b)
  const parts = Math.min(5, Math.floor(values.length / 5))
  const cut = [first]
  for (let at = 1; at < parts; at++) {
    const edge = up(sorted[Math.floor((at * sorted.length) / parts)] ?? 0)
    const below = sorted.filter((value) => value >= (cut.at(-1) ?? 0) && value < edge).length
    if (below >= 5 && sorted.filter((value) => value >= edge).length >= 5) cut.push(edge)
  }
  return cut.length > 1 ? cut : fixed
}

export function bandFigures(facts: MarketFacts): Expected {
  const rows = rowsOf(facts).filter((row) => row.price !== null)
  const all = medianEstimate(soldBy(rows))
  const best = (of: (band: BandRow) => Estimate | null) => {
    const candidates = bandRows(facts).filter(of)
    const [first, ...others] = candidates.sort((a, b) => (of(b)?.[0] ?? 0) - (of(a)?.[0] ?? 0))
    if (!first || others.length === 0 || soldBy(rows).length < 10) return undefined
    return others.every((band) => (of(first)?.[1] ?? 0) >= (of(band)?.[2] ?? 0)) ? first : undefined
  }
  const [most, rich] = [best((band) => band.units), best((band) => band.earns)]
  const sweet = (most?.units?.[0] ?? 0) > (all?.[0] ?? 0) ? most : undefined
  return {
    'market.sweetBand': sweet?.name ?? null,
    'market.sweetMedian': sweet?.units ?? null,
    'market.sweetMargin': sweet?.margin ?? null,
    'market.sweetLeft': sweet?.left ?? null,
    'market.sweetLead':
      sweet?.units && all
        ? [sweet.units[0] / all[0] - 1, sweet.units[1] / all[2] - 1, sweet.units[2] / all[1] - 1]
        : null,
    'market.richBand': rich?.name ?? null,
    'market.richEarns': rich?.earns ?? null,
    'market.richMargin': rich?.margin ?? null,
    'market.richLeft': rich?.left ?? null,
  }
}

export interface FormRow {
  kind: string
  value: string
  products: number
  share: number
  unitShare: Estimate | null
  gap: Estimate | null
}

export function formRows(facts: MarketFacts): FormRow[] {
  const rows = rowsOf(facts)
  const names = new Map(
    rows.map((row) => [
      row,
      attributesOf(row.title, facts.niche.marketplace).map(({ kind, value }) => `${kind} ${value}`),
    ]),
  )
  const named = (row: Row) => names.get(row) ?? []
  const sold = rows.filter((row) => row.sold)
  return [...new Set(rows.flatMap(named))]
    .map((name): FormRow => {
      const has = (row: Row) => named(row).includes(name)
      const own = sold.filter(has).length
      const share = own > 0 ? own / sold.length : rows.filter(has).length / rows.length
      const unitShare = hasTooFewRows(rows) ? null : unitShareOf(rows, has)
      const at = name.indexOf(' ')
      return {
        kind: name.slice(0, at),
        value: name.slice(at + 1),
        products: rows.filter(has).length,
        share,
        unitShare,
        gap:
          unitShare && !hasTooFewRows(rows.filter(has))
            ? [unitShare[0] - share, unitShare[1] - share, unitShare[2] - share]
            : null,
      }
    })
    .filter(({ products }) => products >= 5)
    .sort((a, b) => b.products - a.products || (a.value < b.value ? -1 : 1))
}

export function formFigures(facts: MarketFacts): Expected {
  const wide = formRows(facts).filter(
    ({ gap, share }) => gap !== null && gap[0] > 0 && share < 1 && !hasTooFewRows(rowsOf(facts), 10),
  )
  const widest = wide.reduce<FormRow | null>(
    (best, row) => (best && (best.gap?.[0] ?? 0) >= (row.gap?.[0] ?? 0) ? best : row),
    null,
  )
  const { marketplace } = facts.niche
  return {
    'forms.recognised': facts.members.filter(({ product }) => attributesOf(product.title, marketplace).length > 0)
      .length,
    'forms.form': widest?.value ?? null,
    'forms.share': widest?.share ?? null,
    'forms.unitShare': widest?.unitShare ?? null,
    'forms.gap': widest?.gap ?? null,
  }
}

const CRITERIA: Record<string, { weight: number; of: [label: string, zero: number, ten: number, log?: 'log'][] }> = {
  size: {
    weight: 20,
    of: [
      ['market.units', 1000, 300_000, 'log'],
      ['market.unitsKnown', 1000, 300_000, 'log'],
    ],
  },
  growth: {
    weight: 20,
    of: [
      ['market.unitsGrowth', -0.2, 0.3],
      ['market.searchGrowth', -0.2, 0.3],
    ],
  },
  profit: {
    weight: 20,
    of: [
      ['market.marginOfPrice', 0.3, 0.7],
      ['market.returnRate', 0.12, 0.02],
    ],
  },
  competition: {
    weight: 15,
    of: [
      ['market.excess', 0.6, 0.1],
      ['market.topBrand', 0.4, 0.05],
    ],
  },
  newcomers: {
    weight: 15,
    of: [
      ['market.provenShare', 0, 0.3],
      ['market.success', 0, 0.5],
    ],
  },
  threshold: {
    weight: 10,
    of: [
      ['market.threshold', 10_000, 100, 'log'],
      ['market.medianRating', 4.8, 3.8],
    ],
  },
}

const points = (value: number, zero: number, ten: number, log?: 'log') => {
  const position = log ? Math.log(Math.max(1, value) / zero) / Math.log(ten / zero) : (value - zero) / (ten - zero)
  return position < 0 ? 0 : position > 1 ? 10 : position * 10
}
const rounded = (value: number) => Math.round(value * 10 + 1e-9) / 10

export function scoreFigures(figures: Expected, isWithheld: boolean): Expected {
  const parts: Expected = {}
  const weighed: [number, Estimate][] = []
  let certain = 0
  for (const [key, { weight, of }] of Object.entries(CRITERIA)) {
    const known = of
      // The sum over known products replaces the market's units only if those are unknown.
      .filter(([label]) => label !== 'market.unitsKnown' || figures['market.units'] === null)
      .flatMap(([label, zero, ten, log]) => {
        const value = figures[label] ?? null
        if (value === null || typeof value === 'string') return []
        const three = typeof value === 'number' ? ([value, value, value] as const) : value
        // A partial sum is a lower bound, so it counts only if it earns all points by itself.
        if (label === 'market.unitsKnown' && three[1] < 300_000) return []
        const [v, a, b] = three.map((each) => points(each, zero, ten, log)) as [number, number, number]
        return [[v, Math.min(a, b), Math.max(a, b)] as const]
      })
    const at = (which: 0 | 1 | 2) => rounded(total(known.map((each) => each[which])) / known.length)
    const part: Estimate | null = known.length > 0 ? [at(0), at(1), at(2)] : null
    parts[`score.${key}`] = part
    // Size has two alternative criteria, of which one counts.
    const counted = (weight * known.length) / (key === 'size' ? 1 : 2)
    if (part) weighed.push([counted, part])
    certain += counted
  }
  const whole = total(weighed.map(([weight]) => weight))
  const sum = (which: 0 | 1 | 2) =>
    Math.round((10 * total(weighed.map(([weight, part]) => weight * part[which]))) / whole)
  return {
    ...parts,
    'score.total': whole >= 50 && !isWithheld ? [sum(0), sum(1), sum(2)] : null,
    'score.known': Math.round(certain) / 100,
  }
}

export const medianPriceOf = (band: BandRow) => median(band.rows.flatMap((row) => row.price ?? []))
