/** 9 · What Amazon takes of the price, what is left, and how much the goods may cost. */
import type { Fee } from '../../fees/fee.ts'
import { maxCostPerClick, profitOf } from '../../profit.ts'
import { column, figures, insight, missing, section, sentence, table } from '../blocks.ts'
import { type Context, derivedFigure, labelFigure, type Range } from '../context.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { type Fees, feesAt, leftOf, marginOf, type ProfitMetrics } from '../metrics/profit.ts'
import type { Block, Section, Table } from '../report.ts'
import type { TextKey } from '../texts.ts'

/** Landed cost as a share of the price: the ladder, and the step that the insight speaks of. */
const LADDER = [0.2, 0.3, 0.4]
const USUAL = 0.3
/** Prices to try. */
const PRICES = [-0.1, 0, 0.1]
/** Conversion rate that the greatest bid is computed at. */
const CONVERSION = 0.1

export function profitSection(context: Context, { profit }: Metrics): Section {
  const { fees } = profit
  if (!fees) return section('profit', [missing('missing.price', 'products')])
  const usual = profit.left && at(fees, profit.left.value, USUAL)
  return section('profit', [
    ...insight(
      sentence('profit.insight.fees', {
        price: derivedFigure(context, 'product.price', 'money', fees.price, 'note.price'),
        referral: profit.referral,
        fba: profit.fba,
        margin: profit.grossMargin,
      }),
      sentence('profit.insight.ceiling', {
        ceiling: profit.ceiling,
        share: derivedFigure(context, 'column.costShare', 'percent', USUAL, 'note.ladder'),
        margin: derivedFigure(context, 'column.netMargin', 'percent', usual?.margin ?? null, 'note.net'),
        acos: derivedFigure(context, 'column.acos', 'percent', usual?.breakEvenAcos ?? null, 'note.acos'),
      }),
      ...cliff(context, fees),
      ...(context.facts.product.fulfilment === 'FBM' ? [sentence('profit.insight.fbm')] : []),
    ),
    ...figures(
      profit.grossMargin,
      profit.ceiling,
      profit.referral,
      profit.fba,
      profit.storage,
      profit.vat,
      profit.tierFigure,
    ),
    breakdown(context, fees, profit),
    ...ladder(context, fees, profit),
    ...whatIf(context, fees),
    feeTables(context, fees),
    ...gaps(context, fees),
  ])
}

/** One unit at a landed cost of a share of the price. */
function at(fees: Fees, left: number, share: number) {
  const cost = fees.price * share
  // What is left already lacks tax and fees: together they are one cost beside that of the goods.
  return { cost, ...profitOf({ price: fees.price, cost, other: fees.price - left }) }
}

/** Where the price goes; the bounds are shown when one of the fees is a range. */
function breakdown(context: Context, fees: Fees, { left }: ProfitMetrics): Block {
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
  return {
    kind: 'table',
    title: 'profit.table.breakdown',
    asOf: context.facts.now.slice(0, 10),
    columns: [
      column(context, 'column.item', 'label', 2.2),
      column(context, 'column.amount', 'money', undefined, true),
      column(context, 'column.ofPrice', 'percent', undefined, true),
      ...(bounds ? [column(context, 'column.lowest', 'money'), column(context, 'column.highest', 'money')] : []),
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
function ladder(context: Context, fees: Fees, { left }: ProfitMetrics): Block[] {
  if (!left) return []
  const derived = true
  return table(
    context,
    'profit.table.ladder',
    [
      column(context, 'column.costShare', 'percent', undefined, derived),
      column(context, 'column.cost', 'money', undefined, derived),
      column(context, 'column.net', 'money', undefined, derived),
      column(context, 'column.netMargin', 'percent', undefined, derived),
      column(context, 'column.roi', 'percent', undefined, derived),
      column(context, 'column.acos', 'percent', undefined, derived),
      column(context, 'column.bid', 'money', undefined, derived),
    ],
    LADDER.map((share) => {
      const { cost, net, margin, roi, breakEvenAcos } = at(fees, left.value, share)
      const bid = breakEvenAcos === null ? null : maxCostPerClick(fees.price, CONVERSION, Math.max(0, breakEvenAcos))
      return [share, cost, net, margin, roi, breakEvenAcos, bid]
    }),
  )
}

/** The same unit at other prices: commission and fulfilment move with the price. */
function whatIf(context: Context, fees: Fees): Block[] {
  const derived = true
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
      column(context, 'column.priceChange', 'change', undefined, derived),
      column(context, 'product.price', 'money', undefined, derived),
      column(context, 'profit.referral', 'money', undefined, derived),
      column(context, 'profit.fba', 'money', undefined, derived),
      column(context, 'profit.grossMargin', 'percent', undefined, derived),
      column(context, 'profit.left', 'money', undefined, derived),
    ],
    rows,
    1,
  )
}

/** US fulfilment fees rise above $10 and $50: a price just above is better lowered. */
function cliff(context: Context, fees: Fees) {
  if (context.facts.product.marketplace !== 'US') return []
  const edge = [999, 5000].find((limit) => fees.price > limit && fees.price <= limit * 1.06)
  const there = edge === undefined ? null : feesAt(context, edge)
  const saving = (fees.fba.amount?.value ?? 0) - (there?.fba.amount?.value ?? 0)
  if (edge === undefined || saving <= 0) return []
  return [
    sentence('profit.insight.cliff', {
      edge: derivedFigure(context, 'product.price', 'money', edge, 'note.cliff'),
      saving: derivedFigure(context, 'profit.fba', 'money', saving, 'note.cliff'),
    }),
  ]
}

/** Which table each fee comes from, and the days it holds for. */
function feeTables(context: Context, { referral, fba, storage }: Fees): Block {
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

/** What is not known of the fees, and why. */
function gaps(context: Context, { referral, fba }: Fees): Block[] {
  const gap = (key: TextKey, fee: Fee) => {
    if (fee.amount || !fee.reason) return []
    const reason = labelFigure(context, 'column.remark', `reason.${fee.reason}`)
    return [missing(key, fee.reason === 'noSize' || fee.reason === 'noCategory' ? 'products' : null, { reason })]
  }
  return [...gap('missing.referral', referral), ...gap('missing.fba', fba)]
}
