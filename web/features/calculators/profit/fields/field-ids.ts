/** Ids of the fields, and a function that finds the field to fill in for a line with an unknown amount. */
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { Line, LineKey } from '#contracts/model/calculators/profit/lines.ts'
import { isValuedForExport } from '#contracts/model/customs-value.ts'

const FIELDS = {
  cost: 'profit-cost',
  freight: 'profit-freight',
  duty: 'profit-duty',
  importVat: 'profit-cost',
  referral: 'profit-category',
  fulfilment: 'profit-length',
  postage: 'profit-postage',
  handling: 'profit-handling',
  placement: 'profit-placement',
  storage: 'profit-length',
  agedInventory: 'profit-months',
  lowInventory: 'profit-low-inventory',
  ads: 'profit-ads',
  returns: 'profit-return-rate',
  vat: 'profit-vat',
  payout: 'profit-payout',
  exchange: 'profit-exchange',
  other: 'profit-other',
} as const satisfies Record<LineKey, string>

export const FIELD = {
  ...FIELDS,
  price: 'profit-price',
  weight: 'profit-weight',
  freightToBorder: 'profit-freight-to-border',
  ownReferral: 'profit-own-referral',
  ownFba: 'profit-own-fba',
  ownStorage: 'profit-own-storage',
} as const
export type FieldId = (typeof FIELD)[keyof typeof FIELD]

const OWN: Partial<Record<LineKey, FieldId>> = {
  referral: FIELD.ownReferral,
  fulfilment: FIELD.ownFba,
  storage: FIELD.ownStorage,
}

/**
 * Returns the field that gives an unknown line its amount: a value that the fee table needs or, without a table, the
 * seller's own rate.
 */
export function fieldFor({ key, reason }: Pick<Line, 'key' | 'reason'>, input: ProfitInput): FieldId {
  if (key === 'duty' && (input.cost === null || (input.freight === null && !isValuedForExport(input.marketplace))))
    return hasRate(input) ? FIELDS[input.cost === null ? 'cost' : 'freight'] : FIELDS.duty
  if (key === 'importVat' && input.cost !== null) return FIELDS.freight
  if (reason === 'noSize') return input.size === null ? FIELDS.fulfilment : FIELD.weight
  if (reason === 'noCategory') return FIELDS.referral
  if (reason === null || reason === 'blank') return FIELDS[key]
  return OWN[key] ?? FIELDS[key]
}

const hasRate = ({ tariffs }: ProfitInput) => tariffs.some(({ rate }) => rate !== null)
