/** Checks the rows of one fee table: order, bounds, numbers of columns. */
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
  /** Where in the table, for the author of its file. */
  place: string
  /** Path of the field or row, such as `tiers.0.rows.2`; empty: the whole table. */
  at: string
}

export const fault = (code: TableFaultCode, place: string, at = ''): FoundFault => ({ code, place, at })

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
    ...keys.flatMap((key, index) => (keys.indexOf(key) === index ? [] : [fault('duplicate', key, `tiers.${index}`)])),
    ...table.tiers.flatMap((tier, index) => tierFaults(tier, table, `tiers.${index}`)),
  ]
}

/**
 * Price columns may be in any order. Only a table of special goods may leave out prices, because a general table covers
 * the rest.
 */
function columnFaults({ priceColumns, goods }: Pick<FbaTable, 'priceColumns' | 'goods'>): FoundFault[] {
  const columns = [...priceColumns].sort((a, b) => a.from - b.from)
  const faultAt = (code: TableFaultCode, column: PriceColumn | undefined) =>
    fault(code, 'priceColumns', `priceColumns.${column ? priceColumns.indexOf(column) : 0}`)
  const reversed = columns.find(({ from, to }) => to !== null && to < from)
  const broken = columns.find(({ to }, at) => {
    const next = columns[at + 1]
    return next !== undefined && (to === null || next.from !== to + 1)
  })
  const [first, last] = [columns[0], columns.at(-1)]
  const open = goods !== 'all' ? undefined : first?.from !== 0 ? first : last?.to !== null ? last : undefined
  return [
    ...(reversed ? [faultAt('reversedBounds', reversed)] : []),
    ...(broken || open ? [faultAt('missingBound', broken ?? open)] : []),
  ]
}
type PriceColumn = FbaTable['priceColumns'][number]

function tierFaults(
  { key, limits, rows, over }: Tier,
  { priceColumns, units }: Pick<FbaTable, 'priceColumns' | 'units'>,
  path: string,
): FoundFault[] {
  const rowGrams = GRAMS[units.rows ?? units.weight]
  const grams = GRAMS[units.weight]
  const last = rows.at(-1)?.upTo
  const end = over ? over.upTo : last
  const endGrams = end === undefined || end === null ? null : end * (over ? grams : rowGrams)
  const lastPath = over ? `${path}.over` : `${path}.rows.${rows.length - 1}`
  const amounts = [
    ...rows.map(({ fees }, index) => ({ fees, at: `${path}.rows.${index}` })),
    ...(over ? [{ fees: over.base, at: `${path}.over` }] : []),
  ]
  return [
    ...(rows.length === 0 && !over ? [fault('empty', key, path)] : []),
    ...upToFaults(
      rows.map(({ upTo }) => upTo),
      { place: key, path: `${path}.rows`, isContinued: over !== undefined },
    ),
    ...(over && typeof last === 'number' && !isSame(last * rowGrams, over.from * grams)
      ? [fault('missingBound', `${key}: ${last} / ${over.from}`, lastPath)]
      : []),
    ...(endGrams !== null && limits.weight !== undefined && endGrams < limits.weight * grams * (1 - 1e-9)
      ? [fault('missingBound', `${key}: ${end}`, lastPath)]
      : []),
    ...amounts.flatMap(({ fees, at }) => [
      ...(fees.length === priceColumns.length ? [] : [fault('columns', key, at)]),
      ...(fees.some(isReversedCell) ? [fault('reversedBounds', key, at)] : []),
    ]),
    ...(over && over.upTo !== null && over.upTo <= over.from ? [fault('reversedBounds', key, `${path}.over`)] : []),
    ...(over && isReversedCell(over.adds) ? [fault('reversedBounds', key, `${path}.over`)] : []),
    ...(limits.box?.some((side, at) => side > (limits.box?.[at - 1] ?? side)) ? [fault('box', key, path)] : []),
  ]
}

const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(a, b)
const isReversedCell = (cell: Cell) => typeof cell !== 'number' && cell.low > cell.high

/** Bounds must rise from row to row. Only the last one may be open (null). */
function upToFaults(
  bounds: readonly (number | null)[],
  { place, path, isContinued = false }: { place: string; path?: string; isContinued?: boolean },
): FoundFault[] {
  const faultAt = (code: TableFaultCode, index: number) => fault(code, place, path && `${path}.${index}`)
  const closed = isContinued ? bounds : bounds.slice(0, -1)
  if (closed.includes(null)) return [faultAt('missingBound', closed.indexOf(null))]
  const fallen = bounds.findIndex((upTo, at) => at > 0 && upTo !== null && upTo <= (bounds[at - 1] ?? 0))
  return fallen < 0 ? [] : [faultAt('unsorted', fallen)]
}

function referralFaults({ rates, others, typical }: Pick<ReferralTable, 'rates' | 'others' | 'typical'>): FoundFault[] {
  const named: [string, RateOfCategory | null | undefined][] = [...Object.entries(rates), ['others', others]]
  return [
    ...named.flatMap(([category, rate]) => {
      if (typeof rate !== 'object' || rate === null) return []
      const path = category === 'others' ? 'others.bands' : `rates.${category}.bands`
      const bounds = rate.bands.map(({ upTo }) => upTo)
      const isClosed = bounds.at(-1) !== null
      return [
        ...upToFaults(bounds, { place: category, path }),
        ...(isClosed ? [fault('missingBound', category, `${path}.${bounds.length - 1}`)] : []),
      ]
    }),
    ...(typical && typical.low > typical.high ? [fault('reversedBounds', 'typical', 'typical')] : []),
  ]
}

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1)

function seasonFaults({ seasons }: Pick<StorageTable, 'seasons'>): FoundFault[] {
  return MONTHS.flatMap((month) => {
    const found = seasons.filter(({ from, to }) => from <= month && month <= to)
    const last = found.at(-1)
    if (!last) return [fault('missingBound', `month ${month}`, `seasons.month.${month}`)]
    return found.length === 1 ? [] : [fault('duplicate', `month ${month}`, `seasons.${seasons.indexOf(last)}`)]
  })
}

function ageFaults({ rows }: AgedInventoryTable): FoundFault[] {
  return rows.flatMap(({ fromDays, toDays }, at): FoundFault[] => {
    const place = `${fromDays} – ${toDays ?? ''}`
    const next = rows[at + 1]
    const path = `rows.${at}`
    if (toDays !== null && toDays < fromDays) return [fault('reversedBounds', place, path)]
    if (next && next.fromDays <= fromDays) return [fault('unsorted', place, path)]
    const isFollowed = next ? toDays !== null && next.fromDays === toDays + 1 : toDays === null
    return isFollowed ? [] : [fault('missingBound', place, path)]
  })
}

function placementFaults({ rows }: PlacementTable): FoundFault[] {
  const tiers = new Set(rows.flatMap((row) => row.tiers))
  return [
    ...[...tiers].flatMap((tier) =>
      upToFaults(
        rows.filter((row) => row.tiers.includes(tier)).map(({ upTo }) => upTo),
        { place: tier },
      ),
    ),
    ...rows.flatMap((row, at) =>
      [row.minimal, row.partial, row.optimized].some(isReversedCell)
        ? [fault('reversedBounds', row.tiers.join(', '), `rows.${at}`)]
        : [],
    ),
  ]
}
