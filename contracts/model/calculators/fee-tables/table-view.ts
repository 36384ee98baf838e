/** A fee table as it is shown and exported: facts about the whole, and rows in groups. */

import { volumeIn } from '../../fees/measures.ts'
import { SPLITS } from '../../fees/splits.ts'
import type {
  AgedInventoryTable,
  FbaSurchargeTable,
  FeeTable,
  LowPriceTable,
  PlacementTable,
  StorageTable,
} from '../../fees/table-schema.ts'
import { MONTH_NAMES } from '../../month-names.texts.ts'
import { feeTableName } from '../profit/profit.texts.ts'
import { formatRate, type Writing } from '../writing.ts'
import { fbaView } from './fba-view.ts'
import { otherWeightText, weightText } from './measures-text.ts'
import { referralView } from './referral-view.ts'
import { seasonKey } from './row-keys.ts'
import {
  cell,
  moneyIn,
  type TableView,
  type ViewCell,
  type ViewGroup,
  type ViewRow,
  type ViewWords,
  viewWords,
} from './view.ts'

/** `tierNames`: names of the size tiers that a seller's own table has. */
export function tableView(
  table: FeeTable,
  writing: Writing,
  tierNames: ReadonlyMap<string, string> = new Map(),
): TableView {
  const words = viewWords(writing)
  switch (table.kind) {
    case 'fba':
      return fbaView(table, words)
    case 'referral':
      return referralView(table, words)
    case 'storage':
      return storageView(table, words, tierNames)
    case 'agedInventory':
      return agedInventoryView(table, words)
    case 'placement':
      return placementView(table, words)
    case 'fbaSurcharge':
      return surchargeView(table, words)
    case 'lowPrice':
      return lowPriceView(table, words)
  }
}

const wholeTable = (rows: ViewRow[]): ViewGroup[] => [{ key: 'all', title: null, notes: [], rows }]

type Volume = StorageTable['per']

function ratePer(minor: number, unit: Volume, { phrase, writing }: ViewWords): string {
  return phrase('per', { rate: moneyIn(writing)(minor), unit: phrase(`unit.${unit}`) })
}

/**
 * A storage rate per unit of volume of the source, and per cubic meter or cubic foot, whichever the source does not
 * use.
 */
function volumeRate(minor: number, per: Volume, words: ViewWords): ViewCell {
  const other = per === 'ft3' ? 'm3' : 'ft3'
  const inOther = (minor * volumeIn([1000, 1000, 1000], per)) / volumeIn([1000, 1000, 1000], other)
  return cell(ratePer(minor, per, words), ratePer(inOther, other, words))
}

function storageView(
  { seasons, per, standardTiers }: StorageTable,
  words: ViewWords,
  tierNames: ReadonlyMap<string, string>,
): TableView {
  const { phrase, writing } = words
  const monthName = (month: number) => MONTH_NAMES[writing.language][month - 1] ?? ''
  return {
    facts: standardTiers
      ? [
          {
            label: phrase('standardTiers'),
            lines: standardTiers.map((tier) => tierNames.get(tier) ?? feeTableName(writing.language, `tier.${tier}`)),
          },
        ]
      : [],
    columns: standardTiers
      ? [phrase('month'), phrase('standard'), phrase('oversize')]
      : [phrase('month'), phrase('rate')],
    groups: wholeTable(
      seasons.map(({ from, to, standard, oversize }) => ({
        key: seasonKey(from),
        header: cell(from === to ? monthName(from) : phrase('months', { from: monthName(from), to: monthName(to) })),
        cells: (standardTiers ? [standard, oversize] : [standard]).map((rate) => volumeRate(rate, per, words)),
      })),
    ),
  }
}

function agedInventoryView({ rows, per }: AgedInventoryTable, words: ViewWords): TableView {
  const { phrase, writing } = words
  return {
    facts: [],
    columns: [phrase('daysInStock'), phrase('perVolume'), phrase('leastPerUnit')],
    groups: wholeTable(
      rows.map(({ fromDays, toDays, rate, leastPerUnit }) => ({
        key: `days ${fromDays}`,
        header: cell(
          toDays === null
            ? phrase('daysOver', { from: fromDays })
            : phrase('daysRange', { from: fromDays, to: toDays }),
        ),
        cells: [volumeRate(rate, per, words), cell(leastPerUnit ? moneyIn(writing)(leastPerUnit) : '–')],
      })),
    ),
  }
}

function placementView({ rows, units }: PlacementTable, { phrase, writing }: ViewWords): TableView {
  const money = moneyIn(writing)
  const groups = new Map<string, ViewGroup>()
  for (const { tiers, upTo, ...fees } of rows) {
    const key = tiers.join(' ')
    const title = tiers.map((tier) => feeTableName(writing.language, `tier.${tier}`)).join(' · ')
    const group = groups.get(key) ?? { key, title, notes: [], rows: [] }
    group.rows.push({
      key: `${key} ${upTo ?? ''}`,
      header:
        upTo === null ? cell(phrase('any')) : cell(weightText(upTo, units.weight), otherWeightText(upTo, units.weight)),
      cells: SPLITS.map((splits) => {
        const { low, high } = fees[splits]
        return cell(low === high ? money(low) : phrase('range', { low: money(low), high: money(high) }))
      }),
    })
    groups.set(key, group)
  }
  return {
    facts: [],
    columns: [phrase('upTo'), ...SPLITS.map((splits) => phrase(`${splits}`))],
    groups: [...groups.values()],
  }
}

const surchargeView = ({ rate }: FbaSurchargeTable, { phrase, writing }: ViewWords): TableView => ({
  facts: [{ label: phrase('rate'), lines: [phrase('surcharge', { rate: formatRate(rate, writing.grouping) })] }],
  columns: [],
  groups: [],
})

const lowPriceView = ({ below }: LowPriceTable, { phrase, writing }: ViewWords): TableView => ({
  facts: [{ label: phrase('lowPrice'), lines: [phrase('lowPriceOnly', { below: moneyIn(writing)(below) })] }],
  columns: [],
  groups: [],
})
