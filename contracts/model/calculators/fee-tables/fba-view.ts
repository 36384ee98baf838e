/** A fulfillment table: tiers with their limits, rows by weight, and a column for each price band. */
import type { Cell, FbaTable, Tier } from '../../fees/table-schema.ts'
import { lengthsText, otherLengthsText, otherWeightText, weightText } from './measures-text.ts'
import { rowKey, stepsKey } from './row-keys.ts'
import { cell, moneyIn, type TableView, type ViewCell, type ViewRow, type ViewWords } from './view.ts'

export function fbaView(table: FbaTable, words: ViewWords): TableView {
  const { phrase, writing } = words
  return {
    facts: factsOf(table, words),
    columns: [phrase('upTo'), ...table.priceColumns.map((column) => bandName(column, words))],
    groups: table.tiers.map((tier) => ({
      key: tier.key,
      title: tier.name[writing.language],
      notes: [...limitsOf(tier, table, words), phrase(`billed.${tier.billed}`)],
      rows: [...weightRows(tier, table, words), ...stepRows(tier, table, words)],
    })),
  }
}

function bandName({ from, to }: FbaTable['priceColumns'][number], { phrase, writing }: ViewWords): string {
  const money = moneyIn(writing)
  if (to === null) return from === 0 ? phrase('fee') : phrase('above', { from: money(from) })
  return from === 0 ? phrase('below', { to: money(to + 1) }) : phrase('band', { from: money(from), to: money(to) })
}

const lengths = (sides: readonly number[], { units }: FbaTable): string =>
  `${lengthsText(sides, units.length)} (${otherLengthsText(sides, units.length)})`

const weight = (value: number, { units }: FbaTable): string =>
  `${weightText(value, units.weight)} (${otherWeightText(value, units.weight)})`

function limitsOf({ limits }: Tier, table: FbaTable, { phrase }: ViewWords): string[] {
  const found = [
    ...(limits.weight === undefined ? [] : [phrase('limit.weight', { weight: weight(limits.weight, table) })]),
    ...(limits.box === undefined ? [] : [phrase('limit.box', { sides: lengths(limits.box, table) })]),
    ...(limits.sideSum === undefined ? [] : [phrase('limit.sideSum', { length: lengths([limits.sideSum], table) })]),
    ...(limits.lengthPlusGirth === undefined
      ? []
      : [phrase('limit.lengthPlusGirth', { length: lengths([limits.lengthPlusGirth], table) })]),
  ]
  return found.length > 0 ? found : [phrase('limit.none')]
}

function weightRows({ key, rows }: Tier, { units }: FbaTable, words: ViewWords): ViewRow[] {
  const unit = units.rows ?? units.weight
  return rows.map(({ upTo, fees }, index) => ({
    key: rowKey(key, index),
    header: upTo === null ? cell(words.phrase('any')) : cell(weightText(upTo, unit), otherWeightText(upTo, unit)),
    cells: fees.map((fee) => cell(amount(fee, words))),
  }))
}

/** The row for weights above the last weight row. A tier without weight rows has only this row. */
function stepRows({ key, rows, over }: Tier, { units }: FbaTable, words: ViewWords): ViewRow[] {
  const { phrase } = words
  if (!over) return []
  const { base, from, step, adds, upTo } = over
  const start = weightText(from, units.weight)
  const other = otherWeightText(from, units.weight)
  const end = upTo === null ? [] : [phrase('end', { weight: weightText(upTo, units.weight) })]
  const also = phrase('step', { step: weightText(step, units.weight), adds: amount(adds, words) })
  const header: ViewCell = {
    lines: [phrase(rows.length > 0 ? 'over' : 'first', { weight: start })],
    also: [other, ...end].join(' · '),
  }
  return [{ key: stepsKey(key), header, cells: base.map((fee) => cell(amount(fee, words), also)) }]
}

function amount(fee: Cell, { phrase, writing }: ViewWords): string {
  const money = moneyIn(writing)
  return typeof fee === 'number' ? money(fee) : phrase('range', { low: money(fee.low), high: money(fee.high) })
}

function factsOf(table: FbaTable, { phrase, writing }: ViewWords): TableView['facts'] {
  const { volumetric, lowPrice, overmax } = table
  const money = moneyIn(writing)
  const least = volumetric?.leastSide
  const leastUnit = volumetric?.per === 'in3/lb' ? 'in' : 'cm'
  return [
    ...(volumetric
      ? [
          {
            label: phrase('volumetric'),
            lines: [
              phrase('volumetricRule', { divisor: volumetric.divisor, unit: POWERS[volumetric.per] }),
              ...(least
                ? [
                    phrase('leastSide', {
                      side: `${lengthsText([least], leastUnit)} (${otherLengthsText([least], leastUnit)})`,
                    }),
                  ]
                : []),
            ],
          },
        ]
      : []),
    ...(lowPrice
      ? [
          {
            label: phrase('lowPrice'),
            lines: [
              lowPrice.cut === null
                ? phrase('lowPriceUnknown', { below: money(lowPrice.below) })
                : phrase('lowPriceCut', { below: money(lowPrice.below), cut: money(lowPrice.cut) }),
            ],
          },
        ]
      : []),
    ...(overmax
      ? [
          {
            label: phrase('overmax'),
            lines: [
              phrase('overmaxRule', {
                length: lengths([overmax.length], table),
                girth: lengths([overmax.lengthPlusGirth], table),
                weight: weight(overmax.weight, table),
              }),
            ],
          },
        ]
      : []),
  ]
}

const POWERS = { 'in3/lb': 'in³/lb', 'cm3/kg': 'cm³/kg' } as const
