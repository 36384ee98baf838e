/** The items of a session: `line_items` with inline prices (`price_data`). */
import type { Stripe } from 'stripe'
import { invalid, noSuch } from './errors.ts'
import { newId } from './ids.ts'
import { checkCurrency, checkTotal, MAX_CHARGE } from './money.ts'
import { type Parameters, requireParameter } from './parameters.ts'

export interface LineItems {
  items: Stripe.LineItem[]
  currency: string
  total: number
}

/** `created`: Unix seconds. */
export function readLineItems(parameters: Parameters, created: number): LineItems {
  const items = parameters.list('line_items').map((each) => readItem(each, created))
  const [first] = items
  if (!first || items.length > 100)
    throw invalid('You must pass between 1 and 100 line items in payment mode.', { param: 'line_items' })
  if (items.some(({ currency }) => currency !== first.currency))
    throw invalid('All line items must have the same currency.', { param: 'line_items' })
  const total = items.reduce((sum, { amount_total }) => sum + amount_total, 0)
  checkTotal(total, first.currency)
  return { items, currency: first.currency, total }
}

function readItem(parameters: Parameters, created: number): Stripe.LineItem {
  const price = parameters.text('price')
  if (price !== undefined) throw noSuch('price', price, parameters.name('price'))
  const quantity = requireParameter(parameters, 'quantity', parameters.integer('quantity', { min: 1, max: 999_999 }))
  const data = requireParameter(parameters, 'price_data', parameters.group('price_data'))
  const currency = checkCurrency(requireParameter(data, 'currency', data.text('currency')), data.name('currency'))
  const unit = requireParameter(data, 'unit_amount', data.integer('unit_amount', { min: 0, max: MAX_CHARGE }))
  const product = requireParameter(data, 'product_data', data.group('product_data'))
  const name = requireParameter(product, 'name', product.text('name', 250))
  // Read but not stored, so that they do not count as unknown parameters.
  product.text('description')
  product.texts('images')
  product.metadata()
  const amount = unit * quantity
  return {
    id: newId('li'),
    object: 'item',
    description: name,
    currency,
    quantity,
    adjustable_quantity: null,
    amount_subtotal: amount,
    amount_total: amount,
    amount_discount: 0,
    amount_tax: 0,
    metadata: {},
    price: {
      id: newId('price'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created,
      currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId('prod', 14),
      recurring: null,
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: unit,
      unit_amount_decimal: null,
    },
  }
}
