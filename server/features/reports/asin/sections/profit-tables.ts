import { marginOf } from '#contracts/model/calculators/gross-margin.ts'
import type { Fee } from '#contracts/model/fees/fee.ts'
import type { Block, Column, Table } from '#contracts/model/report/block-kinds.ts'
import type { Unit } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { column, table } from '../../model/blocks.ts'
import type { Context, Range } from '../context.ts'
import { type Fees, feesAt, leftOf, type ProfitMetrics } from '../metrics/profit.ts'

const LADDER_COST_SHARES = [0.2, 0.3, 0.4]
const PRICE_CHANGES = [-0.1, 0, 0.1]
const ASSUMED_CONVERSION_RATE = 0.1

/** Marked as an estimate if a fee is only a range. */
const feeColumn =
  (context: Context, isRange: boolean) =>
  (label: TextKey, unit: Unit): Column => ({
    ...column(context, label, unit, undefined, true),
    ...(isRange && context.derivedMethod !== 'sample' ? { method: 'estimated' } : {}),
  })

export function unitAt(fees: Fees, left: number, costShare: number) {
  const { price } = fees
  const cost = price * costShare
  const net = left - cost
  const margin = price > 0 ? net / price : null
  return {
    cost,
    net,
    margin,
    roi: cost > 0 ? net / cost : null,
    // Null if the unit loses money without ads.
    breakEvenAcos: net > 0 ? margin : null,
  }
}

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
  const hasBounds = parts.some(([, amount]) => amount && amount.low !== amount.high)
  const toColumn = feeColumn(context, hasBounds)
  return {
    kind: 'table',
    title: 'profit.table.breakdown',
    asOf: context.facts.now.slice(0, 10),
    columns: [
      column(context, 'column.item', 'label', 2.2),
      toColumn('column.amount', 'money'),
      toColumn('column.ofPrice', 'percent'),
      ...(hasBounds ? [toColumn('column.lowest', 'money'), toColumn('column.highest', 'money')] : []),
    ],
    rows: parts.map(([label, amount]) => [
      label,
      amount?.value ?? null,
      amount ? amount.value / fees.price : null,
      ...(hasBounds ? [amount?.low ?? null, amount?.high ?? null] : []),
    ]),
    highlight: parts.length - 1,
  }
}

export function ladder(context: Context, fees: Fees, { left }: ProfitMetrics): Block[] {
  if (!left) return []
  const toColumn = feeColumn(context, left.low !== left.high)
  return table(
    context,
    'profit.table.ladder',
    [
      toColumn('column.costShare', 'percent'),
      toColumn('column.cost', 'money'),
      toColumn('column.net', 'money'),
      toColumn('column.netMargin', 'percent'),
      toColumn('column.roi', 'percent'),
      toColumn('column.acos', 'percent'),
      toColumn('column.bid', 'money'),
    ],
    LADDER_COST_SHARES.map((costShare) => {
      const { cost, net, margin, roi, breakEvenAcos } = unitAt(fees, left.value, costShare)
      const bid = breakEvenAcos === null ? null : fees.price * ASSUMED_CONVERSION_RATE * breakEvenAcos
      return [costShare, cost, net, margin, roi, breakEvenAcos, bid]
    }),
  )
}

export function whatIf(context: Context, fees: Fees, { left }: ProfitMetrics): Block[] {
  const toColumn = feeColumn(context, left !== null && left.low !== left.high)
  const rows = PRICE_CHANGES.map((change): Table['rows'][number] => {
    const changed = feesAt(context, Math.round(fees.price * (1 + change)))
    const { price, referral, fba } = changed
    return [
      change,
      price,
      referral.amount?.value ?? null,
      fba.amount?.value ?? null,
      marginOf(changed)?.value ?? null,
      leftOf(changed)?.value ?? null,
    ]
  })
  if (rows.some((row) => row.at(-1) === null)) return []
  return table(
    context,
    'profit.table.whatIf',
    [
      toColumn('column.priceChange', 'change'),
      toColumn('product.price', 'money'),
      toColumn('profit.referral', 'money'),
      toColumn('profit.fba', 'money'),
      toColumn('profit.grossMargin', 'percent'),
      toColumn('profit.left', 'money'),
    ],
    rows,
    1,
  )
}

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
