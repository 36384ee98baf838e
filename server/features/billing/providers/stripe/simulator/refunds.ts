/** Refunds: https://docs.stripe.com/api/refunds */
import { invalid } from './errors.ts'
import type { Events } from './events.ts'
import { newId } from './ids.ts'
import { MAX_CHARGE, money } from './money.ts'
import type { Charge, Objects, Refund, StoredObject } from './objects.ts'
import type { Parameters } from './parameters.ts'

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const

/** Refunds a payment in full or in part, up to what was paid. Throws StripeFailure. */
export function createRefund(
  parameters: Parameters,
  account: string,
  { objects, events, now }: { objects: Objects; events: Events; now: number },
): Refund {
  const charge = chargeOf(parameters, account, objects)
  const paid = charge.object
  const left = paid.amount - paid.amount_refunded
  if (left === 0)
    throw invalid(`Charge ${paid.id} has already been refunded.`, { code: 'charge_already_refunded', param: 'charge' })
  const amount = parameters.integer('amount', { min: 1, max: MAX_CHARGE }) ?? left
  if (amount > left) throw refundExceedsRest(amount, left, paid)
  const object: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: paid.id,
    created: now,
    currency: paid.currency,
    payment_intent: paid.payment_intent,
    payment_method: paid.payment_method,
    status: initialStatusOf(paid),
    reason: parameters.oneOf('reason', REASONS) ?? null,
    metadata: parameters.metadata(),
    balance_transaction: newId('txn'),
    customer: null,
    customer_account: null,
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
  }
  paid.amount_refunded += amount
  paid.refunded = paid.amount_refunded === paid.amount
  objects.put('charge', charge)
  objects.put('refund', { account, object, hidden: null })
  events.emit(account, charge.hidden.session, 'charge.refunded', paid)
  return object
}

/** The documented test card with slow refunds. */
const initialStatusOf = ({ payment_method_details: { card } }: Charge) =>
  card.last4 === '7726' ? 'pending' : 'succeeded'

/** The later end of a refund. A failed one returns the money to us. */
export function finishRefund(
  id: string,
  account: string,
  status: 'succeeded' | 'failed',
  { objects, events }: { objects: Objects; events: Events },
): Refund {
  const { object } = objects.get('refund', id, account)
  const charge = objects.get('charge', object.charge, account)
  object.status = status
  if (status === 'failed') {
    object.failure_reason = 'expired_or_canceled_card'
    charge.object.amount_refunded -= object.amount
    charge.object.refunded = false
    objects.put('charge', charge)
  }
  objects.put('refund', { account, object, hidden: null })
  for (const type of status === 'failed' ? ['refund.updated', 'refund.failed'] : ['refund.updated'])
    events.emit(account, charge.hidden.session, type, object)
  return object
}

function chargeOf(parameters: Parameters, account: string, objects: Objects): StoredObject<'charge'> {
  const [byCharge, byIntent] = [parameters.text('charge'), parameters.text('payment_intent')]
  if (byCharge !== undefined && byIntent === undefined) return objects.get('charge', byCharge, account, 'charge')
  if (byIntent === undefined || byCharge !== undefined)
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.')
  const { latest_charge } = objects.get('payment_intent', byIntent, account, 'payment_intent').object
  if (latest_charge === null)
    throw invalid(`This PaymentIntent (${byIntent}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    })
  return objects.get('charge', latest_charge, account)
}

function refundExceedsRest(amount: number, left: number, { currency, amount_refunded }: Charge) {
  const than = amount_refunded === 0 ? 'charge amount' : 'unrefunded amount on charge'
  return invalid(`Refund amount (${money(amount, currency)}) is greater than ${than} (${money(left, currency)})`, {
    param: 'amount',
  })
}
