import type { profit as source } from '../zh-CN/profit.ts'

export const profit = {
  'profit.insight.fbm':
    'This product is fulfilled by the seller (FBM); the fulfillment fee shown is what FBA would cost.',
  'profit.referral': 'Referral fee',
  'profit.fba': 'FBA fulfillment fee',
  'profit.storage': 'Storage (1 month)',
  'profit.vat': 'Tax included in the price',
  'profit.grossMargin': 'Gross margin (before cost of goods)',
  'profit.left': 'Left after fees (before cost of goods)',
  'profit.ceiling': 'Break-even landed cost',
  'profit.loss': 'Loss per unit (before cost of goods)',
  'profit.tier': 'Size tier',
  'profit.table.breakdown': 'Where the price of one unit goes',
  'profit.table.ladder': 'What if the cost were …',
  'profit.table.whatIf': 'What if the price were …',
  'profit.table.sources': 'Fee tables used',
  'profit.insight.fees':
    'Out of {price}, {referral} goes to the referral fee and {fba} to FBA fulfillment. That leaves a gross margin of {margin} before the cost of goods.',
  'profit.insight.feesTax':
    'Out of {price}, {vat} is tax, {referral} goes to the referral fee and {fba} to FBA fulfillment. That leaves a gross margin of {margin} before the cost of goods.',
  'profit.insight.ceiling':
    'The cost of goods is unknown. The product breaks even at a landed cost of {ceiling}. If it costs {share} of the price, the net margin is {margin} and the break-even ACOS is {acos}.',
  'profit.insight.loss':
    'Tax, referral and fulfillment fees exceed the price: each unit loses {loss} even if the goods cost nothing.',
  'profit.insight.usualLoss':
    'The cost of goods is unknown. The product breaks even at a landed cost of {ceiling}. If it costs {share} of the price, each unit loses {loss} and nothing is left for ads.',
  'profit.insight.cliff': 'The price is just above a fee step: at {edge}, each unit saves {saving} in fulfillment.',
  'missing.referral': 'The referral fee cannot be calculated: {reason}.',
  'missing.fba': 'The FBA fulfillment fee cannot be calculated: {reason}.',
  'missing.referralTable':
    'We have no referral fee table for this marketplace, so profit cannot be calculated. Enter your referral rate under “What-if profit” in the online report to calculate it.',
  'missing.fbaTable':
    'We have no FBA fee table for this marketplace, so profit cannot be calculated. Enter your fulfillment fee under “What-if profit” in the online report to calculate it.',
  'missing.feeTables':
    'We have no referral, FBA or storage fee tables for this marketplace, so profit cannot be calculated. Enter your own rate and fees under “What-if profit” in the online report to calculate it.',
} satisfies Record<keyof typeof source, string>
