/** A new Checkout Session from its parameters: https://docs.stripe.com/api/checkout/sessions/create */
import { newId } from './ids.ts'
import { type LineItems, readLineItems } from './line-items.ts'
import type { Session, SessionHidden } from './objects.ts'
import { type Parameters, requireParameter } from './parameters.ts'

const HOUR_S = 3600

/** `now`: Unix seconds. `origin`: of the hosted page. */
export function readSession(
  parameters: Parameters,
  { now, origin }: { now: number; origin: string },
): { object: Session; hidden: SessionHidden } {
  requireParameter(parameters, 'mode', parameters.oneOf('mode', ['payment']))
  const basket = readLineItems(parameters, now)
  parameters.group('allowed_payment_method_types')?.allOneOf(['card'])
  const bounds = { min: now + HOUR_S / 2, max: now + 24 * HOUR_S }
  const id = newId('cs_test', 58)
  const given = {
    success_url: requireParameter(parameters, 'success_url', parameters.url('success_url')),
    cancel_url: parameters.url('cancel_url') ?? null,
    client_reference_id: parameters.text('client_reference_id', 200) ?? null,
    metadata: parameters.metadata(),
    expires_at: parameters.integer('expires_at', bounds) ?? bounds.max,
    customer_email: parameters.text('customer_email', 512) ?? null,
    locale: parameters.text('locale', 10) ?? null,
    submit_type: parameters.oneOf('submit_type', ['auto', 'book', 'donate', 'pay']) ?? null,
  }
  return {
    object: { ...emptySession(basket), ...given, id, created: now, url: `${origin}/checkout/pay/${id}` },
    hidden: { lineItems: basket.items, intent: readIntent(parameters), awaiting: null },
  }
}

function readIntent(parameters: Parameters): SessionHidden['intent'] {
  const data = parameters.group('payment_intent_data')
  return {
    description: data?.text('description', 1000) ?? null,
    metadata: data?.metadata() ?? {},
    receipt_email: data?.text('receipt_email', 512) ?? null,
  }
}

type Given =
  | 'id'
  | 'created'
  | 'url'
  | 'success_url'
  | 'cancel_url'
  | 'client_reference_id'
  | 'metadata'
  | 'expires_at'
  | 'customer_email'
  | 'locale'
  | 'submit_type'

const emptySession = ({ currency, total }: LineItems): Omit<Session, Given> => ({
  object: 'checkout.session',
  mode: 'payment',
  status: 'open',
  payment_status: 'unpaid',
  livemode: false,
  currency,
  amount_subtotal: total,
  amount_total: total,
  payment_intent: null,
  payment_method_types: ['card'],
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  phone_number_collection: { enabled: false },
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  customer_creation: 'if_required',
  payment_method_collection: 'if_required',
  ui_mode: 'hosted_page',
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  customer: null,
  customer_account: null,
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  subscription: null,
  wallet_options: null,
})
