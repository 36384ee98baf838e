/** A fee table as it is shown and exported: facts about the whole, and rows in groups. */
import { feeTableName } from '#contracts/model/calculators/profit/profit.texts.ts'
import { formatRate } from '#contracts/model/calculators/profit/writing.ts'
import { volumeIn } from '#contracts/model/fees/measures.ts'
import type {
  AgedInventoryTable,
  FbaSurchargeTable,
  FeeTable,
  LowPriceTable,
  PlacementTable,
  StorageTable,
} from '#contracts/model/fees/table-schema.ts'
import { fbaView } from './fba-view.ts'
import { otherWeightText, weightText } from './measures-text.ts'
import { referralView } from './referral-view.ts'
import { cell, moneyIn, type TableView, type ViewCell, type ViewGroup, type ViewRow, type ViewWords } from './view.ts'

export function tableView(table: FeeTable, words: ViewWords): TableView {
  switch (table.kind) {
    case 'fba':
      return fbaView(table, words)
    case 'referral':
      return referralView(table, words)
    case 'storage':
      return storageView(table, words)
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

function ratePer(minor: number, unit: Volume, { t, writing }: ViewWords): string {
  return t('table.per', { rate: moneyIn(writing)(minor), unit: t(`table.unit.${unit}`) })
}

/** A rate per volume in the unit of the source, and per cubic meter or cubic foot. */
function volumeRate(minor: number, per: Volume, words: ViewWords): ViewCell {
  const other = per === 'ft3' ? 'm3' : 'ft3'
  const inOther = (minor * volumeIn([1000, 1000, 1000], per)) / volumeIn([1000, 1000, 1000], other)
  return cell(ratePer(minor, per, words), ratePer(inOther, other, words))
}

export const seasonKey = (firstMonth: number) => `month ${firstMonth}`

function storageView({ seasons, per, standardTiers }: StorageTable, words: ViewWords): TableView {
  const { t, writing } = words
  const monthName = (month: number) =>
    new Intl.DateTimeFormat(writing.language, { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 1))
  return {
    facts: standardTiers
      ? [
          {
            label: t('table.standardTiers'),
            lines: standardTiers.map((tier) => feeTableName(writing.language, `tier.${tier}`)),
          },
        ]
      : [],
    columns: [t('table.month'), t('table.standard'), t('table.oversize')],
    groups: wholeTable(
      seasons.map(({ from, to, standard, oversize }) => ({
        key: seasonKey(from),
        header: cell(from === to ? monthName(from) : t('table.months', { from: monthName(from), to: monthName(to) })),
        cells: [volumeRate(standard, per, words), volumeRate(oversize, per, words)],
      })),
    ),
  }
}

function agedInventoryView({ rows, per }: AgedInventoryTable, words: ViewWords): TableView {
  const { t, writing } = words
  return {
    facts: [],
    columns: [t('table.daysInStock'), t('table.perVolume'), t('table.leastPerUnit')],
    groups: wholeTable(
      rows.map(({ fromDays, toDays, rate, leastPerUnit }) => ({
        key: `days ${fromDays}`,
        header: cell(
          toDays === null
            ? t('table.daysOver', { from: fromDays })
            : t('table.daysRange', { from: fromDays, to: toDays }),
        ),
        cells: [volumeRate(rate, per, words), cell(leastPerUnit ? moneyIn(writing)(leastPerUnit) : '–')],
      })),
    ),
  }
}

const SPLITS = ['minimal', 'partial', 'optimized'] as const

function placementView({ rows, units }: PlacementTable, { t, writing }: ViewWords): TableView {
  const money = moneyIn(writing)
  const groups = new Map<string, ViewGroup>()
  for (const { tiers, upTo, ...fees } of rows) {
    const key = tiers.join(' ')
    const title = tiers.map((tier) => feeTableName(writing.language, `tier.${tier}`)).join(' · ')
    const group = groups.get(key) ?? { key, title, notes: [], rows: [] }
    group.rows.push({
      key: `${key} ${upTo ?? ''}`,
      header:
        upTo === null
          ? cell(t('table.any'))
          : cell(weightText(upTo, units.weight), otherWeightText(upTo, units.weight)),
      cells: SPLITS.map((splits) => {
        const { low, high } = fees[splits]
        return cell(low === high ? money(low) : t('table.range', { low: money(low), high: money(high) }))
      }),
    })
    groups.set(key, group)
  }
  return {
    facts: [],
    columns: [t('table.upTo'), ...SPLITS.map((splits) => t(`table.${splits}`))],
    groups: [...groups.values()],
  }
}

const surchargeView = ({ rate }: FbaSurchargeTable, { t, writing }: ViewWords): TableView => ({
  facts: [{ label: t('table.rate'), lines: [t('table.surcharge', { rate: formatRate(rate, writing.grouping) })] }],
  columns: [],
  groups: [],
})

const lowPriceView = ({ below }: LowPriceTable, { t, writing }: ViewWords): TableView => ({
  facts: [{ label: t('table.lowPrice'), lines: [t('table.lowPriceOnly', { below: moneyIn(writing)(below) })] }],
  columns: [],
  groups: [],
})
