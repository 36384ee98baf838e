/** Money that has moved: https://docs.stripe.com/api/charges/object */
import { newId } from './ids.ts'
import type { Charge, Intent, Payer } from './objects.ts'

export function newCharge(intent: Intent, { email, name, card }: Payer, created: number): Charge {
  const { amount, currency, description, metadata, receipt_email } = intent
  return {
    ...{ id: newId('ch'), object: 'charge', created, status: 'succeeded', livemode: false, paid: true, captured: true },
    ...{ amount, amount_captured: amount, amount_refunded: 0, currency, refunded: false, disputed: false },
    ...{ description, metadata, receipt_email, payment_intent: intent.id, payment_method: newId('pm') },
    payment_method_details: { type: 'card', card },
    billing_details: { address: null, email, name, phone: null, tax_id: null },
    outcome: {
      ...{ advice_code: null, network_advice_code: null, network_decline_code: null, reason: null },
      ...{ network_status: 'approved_by_network', seller_message: 'Payment complete.', type: 'authorized' },
    },
    ...{ application: null, application_fee: null, application_fee_amount: null, balance_transaction: newId('txn') },
    ...{ calculated_statement_descriptor: null, customer: null, failure_balance_transaction: null, failure_code: null },
    ...{ failure_message: null, fraud_details: {}, on_behalf_of: null, receipt_number: null, receipt_url: null },
    ...{ review: null, shipping: null, source: null, source_transfer: null, statement_descriptor: null },
    ...{ statement_descriptor_suffix: null, transfer_data: null, transfer_group: null },
  }
}
