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
import { feeTableName } from '../profit/profit.texts.ts'
import { formatRate, type Writing } from '../writing.ts'
import { fbaView } from './fba-view.ts'
import { otherWeightText, weightText } from './measures-text.ts'
import { referralView } from './referral-view.ts'
import { seasonKey } from './row-keys.ts'
import { MONTH_NAMES } from './table-view.texts.ts'
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

function ratePer(minor: number, unit: Volume, { said, writing }: ViewWords): string {
  return said('per', { rate: moneyIn(writing)(minor), unit: said(`unit.${unit}`) })
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
  const { said, writing } = words
  const monthName = (month: number) => MONTH_NAMES[writing.language][month - 1] ?? ''
  return {
    facts: standardTiers
      ? [
          {
            label: said('standardTiers'),
            lines: standardTiers.map((tier) => tierNames.get(tier) ?? feeTableName(writing.language, `tier.${tier}`)),
          },
        ]
      : [],
    columns: standardTiers ? [said('month'), said('standard'), said('oversize')] : [said('month'), said('rate')],
    groups: wholeTable(
      seasons.map(({ from, to, standard, oversize }) => ({
        key: seasonKey(from),
        header: cell(from === to ? monthName(from) : said('months', { from: monthName(from), to: monthName(to) })),
        cells: (standardTiers ? [standard, oversize] : [standard]).map((rate) => volumeRate(rate, per, words)),
      })),
    ),
  }
}

function agedInventoryView({ rows, per }: AgedInventoryTable, words: ViewWords): TableView {
  const { said, writing } = words
  return {
    facts: [],
    columns: [said('daysInStock'), said('perVolume'), said('leastPerUnit')],
    groups: wholeTable(
      rows.map(({ fromDays, toDays, rate, leastPerUnit }) => ({
        key: `days ${fromDays}`,
        header: cell(
          toDays === null ? said('daysOver', { from: fromDays }) : said('daysRange', { from: fromDays, to: toDays }),
        ),
        cells: [volumeRate(rate, per, words), cell(leastPerUnit ? moneyIn(writing)(leastPerUnit) : '–')],
      })),
    ),
  }
}

function placementView({ rows, units }: PlacementTable, { said, writing }: ViewWords): TableView {
  const money = moneyIn(writing)
  const groups = new Map<string, ViewGroup>()
  for (const { tiers, upTo, ...fees } of rows) {
    const key = tiers.join(' ')
    const title = tiers.map((tier) => feeTableName(writing.language, `tier.${tier}`)).join(' · ')
    const group = groups.get(key) ?? { key, title, notes: [], rows: [] }
    group.rows.push({
      key: `${key} ${upTo ?? ''}`,
      header:
        upTo === null ? cell(said('any')) : cell(weightText(upTo, units.weight), otherWeightText(upTo, units.weight)),
      cells: SPLITS.map((splits) => {
        const { low, high } = fees[splits]
        return cell(low === high ? money(low) : said('range', { low: money(low), high: money(high) }))
      }),
    })
    groups.set(key, group)
  }
  return {
    facts: [],
    columns: [said('upTo'), ...SPLITS.map((splits) => said(`${splits}`))],
    groups: [...groups.values()],
  }
}

const surchargeView = ({ rate }: FbaSurchargeTable, { said, writing }: ViewWords): TableView => ({
  facts: [{ label: said('rate'), lines: [said('surcharge', { rate: formatRate(rate, writing.grouping) })] }],
  columns: [],
  groups: [],
})

const lowPriceView = ({ below }: LowPriceTable, { said, writing }: ViewWords): TableView => ({
  facts: [{ label: said('lowPrice'), lines: [said('lowPriceOnly', { below: moneyIn(writing)(below) })] }],
  columns: [],
  groups: [],
})
