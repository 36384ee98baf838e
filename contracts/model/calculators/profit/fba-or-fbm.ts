/** One unit fulfilled by Amazon and the same unit shipped by the seller. */
import { differenceOf, type Range } from '../../range.ts'
import type { ProfitInput } from './input.ts'
import { LINE_KEYS, type Line, type LineKey } from './lines.ts'
import { type UnitProfit, unitProfit } from './unit.ts'

/** A line in both calculations; null where it does not apply. */
export interface ComparedLine {
  key: LineKey
  fba: Line | null
  fbm: Line | null
}

export interface FbaOrFbm {
  fba: UnitProfit
  fbm: UnitProfit
  /** Without lines that are blank on both sides. */
  lines: ComparedLine[]
  /** Net by FBA minus net by FBM, minor units; null while one is unknown. */
  difference: Range | null
  /** `open`: it depends on fees that are known only as ranges; `unknown`: a net is missing. */
  winner: 'fba' | 'fbm' | 'equal' | 'open' | 'unknown'
  /** The postage of an order at which both earn the same, minor units; below zero: FBA earns more even without postage. */
  evenPostage: Range | null
}

/** Calculates the input both by FBA and by FBM, regardless of which one it chooses. */
export function fbaOrFbm(input: ProfitInput): FbaOrFbm {
  const own: ProfitInput = { ...input, fulfilment: 'fbm' }
  const fba = unitProfit({ ...input, fulfilment: 'fba' })
  const fbm = unitProfit(own)
  const difference = differenceOf(fba.net, fbm.net)
  return {
    fba,
    fbm,
    lines: LINE_KEYS.map((key) => ({ key, fba: lineOf(fba, key), fbm: lineOf(fbm, key) })).filter(isShown),
    difference,
    winner: winnerOf(difference),
    // Each minor unit of postage lowers the net by one: no other line depends on it.
    evenPostage: differenceOf(unitProfit({ ...own, fbm: { ...own.fbm, postage: 0 } }).net, fba.net),
  }
}

const lineOf = ({ lines }: UnitProfit, of: LineKey): Line | null => lines.find(({ key }) => key === of) ?? null

const isShown = ({ key, fba, fbm }: ComparedLine) =>
  key === 'postage' || [fba, fbm].some((line) => line !== null && line.reason !== 'blank')

function winnerOf(difference: Range | null): FbaOrFbm['winner'] {
  if (!difference) return 'unknown'
  if (difference.low > 0) return 'fba'
  if (difference.high < 0) return 'fbm'
  return difference.low === 0 && difference.high === 0 ? 'equal' : 'open'
}
