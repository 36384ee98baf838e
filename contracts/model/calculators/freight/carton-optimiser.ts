/**
 * Finds how many units to pack in a carton: grids of units that all have the same one of six orientations, in standard
 * cartons and in cartons made to fit.
 */
import { roundTo } from '../../number.ts'
import type { ProblemKey } from './result.ts'

/** Length, width, height in millimetres. */
export type Sides = readonly [number, number, number]

export interface CartonRules {
  /** Outer sizes of the standard cartons. */
  standard: readonly Sides[]
  /** Limits of the carrier and of FBA. */
  maxSideMm: number
  maxGrossGrams: number
  maxUnits: number
  /** Thickness of one wall. Each inner side is two walls shorter than the outer one. */
  wallMm: number
  boardGramsPerM2: number
  /** cm³ per volumetric kg, of the mode to optimise for. */
  divisor: number
}

export interface Arrangement {
  kind: 'standard' | 'made'
  /** Units along the length, width and height of the carton. */
  grid: Sides
  units: number
  /** Sides of one unit along the length, width and height of the carton. */
  unit: Sides
  inner: Sides
  outer: Sides
  cartonGrams: number
  grossGrams: number
  /** Units' volume ÷ inner volume. */
  fillRate: number
  /** Larger of gross and volumetric weight for each unit, before rounding. */
  chargeableGramsPerUnit: number
  /** Outer volume for each unit. */
  litresPerUnit: number
  /**
   * What prevents one more layer along each axis; null: another layer fits, and this smaller carton is an alternative.
   */
  limitedBy: [Limit | null, Limit | null, Limit | null]
}

/** `space`: the standard carton is full; `side`, `weight`, `units`: a limit of the rules. */
export type Limit = 'space' | 'side' | 'weight' | 'units'

export interface RejectedCarton {
  outer: Sides
  /**
   * `side`: the carton is longer than the limit; `unit`: no unit fits; `weight`: it is too heavy even with one unit.
   */
  reason: 'side' | 'unit' | 'weight'
}

export type Packing =
  | { ok: true; best: Arrangement[]; standard: Arrangement[]; rejected: RejectedCarton[] }
  | { ok: false; problems: { field: string; reason: ProblemKey | 'unitTooLarge' | 'unitTooHeavy' }[] }

/** Number of arrangements in an answer. */
export const BEST = 10

/**
 * Returns the ten best arrangements over all cartons, the ten best in standard cartons, and the standard cartons that
 * cannot be used. Best is the lowest chargeable weight per unit, then the lowest volume per unit, then the most units
 * per carton.
 * @param unit sides of the packed unit in millimetres, in any order
 */
export function packCartons(unit: Sides, unitGrams: number, rules: CartonRules): Packing {
  const problems = problemsOf(unit, unitGrams, rules)
  if (problems.length > 0) return { ok: false, problems }
  const made = madeToFit(unit, unitGrams, rules)
  if (made.length === 0) {
    const inner = Math.max(...unit) + 2 * rules.wallMm
    return {
      ok: false,
      problems: [
        inner > rules.maxSideMm
          ? { field: 'unitSizeMm', reason: 'unitTooLarge' }
          : { field: 'unitWeightGrams', reason: 'unitTooHeavy' },
      ],
    }
  }
  const standard = rules.standard.map((outer) => inStandard(outer, unit, unitGrams, rules))
  const usable = standard.flatMap((each) => ('grid' in each ? each : []))
  const chosen = (grids: Grid[]): Arrangement[] =>
    distinct(grids.sort(byMerit))
      .slice(0, BEST)
      .map((grid) => ({ ...grid, limitedBy: limitsOf(grid, unitGrams, rules) }))
  return {
    ok: true,
    best: chosen([...usable, ...made]),
    standard: chosen(usable),
    rejected: standard.flatMap((each) => ('reason' in each ? each : [])),
  }
}

function problemsOf(unit: Sides, unitGrams: number, rules: CartonRules) {
  const figures: [string, number][] = [
    ...unit.map((side): [string, number] => ['unitSizeMm', side]),
    ['unitWeightGrams', unitGrams],
    ['rules.maxSideMm', rules.maxSideMm],
    ['rules.maxGrossGrams', rules.maxGrossGrams],
    ['rules.maxUnits', rules.maxUnits],
    ['rules.divisor', rules.divisor],
  ]
  const most: Record<string, number> = { 'rules.maxSideMm': 3000, 'rules.maxUnits': 2000 }
  const faultOf = (field: string, figure: number): ProblemKey | null => {
    if (!Number.isFinite(figure)) return 'notANumber'
    if (figure <= 0) return 'notPositive'
    return figure > (most[field] ?? 1e9) ? 'tooLarge' : null
  }
  const walls: [string, number][] = [
    ['rules.wallMm', rules.wallMm],
    ['rules.boardGramsPerM2', rules.boardGramsPerM2],
  ]
  return [
    ...figures.flatMap(([field, figure]) => {
      const reason = faultOf(field, figure)
      return reason ? [{ field, reason }] : []
    }),
    ...walls.flatMap(([field, figure]) => (figure >= 0 ? [] : [{ field, reason: 'negative' as const }])),
  ]
}

/** An arrangement before its limits are known. */
type Grid = Omit<Arrangement, 'limitedBy'>

