/** Checks of the rows of one fee table: order, bounds, numbers of columns. */
import type { TableFaultCode } from './check-tables.texts.ts'
import { GRAMS } from './measures.ts'
import type {
  AgedInventoryTable,
  Cell,
  FbaTable,
  FeeTable,
  OwnTable,
  PlacementTable,
  RateOfCategory,
  ReferralTable,
  StorageTable,
  Tier,
} from './table-schema.ts'

export interface FoundFault {
  code: TableFaultCode
  /** Where in the table. */
  place: string
}

export const fault = (code: TableFaultCode, place: string): FoundFault => ({ code, place })

/** What is wrong with the rows of a table. */
export function rowFaults(table: FeeTable | OwnTable): FoundFault[] {
  switch (table.kind) {
    case 'fba':
      return fbaFaults(table)
    case 'referral':
      return referralFaults(table)
    case 'storage':
      return seasonFaults(table)
    case 'agedInventory':
      return ageFaults(table)
    case 'placement':
      return placementFaults(table)
    default:
      return []
  }
}

function fbaFaults(table: Omit<FbaTable, 'source' | 'changes'>): FoundFault[] {
  const keys = table.tiers.map(({ key }) => key)
  return [
    ...columnFaults(table),
    ...keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => fault('duplicate', key)),
    ...table.tiers.flatMap((tier) => tierFaults(tier, table)),
  ]
}

/** Price columns may be in any order, and leave out prices only where the goods have a general table besides. */
function columnFaults({ priceColumns, goods }: Pick<FbaTable, 'priceColumns' | 'goods'>): FoundFault[] {
  const columns = [...priceColumns].sort((a, b) => a.from - b.from)
  const place = 'priceColumns'
  const isReversed = columns.some(({ from, to }) => to !== null && to < from)
  const isBroken = columns.some(({ to }, at) => {
    const next = columns[at + 1]
    return next !== undefined && (to === null || next.from !== to + 1)
  })
  const isOpen = goods === 'all' && (columns[0]?.from !== 0 || columns.at(-1)?.to !== null)
  return [
    ...(isReversed ? [fault('reversedBounds', place)] : []),
    ...(isBroken || isOpen ? [fault('missingBound', place)] : []),
  ]
}

function tierFaults(
  { key, limits, rows, over }: Tier,
  { priceColumns, units }: Pick<FbaTable, 'priceColumns' | 'units'>,
): FoundFault[] {
  const rowGrams = GRAMS[units.rows ?? units.weight]
  const grams = GRAMS[units.weight]
  const last = rows.at(-1)?.upTo
  const end = over ? over.upTo : last
  const endGrams = end === undefined || end === null ? null : end * (over ? grams : rowGrams)
  const amounts = [...rows.map(({ fees }) => fees), ...(over ? [over.base] : [])]
  return [
    ...(rows.length === 0 && !over ? [fault('empty', key)] : []),
    ...upToFaults(
      rows.map(({ upTo }) => upTo),
      key,
      over !== undefined,
    ),
    ...(over && typeof last === 'number' && !isSame(last * rowGrams, over.from * grams)
      ? [fault('missingBound', `${key}: ${last} / ${over.from}`)]
      : []),
    ...(endGrams !== null && limits.weight !== undefined && endGrams < limits.weight * grams * (1 - 1e-9)
      ? [fault('missingBound', `${key}: ${end}`)]
      : []),
    ...amounts.filter((fees) => fees.length !== priceColumns.length).map(() => fault('columns', key)),
    ...[...amounts.flat(), ...(over ? [over.adds] : [])].filter(isReversedCell).map(() => fault('reversedBounds', key)),
    ...(limits.box?.some((side, at) => side > (limits.box?.[at - 1] ?? side)) ? [fault('box', key)] : []),
  ]
}

const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(a, b)
const isReversedCell = (cell: Cell) => typeof cell !== 'number' && cell.low > cell.high

/** Bounds rise from row to row, and only the last may be open: null. */
function upToFaults(bounds: readonly (number | null)[], place: string, isContinued: boolean): FoundFault[] {
  const closed = isContinued ? bounds : bounds.slice(0, -1)
  if (closed.includes(null)) return [fault('missingBound', place)]
  const isRising = bounds.every((upTo, at) => at === 0 || upTo === null || upTo > (bounds[at - 1] ?? 0))
  return isRising ? [] : [fault('unsorted', place)]
}

function referralFaults({ rates, others, typical }: Pick<ReferralTable, 'rates' | 'others' | 'typical'>): FoundFault[] {
  const named: [string, RateOfCategory | null | undefined][] = [...Object.entries(rates), ['others', others]]
  return [
    ...named.flatMap(([category, rate]) => {
      if (typeof rate !== 'object' || rate === null) return []
      const bounds = rate.bands.map(({ upTo }) => upTo)
      const isOpen = bounds.at(-1) !== null
      return [...upToFaults(bounds, category, false), ...(isOpen ? [fault('missingBound', category)] : [])]
    }),
    ...(typical && typical.low > typical.high ? [fault('reversedBounds', 'typical')] : []),
  ]
}

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1)

function seasonFaults({ seasons }: Pick<StorageTable, 'seasons'>): FoundFault[] {
  return MONTHS.flatMap((month) => {
    const count = seasons.filter(({ from, to }) => from <= month && month <= to).length
    if (count === 1) return []
    return [fault(count === 0 ? 'missingBound' : 'duplicate', `month ${month}`)]
  })
}

function ageFaults({ rows }: AgedInventoryTable): FoundFault[] {
  return rows.flatMap(({ fromDays, toDays }, at): FoundFault[] => {
    const place = `${fromDays} – ${toDays ?? ''}`
    const next = rows[at + 1]
    if (toDays !== null && toDays < fromDays) return [fault('reversedBounds', place)]
    if (next && next.fromDays <= fromDays) return [fault('unsorted', place)]
    const isFollowed = next ? toDays !== null && next.fromDays === toDays + 1 : toDays === null
    return isFollowed ? [] : [fault('missingBound', place)]
  })
}

function placementFaults({ rows }: PlacementTable): FoundFault[] {
  const tiers = new Set(rows.flatMap((row) => row.tiers))
  return [
    ...[...tiers].flatMap((tier) =>
      upToFaults(
        rows.filter((row) => row.tiers.includes(tier)).map(({ upTo }) => upTo),
        tier,
        false,
      ),
    ),
    ...rows
      .filter((row) => [row.minimal, row.partial, row.optimized].some(isReversedCell))
      .map((row) => fault('reversedBounds', row.tiers.join(', '))),
  ]
}
