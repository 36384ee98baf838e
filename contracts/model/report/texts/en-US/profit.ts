import type { profit as source } from '../zh-CN/profit.ts'

export const profit = {
  'profit.insight.fbm': 'The seller ships it himself (FBM); the fulfilment fee is what FBA would cost.',
  'profit.referral': 'Referral fee',
  'profit.fba': 'FBA fulfilment fee',
  'profit.storage': 'Storage (1 month)',
  'profit.vat': 'Tax in the price',
  'profit.grossMargin': 'Gross margin before cost of goods',
  'profit.left': 'Left before cost of goods',
  'profit.ceiling': 'Break-even landed cost',
  'profit.tier': 'Size tier',
  'profit.table.breakdown': 'One unit: where the price goes',
  'profit.table.ladder': 'What if the goods cost …',
  'profit.table.whatIf': 'What if the price were …',
  'profit.table.sources': 'Fee tables used',
  'profit.insight.fees':
    'Of {price}, {referral} go to commission and {fba} to fulfilment: a gross margin of {margin} before the cost of goods.',
  'profit.insight.ceiling':
    'The cost of goods is not known: below {ceiling} landed a unit earns. At {share} of the price, net margin is {margin} and break-even ACOS {acos}.',
  'profit.insight.cliff': 'The price just passes a fee band: at {edge} each unit saves {saving} of fulfilment.',
  'missing.referral': 'The referral fee cannot be computed: {reason}.',
  'missing.fba': 'The FBA fulfilment fee cannot be computed: {reason}.',
} satisfies Record<keyof typeof source, string>
