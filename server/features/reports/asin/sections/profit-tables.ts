/** The tables of the profit section. */
import type { Fee } from '#contracts/model/fees/fee.ts'
import { maxCostPerClick, profitOf } from '#contracts/model/profit.ts'
import type { Block, Column, Table } from '#contracts/model/report/block-kinds.ts'
import type { Unit } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { column, table } from '../../model/blocks.ts'
import type { Context, Range } from '../context.ts'
import { type Fees, feesAt, leftOf, marginOf, type ProfitMetrics } from '../metrics/profit.ts'

/** Landed cost as a share of the price. */
const LADDER = [0.2, 0.3, 0.4]
/** Prices to try. */
const PRICES = [-0.1, 0, 0.1]
/** Conversion rate that the greatest bid is computed at. */
const CONVERSION = 0.1

/** A column that is computed from the fees: an estimate when one of them is only a range. */
const countedColumn =
  (context: Context, ranged: boolean) =>
  (label: TextKey, unit: Unit): Column => ({
    ...column(context, label, unit, undefined, true),
    ...(ranged && context.derivedMethod !== 'sample' ? { method: 'estimated' } : {}),
  })

/** One unit at a landed cost of a share of the price. */
export function unitAt(fees: Fees, left: number, share: number) {
  const cost = fees.price * share
  // What is left already lacks tax and fees: together they are one cost beside that of the goods.
  return { cost, ...profitOf({ price: fees.price, cost, other: fees.price - left }) }
}

/** Where the price goes; the bounds are shown when one of the fees is a range. */
export function breakdown(context: Context, fees: Fees, { left }: ProfitMetrics): Block {
  const exact = (value: number) => ({ value, low: value, high: value })
  const parts: [TextKey, Range | null][] = [
    ['product.price', exact(fees.price)],
    ...(fees.vat > 0 ? [['profit.vat', exact(fees.vat)] satisfies [TextKey, Range]] : []),
    ['profit.referral', fees.referral.amount],
    ['profit.fba', fees.fba.amount],
    ['profit.storage', fees.storage.amount],
    ['profit.left', left],
  ]
  const bounds = parts.some(([, amount]) => amount && amount.low !== amount.high)
  const counted = countedColumn(context, bounds)
  return {
    kind: 'table',
    title: 'profit.table.breakdown',
    asOf: context.facts.now.slice(0, 10),
    columns: [
      column(context, 'column.item', 'label', 2.2),
      counted('column.amount', 'money'),
      counted('column.ofPrice', 'percent'),
      ...(bounds ? [counted('column.lowest', 'money'), counted('column.highest', 'money')] : []),
    ],
    rows: parts.map(([label, amount]) => [
      label,
      amount?.value ?? null,
      amount ? amount.value / fees.price : null,
      ...(bounds ? [amount?.low ?? null, amount?.high ?? null] : []),
    ]),
    highlight: parts.length - 1,
  }
}

/** Net profit, margin, ROI and what ads may cost, were the goods to cost so much. */
export function ladder(context: Context, fees: Fees, { left }: ProfitMetrics): Block[] {
  if (!left) return []
  const counted = countedColumn(context, left.low !== left.high)
  return table(
    context,
    'profit.table.ladder',
    [
      counted('column.costShare', 'percent'),
      counted('column.cost', 'money'),
      counted('column.net', 'money'),
      counted('column.netMargin', 'percent'),
      counted('column.roi', 'percent'),
      counted('column.acos', 'percent'),
      counted('column.bid', 'money'),
    ],
    LADDER.map((share) => {
      const { cost, net, margin, roi, breakEvenAcos } = unitAt(fees, left.value, share)
      const bid = breakEvenAcos === null ? null : maxCostPerClick(fees.price, CONVERSION, Math.max(0, breakEvenAcos))
      return [share, cost, net, margin, roi, breakEvenAcos, bid]
    }),
  )
}

/** The same unit at other prices: commission and fulfilment move with the price. */
export function whatIf(context: Context, fees: Fees, { left }: ProfitMetrics): Block[] {
  const counted = countedColumn(context, left !== null && left.low !== left.high)
  const rows = PRICES.map((change): Table['rows'][number] => {
    const there = feesAt(context, Math.round(fees.price * (1 + change)))
    const { price, referral, fba } = there
    return [
      change,
      price,
      referral.amount?.value ?? null,
      fba.amount?.value ?? null,
      marginOf(there)?.value ?? null,
      leftOf(there)?.value ?? null,
    ]
  })
  if (rows.some((row) => row.at(-1) === null)) return []
  return table(
    context,
    'profit.table.whatIf',
    [
      counted('column.priceChange', 'change'),
      counted('product.price', 'money'),
      counted('profit.referral', 'money'),
      counted('profit.fba', 'money'),
      counted('profit.grossMargin', 'percent'),
      counted('profit.left', 'money'),
    ],
    rows,
    1,
  )
}

/** Which table each fee comes from, and the days it holds for. */
export function feeTables(context: Context, { referral, fba, storage }: Fees): Block {
  const row = (label: TextKey, { table: from, reason }: Fee) => [
    label,
    from?.source ?? null,
    from?.validFrom ?? null,
    from?.validTo ?? null,
    reason ? (`reason.${reason}` satisfies TextKey) : null,
  ]
  return {
    kind: 'table',
    title: 'profit.table.sources',
    asOf: context.facts.now.slice(0, 10),
    columns: [
      column(context, 'column.fee', 'label', 1.3),
      column(context, 'column.feeTable', 'label', 2.4),
      column(context, 'column.from', 'date', 1.1),
      column(context, 'column.to', 'date', 1.1),
      column(context, 'column.remark', 'label', 2.6),
    ],
    rows: [row('profit.referral', referral), row('profit.fba', fba), row('profit.storage', storage)],
  }
}
