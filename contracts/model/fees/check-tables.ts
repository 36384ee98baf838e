/** Checks of fee tables that types and schema cannot make: dates, order of rows, bounds. */
import { faultLine, type TableFaultCode } from './check-tables.texts.ts'
import { isDay, nextDay } from './days.ts'
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

export interface TableFault {
  /** Name of the file, or what the caller calls the table. */
  table: string
  code: TableFaultCode
  /** Where in the table. */
  place: string
}
type Found = Omit<TableFault, 'table'>
type AnyTable = FeeTable | OwnTable

/** @throws Error with one line for each fault, which names its file. */
export function checkTables(tables: Readonly<Record<string, AnyTable>>): void {
  const faults = tableFaults(tables)
  if (faults.length === 0) return
  throw new Error(`Fee tables are wrong:\n${faults.map((fault) => faultLine(fault, 'en-US')).join('\n')}`)
}

/** Everything that is wrong with tables and between them; empty if they can be used. */
export function tableFaults(tables: Readonly<Record<string, AnyTable>>): TableFault[] {
  const named = Object.entries(tables)
  return [
    ...named.flatMap(([name, table]) =>
      [...nameFaults(name, table), ...dayFaults(table), ...rowFaults(table)].map((found) => ({
        table: name,
        ...found,
      })),
    ),
    ...sequences(named).flatMap(sequenceFaults),
  ]
}

const fault = (code: TableFaultCode, place: string): Found => ({ code, place })

function nameFaults(name: string, table: AnyTable): Found[] {
  if (!('source' in table)) return []
  const kind = table.kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const goods = table.kind === 'fba' && table.goods !== 'all' ? `-${table.goods}` : ''
  const peak = table.kind === 'fba' && table.peak ? '-peak' : ''
  const expected = `${kind}${goods}${peak}-${table.validFrom}`
  return name.slice(name.indexOf('-') + 1) === expected ? [] : [fault('name', `…-${expected}`)]
}

function dayFaults({ validFrom, validTo }: AnyTable): Found[] {
  const wrong = [validFrom, ...(validTo === null ? [] : [validTo])].filter((day) => !isDay(day))
  if (wrong.length > 0) return wrong.map((day) => fault('day', day))
  return validTo !== null && validTo < validFrom ? [fault('reversed', `${validFrom} – ${validTo}`)] : []
}

type Named = readonly [name: string, table: AnyTable]

/** Tables that follow each other: of one marketplace, kind and sort of goods, oldest first. */
function sequences(tables: readonly Named[]): Named[][] {
  const groups = new Map<string, Named[]>()
  for (const [name, table] of tables)
    for (const marketplace of table.marketplaces) {
      const key = [table.kind, marketplace, table.kind === 'fba' ? table.goods : ''].join(' ')
      groups.set(key, [...(groups.get(key) ?? []), [name, table]])
    }
  return [...groups.values()].map((group) => group.sort(([, a], [, b]) => a.validFrom.localeCompare(b.validFrom)))
}

function sequenceFaults(tables: readonly Named[]): TableFault[] {
  return tables.slice(1).flatMap(([name, table], at): TableFault[] => {
    const [formerName, former] = tables[at] ?? [name, table]
    const place = `${formerName}: ${former.validFrom} – ${former.validTo ?? ''}`
    if (former.validFrom === table.validFrom) return [{ table: name, ...fault('overlap', place) }]
    if (former.validTo === null || !isDay(former.validTo)) return []
    if (former.validTo >= table.validFrom) return [{ table: name, ...fault('overlap', place) }]
    const isNext = nextDay(former.validTo) === table.validFrom
    return isNext || table.knownGapBefore ? [] : [{ table: name, ...fault('gap', place) }]
  })
}

function rowFaults(table: AnyTable): Found[] {
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

function fbaFaults(table: Omit<FbaTable, 'source' | 'changes'>): Found[] {
  const keys = table.tiers.map(({ key }) => key)
  return [
    ...columnFaults(table),
    ...keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => fault('duplicate', key)),
    ...table.tiers.flatMap((tier) => tierFaults(tier, table)),
  ]
}

/** Price columns may be in any order, and leave out prices only where the goods have a general table besides. */
function columnFaults({ priceColumns, goods }: Pick<FbaTable, 'priceColumns' | 'goods'>): Found[] {
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
): Found[] {
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
function upToFaults(bounds: readonly (number | null)[], place: string, isContinued: boolean): Found[] {
  const closed = isContinued ? bounds : bounds.slice(0, -1)
  if (closed.includes(null)) return [fault('missingBound', place)]
  const isRising = bounds.every((upTo, at) => at === 0 || upTo === null || upTo > (bounds[at - 1] ?? 0))
  return isRising ? [] : [fault('unsorted', place)]
}

function referralFaults({ rates, others, typical }: Pick<ReferralTable, 'rates' | 'others' | 'typical'>): Found[] {
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

function seasonFaults({ seasons }: Pick<StorageTable, 'seasons'>): Found[] {
  return MONTHS.flatMap((month) => {
    const count = seasons.filter(({ from, to }) => from <= month && month <= to).length
    if (count === 1) return []
    return [fault(count === 0 ? 'missingBound' : 'duplicate', `month ${month}`)]
  })
}

function ageFaults({ rows }: AgedInventoryTable): Found[] {
  return rows.flatMap(({ fromDays, toDays }, at): Found[] => {
    const place = `${fromDays} – ${toDays ?? ''}`
    const next = rows[at + 1]
    if (toDays !== null && toDays < fromDays) return [fault('reversedBounds', place)]
    if (next && next.fromDays <= fromDays) return [fault('unsorted', place)]
    const isFollowed = next ? toDays !== null && next.fromDays === toDays + 1 : toDays === null
    return isFollowed ? [] : [fault('missingBound', place)]
  })
}

function placementFaults({ rows }: PlacementTable): Found[] {
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