const byMerit = (a: Grid, b: Grid): number =>
  a.chargeableGramsPerUnit - b.chargeableGramsPerUnit ||
  a.litresPerUnit - b.litresPerUnit ||
  b.units - a.units ||
  Number(a.kind === 'made') - Number(b.kind === 'made')

/** Removes arrangements with an equal carton and an equal number of units. */
function distinct(sorted: readonly Grid[]): Grid[] {
  const seen = new Set<string>()
  return sorted.filter(({ outer, units }) => {
    const key = [...outer].sort((a, b) => a - b).join('*') + units
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Board of a regular slotted carton: four walls, and flaps of half the width above and below. */
function boardGrams([length, width, height]: Sides, gramsPerM2: number): number {
  const mm2 = 2 * (length + width) * (height + width)
  return roundTo((mm2 / 1e6) * gramsPerM2, 0)
}

const volume = ([length, width, height]: Sides): number => length * width * height

/**
 * Every grid within the limits. The longest side of the unit is its length, because turning the unit would only turn
 * the carton.
 */
function madeToFit(unit: Sides, unitGrams: number, rules: CartonRules): Grid[] {
  const [a, b, c] = [...unit].sort((x, y) => y - x) as [number, number, number]
  const inside = rules.maxSideMm - 2 * rules.wallMm
  const byWeight = Math.floor(rules.maxGrossGrams / unitGrams)
  const most = Math.min(rules.maxUnits, byWeight)
  const along = (side: number) => Math.floor(inside / side)
  const found: Grid[] = []
  for (let x = 1; x <= Math.min(along(a), most); x++)
    for (let y = 1; y <= Math.min(along(b), Math.floor(most / x)); y++)
      for (let z = 1; z <= Math.min(along(c), Math.floor(most / (x * y))); z++) {
        const inner: Sides = [x * a, y * b, z * c]
        const arrangement = arrange('made', [x, y, z], [a, b, c], inner, unitGrams, rules)
        if (arrangement.grossGrams <= rules.maxGrossGrams) found.push(arrangement)
      }
  return found
}

const ORIENTATIONS: readonly Sides[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]

/** The grid with the most units in a standard carton. Leaves out layers until the carton is light enough. */
function inStandard(outer: Sides, unit: Sides, unitGrams: number, rules: CartonRules): Grid | RejectedCarton {
  if (Math.max(...outer) > rules.maxSideMm) return { outer, reason: 'side' }
  const inner = outer.map((side) => side - 2 * rules.wallMm) as [number, number, number]
  const grids = ORIENTATIONS.map((order) => {
    const turned = order.map((at) => unit[at] ?? 0) as [number, number, number]
    const grid = turned.map((side, at) => Math.floor((inner[at] ?? 0) / side)) as [number, number, number]
    return { turned, grid }
  }).filter(({ grid }) => volume(grid) > 0)
  if (grids.length === 0) return { outer, reason: 'unit' }
  const room = rules.maxGrossGrams - boardGrams(outer, rules.boardGramsPerM2)
  const most = Math.min(rules.maxUnits, Math.floor(room / unitGrams))
  const allowed = grids.flatMap(({ turned, grid: [x, y, z] }) => {
    const layers = Math.min(z, Math.floor(most / (x * y)))
    const rows = layers > 0 ? y : Math.min(y, Math.floor(most / x))
    const grid: Sides = [rows > 0 ? x : Math.min(x, most), Math.max(rows, 1), Math.max(layers, 1)]
    return grid[0] > 0 ? [arrange('standard', grid, turned, inner, unitGrams, rules)] : []
  })
  const [best] = allowed.sort((a, b) => b.units - a.units)
  return best ?? { outer, reason: 'weight' }
}

function arrange(
  kind: Arrangement['kind'],
  grid: Sides,
  unit: Sides,
  inner: Sides,
  unitGrams: number,
  rules: CartonRules,
): Grid {
  const units = volume(grid)
  const outer: Sides = [inner[0] + 2 * rules.wallMm, inner[1] + 2 * rules.wallMm, inner[2] + 2 * rules.wallMm]
  const cartonGrams = boardGrams(outer, rules.boardGramsPerM2)
  const grossGrams = cartonGrams + units * unitGrams
  const mm3 = volume(outer)
  return {
    kind,
    grid,
    units,
    unit,
    inner,
    outer,
    cartonGrams,
    grossGrams,
    fillRate: (units * volume(unit)) / volume(inner),
    chargeableGramsPerUnit: Math.max(grossGrams, mm3 / rules.divisor) / units,
    litresPerUnit: mm3 / 1e6 / units,
  }
}

/** Why one more layer along each axis does not fit; null if it fits. */
function limitsOf({ kind, grid, unit, inner }: Grid, unitGrams: number, rules: CartonRules): Arrangement['limitedBy'] {
  const limit = (axis: 0 | 1 | 2): Limit | null => {
    const larger = grid.map((count, at) => (at === axis ? count + 1 : count)) as [number, number, number]
    const needed = larger[axis] * unit[axis]
    if (kind === 'standard' && needed > inner[axis]) return 'space'
    if (needed + 2 * rules.wallMm > rules.maxSideMm) return 'side'
    if (volume(larger) > rules.maxUnits) return 'units'
    const size = inner.map((side, at) => (at === axis ? Math.max(side, needed) : side)) as [number, number, number]
    return arrange(kind, larger, unit, size, unitGrams, rules).grossGrams > rules.maxGrossGrams ? 'weight' : null
  }
  return [limit(0), limit(1), limit(2)]
}
