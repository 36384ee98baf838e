/** Compares answers about the same thing: types cannot show an amount in the wrong unit. */
import { billing } from '#contracts/api/billing.ts'
import { providerOf } from '#contracts/api/payment-providers.ts'
import { products } from '#contracts/api/products.ts'
import type { Difference } from '#contracts/core/differences.ts'
import type { KnownFacts, MadeOrder } from './known.ts'
import { numberIn, pick, rowsIn } from './pick.ts'
import { type Question, valueDiffers } from './question.ts'

type Agreement = NonNullable<Question['also']>

/** What the answer must contain, according to earlier answers. */
export function agreementsOf(question: Question, known: KnownFacts): Agreement {
  const rules = [pageRule(question), sumRule(question, known), productRule(question, known)]
  return (data) => rules.flatMap((rule) => rule?.(data) ?? [])
}

/** The requested page, with at most as many rows as it may hold. */
function pageRule({ query, body = {}, endpoint }: Question): Agreement | undefined {
  const asked = endpoint.method === 'GET' ? query : body
  return (data) => {
    if (!Array.isArray(pick(data, 'row')) || numberIn(data, 'total') === undefined) return []
    const [rows, total] = [rowsIn(data, 'row').length, numberIn(data, 'total') ?? 0]
    const size = Number(asked.size ?? numberIn(data, 'size') ?? rows)
    return [
      ...['page', 'size'].flatMap((name) =>
        asked[name] === undefined || Number(asked[name]) === numberIn(data, name)
          ? []
          : [valueDiffers(`data.${name}`, `${asked[name]}, as requested`, pick(data, name))],
      ),
      ...(rows > size ? [valueDiffers('data.row', `at most ${size} rows as requested`, rows)] : []),
      ...(total < rows ? [valueDiffers('data.total', `at least ${rows}, the number of rows received`, total)] : []),
    ]
  }
}

/** Price after coupon plus the saving equals the plan's price. */
function sumRule({ endpoint, body = {} }: Question, known: KnownFacts): Agreement | undefined {
  const plan = known.plans.get(numberIn(body, 'id') ?? 0)
  if (endpoint !== billing.checkCoupon || !plan) return undefined
  const cost = roundToHundredths(plan.discount * (numberIn(body, 'number') ?? 1))
  return (data) => {
    const [price, saved] = [numberIn(data, 'price') ?? 0, numberIn(data, 'saved') ?? 0]
    const isSame = roundToHundredths(price + saved) === cost
    return isSame
      ? []
      : [
          valueDiffers(
            'data.price',
            `${cost} together with data.saved, as in plan/index`,
            roundToHundredths(price + saved),
          ),
        ]
  }
}

const roundToHundredths = (amount: number) => Math.round(amount * 100) / 100

/** Every call shows the same facts of a product. */
function productRule({ endpoint }: Question, { product }: KnownFacts): Agreement | undefined {
  if (endpoint !== products.asin || product === undefined) return undefined
  return (data) => {
    const shown = pick(data, 'product')
    if (pick(shown, 'asin') !== pick(product, 'asin')) return []
    return Object.entries(Object(product)).flatMap(([name, value]) =>
      value === pick(shown, name)
        ? []
        : [valueDiffers(`data.product.${name}`, `${value}, as in getAsinInfo`, pick(shown, name))],
    )
  }
}

/** A list requested for one report contains only that report, with the values it was created with. */
export const isReport =
  (id: number, named: Readonly<Record<string, unknown>>): Agreement =>
  (data) => {
    const rows = rowsIn(data, 'row')
    if (rows.length !== 1) return [valueDiffers('data.row', `only the report ${id}`, `${rows.length} rows`)]
    return Object.entries({ id, ...named }).flatMap(([name, value]) =>
      pick(rows[0], name) === value
        ? []
        : [valueDiffers(`data.row[].${name}`, `${value}, as it was created`, pick(rows[0], name))],
    )
  }

/** The list no longer contains the deleted report. */
export const isGone =
  (id: number): Agreement =>
  (data) => {
    const rows = rowsIn(data, 'row').length
    return rows === 0 ? [] : [valueDiffers('data.row', `no row, because report ${id} was deleted`, `${rows} rows`)]
  }

/** The list of orders contains the new order, at the price of its plan. */
export function isOrder({ no, plan, number, hasCoupon, type }: MadeOrder, known: KnownFacts): Agreement {
  const listed = known.plans.get(plan)
  return (data) => {
    const row = rowsIn(data, 'row').find((each) => pick(each, 'no') === no)
    if (row === undefined) return [valueDiffers('data.row', `a row of order ${no}`, 'none')]
    if (!listed) return []
    const { price, discount, power, currency } = listed
    const facts = {
      number,
      currency,
      price: roundToHundredths(price * number),
      power: roundToHundredths(power * number),
      ...(!hasCoupon && { amount: roundToHundredths(discount * number), provider: providerOf(type) }),
    }
    return Object.entries(facts).flatMap(([name, value]): Difference[] =>
      pick(row, name) === value
        ? []
        : [valueDiffers(`data.row[].${name}`, `${value}, as plan ${plan} costs`, pick(row, name))],
    )
  }
}

/** The answer contains the balance after the charge. */
export const isBalance =
  (power: number): Agreement =>
  (data) => {
    const got = numberIn(data, 'user', 'power')
    return got === power ? [] : [valueDiffers('data.user.power', `${power}, after the price of the module`, got)]
  }
