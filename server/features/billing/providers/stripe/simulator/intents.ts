/** Payment intents: https://docs.stripe.com/api/payment_intents/object */
import type { Decline } from './cards.ts'
import { newId } from './ids.ts'
import type { Intent, StoredObject } from './objects.ts'

export function newIntent({ object, hidden }: StoredObject<'checkout.session'>, created: number): Intent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    created,
    status: 'requires_payment_method',
    livemode: false,
    amount: object.amount_total ?? 0,
    currency: object.currency ?? '',
    amount_capturable: 0,
    amount_received: 0,
    client_secret: `${id}_${newId('secret')}`,
    capture_method: 'automatic_async',
    confirmation_method: 'automatic',
    ...hidden.intent,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    allowed_payment_method_types: null,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    customer: null,
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_record: null,
    processing: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
  }
}

/** The intent after a declined card; another card may still pay. */
export function declinedIntent(intent: Intent, { code, declineCode }: Decline): Intent {
  return {
    ...intent,
    status: 'requires_payment_method',
    next_action: null,
    last_payment_error: {
      type: code === AUTHENTICATION_FAILED ? 'invalid_request_error' : 'card_error',
      code,
      ...(declineCode && { decline_code: declineCode }),
      message: MESSAGES[declineCode ?? code] ?? 'Your card was declined.',
    },
  }
}

export const AUTHENTICATION_FAILED = 'payment_intent_authentication_failure'

const MESSAGES: Readonly<Record<string, string>> = {
  generic_decline: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  [AUTHENTICATION_FAILED]:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}
