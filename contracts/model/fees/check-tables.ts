/** Checks what types and schema of fee tables cannot: dates, order of rows, bounds. */
import { type FoundFault, fault, rowFaults } from './check-rows.ts'
import { faultLine } from './check-tables.texts.ts'
import { isDay, nextDay } from './days.ts'
import type { FeeTable, OwnTable } from './table-schema.ts'

export interface TableFault extends FoundFault {
  /** Name of the file, or what the caller calls the table. */
  table: string
  /** The previous table, if the fault is between both. */
  former?: string
}
type AnyTable = FeeTable | OwnTable

/** @throws Error with one line for each fault; each line names the file */
export function checkTables(tables: Readonly<Record<string, AnyTable>>): void {
  // The set removes duplicates: a table of several marketplaces repeats a fault in each of them.
  const lines = new Set(tableFaults(tables).map((found) => faultLine(found, 'en-US')))
  if (lines.size > 0) throw new Error(`Fee tables are wrong:\n${[...lines].join('\n')}`)
}

/** All faults in the tables and between them; empty if they can be used. */
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

function nameFaults(name: string, table: AnyTable): FoundFault[] {
  if (!('source' in table)) return []
  const kind = table.kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const goods = table.kind === 'fba' && table.goods !== 'all' ? `-${table.goods}` : ''
  const peak = table.kind === 'fba' && table.peak ? '-peak' : ''
  const expected = `${kind}${goods}${peak}-${table.validFrom}`
  return name.slice(name.indexOf('-') + 1) === expected ? [] : [fault('name', `…-${expected}`)]
}

function dayFaults({ validFrom, validTo }: AnyTable): FoundFault[] {
  const wrong = [validFrom, ...(validTo === null ? [] : [validTo])].filter((day) => !isDay(day))
  if (wrong.length > 0) return wrong.map((day) => fault('day', day, day === validFrom ? 'validFrom' : 'validTo'))
  return validTo !== null && validTo < validFrom ? [fault('reversed', `${validFrom} – ${validTo}`, 'validTo')] : []
}

type Named = readonly [name: string, table: AnyTable]

/** Lists of tables that follow each other: of one marketplace, kind and sort of goods, oldest first. */
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
    const between = (code: 'overlap' | 'gap') => [
      {
        table: name,
        former: formerName,
        ...fault(code, place, 'validFrom'),
      },
    ]
    if (former.validFrom === table.validFrom) return between('overlap')
    if (former.validTo === null || !isDay(former.validTo)) return []
    if (former.validTo >= table.validFrom) return between('overlap')
    const isNext = nextDay(former.validTo) === table.validFrom
    return isNext || table.knownGapBefore || former.knownGapAfter ? [] : between('gap')
  })
}
