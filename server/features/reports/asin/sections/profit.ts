import type { Fee } from '#contracts/model/fees/fee.ts'
import { rangeOf } from '#contracts/model/range.ts'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { AsinSection, Section } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { figures, insight, missing, section, sentence } from '../../model/blocks.ts'
import { type Context, derivedFigure, labelFigure, type Range, rangeFigure } from '../context.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { type Fees, feesAt } from '../metrics/profit.ts'
import { breakdown, feeTables, ladder, unitAt, whatIf } from './profit-tables.ts'

const USUAL_COST_SHARE = 0.3

export function profitSection(context: Context, { profit }: Metrics): Section<AsinSection> {
  const { fees } = profit
  if (!fees) return section('profit', [missing('missing.price', 'products')])
  const usual = profit.left && {
    value: unitAt(fees, profit.left.value, USUAL_COST_SHARE),
    low: unitAt(fees, profit.left.low, USUAL_COST_SHARE),
    high: unitAt(fees, profit.left.high, USUAL_COST_SHARE),
  }
  const usualRange = (name: 'margin' | 'breakEvenAcos'): Range | null => usual && rangeOf((at) => usual[at][name])
  const share = derivedFigure(context, 'column.costShare', 'percent', USUAL_COST_SHARE, 'note.ladder')
  // If a unit loses money at the usual cost, no ads pay off.
  const usualLoss = usual && usual.high.net <= 0 && rangeOf((at) => -usual[at].net)
  return section('profit', [
    ...insight(
      sentence(profit.vat.value === null ? 'profit.insight.fees' : 'profit.insight.feesTax', {
        price: derivedFigure(context, 'product.price', 'money', fees.price, 'note.price'),
        ...(profit.vat.value === null ? {} : { vat: profit.vat }),
        referral: profit.referral,
        fba: profit.fba,
        margin: profit.grossMargin,
      }),
      sentence('profit.insight.loss', { loss: profit.loss }),
      ...(usualLoss
        ? [
            sentence('profit.insight.usualLoss', {
              ceiling: profit.ceiling,
              share,
              loss: rangeFigure(context, 'column.net', 'money', usualLoss, 'note.net'),
            }),
          ]
        : []),
      sentence('profit.insight.ceiling', {
        ceiling: profit.ceiling,
        share,
        margin: rangeFigure(context, 'column.netMargin', 'percent', usualRange('margin'), 'note.net'),
        acos: rangeFigure(context, 'column.acos', 'percent', usualRange('breakEvenAcos'), 'note.acos'),
      }),
      ...feeCliff(context, fees),
      ...(profit.left && !fees.storage.amount ? [sentence('profit.insight.noStorage')] : []),
      ...(context.facts.product.fulfilment === 'FBM' ? [sentence('profit.insight.fbm')] : []),
    ),
    ...figures(
      profit.grossMargin,
      profit.ceiling,
      profit.loss,
      profit.referral,
      profit.fba,
      profit.storage,
      profit.vat,
      profit.tierFigure,
    ),
    breakdown(context, fees, profit),
    ...ladder(context, fees, profit),
    ...whatIf(context, fees, profit),
    feeTables(context, fees),
    ...missingFees(context, fees),
  ])
}

/** US fulfilment fees rise above $10 and $50, so a price just above should be lowered. */
function feeCliff(context: Context, fees: Fees) {
  if (context.facts.product.marketplace !== 'US') return []
  const edge = [999, 5000].find((limit) => fees.price > limit && fees.price <= limit * 1.06)
  const edgeFees = edge === undefined ? null : feesAt(context, edge)
  const saving = (fees.fba.amount?.value ?? 0) - (edgeFees?.fba.amount?.value ?? 0)
  if (edge === undefined || saving <= 0) return []
  return [
    sentence('profit.insight.cliff', {
      edge: derivedFigure(context, 'product.price', 'money', edge, 'note.cliff'),
      saving: derivedFigure(context, 'profit.fba', 'money', saving, 'note.cliff'),
    }),
  ]
}

/** Without any fee table the seller can enter the fees in the calculator. */
function missingFees(context: Context, { referral, fba }: Fees): Block[] {
  if (referral.reason === 'noTable' && fba.reason === 'noTable') return [missing('missing.feeTables', null)]
  const gap = (keys: { table: TextKey; other: TextKey }, fee: Fee) => {
    if (fee.amount || !fee.reason) return []
    if (fee.reason === 'noTable') return [missing(keys.table, null)]
    const reason = labelFigure(context, 'column.remark', `reason.${fee.reason}`)
    return [missing(keys.other, fee.reason === 'noSize' || fee.reason === 'noCategory' ? 'products' : null, { reason })]
  }
  return [
    ...gap({ table: 'missing.referralTable', other: 'missing.referral' }, referral),
    ...gap({ table: 'missing.fbaTable', other: 'missing.fba' }, fba),
  ]
}
