import fc from 'fast-check'
import { PAYMENT_TYPES, PROVIDERS } from '#contracts/api/payment-providers.ts'

/** Named steps of the code at which the server may crash. */
const CRASHES = ['paymentBooked', 'paymentCommitted', 'orderCancelled', 'refundSent'] as const
/** Limited coupons are listed twice, for more conflicts. */
const COUPONS = ['', 'WELCOME20', 'SAVE30', 'FREEPACK', 'ONCE', 'ONCE', 'TWICE', 'TWICE'] as const

const who = fc.nat(2)
const which = fc.nat(50)
const isNotified = fc.boolean()
const providerName = fc.constantFrom(...PROVIDERS)
const FIELDS = {
  order: {
    who,
    type: fc.constantFrom(...Object.values(PAYMENT_TYPES)),
    id: fc.constantFrom(1, 2, 11, 12),
    number: fc.integer({ min: 1, max: 3 }),
    coupon: fc.constantFrom(...COUPONS),
  },
  pay: { which, isNotified },
  /** Paid in the popup and cancelled in another tab, before a notification arrives. */
  payAndCancel: { which },
  notify: { providerName, which, copies: fc.constantFrom(1, 1, 3) },
  lose: { providerName, which },
  cancel: { which },
  refundPart: { which, isNotified, part: fc.constantFrom(1, 333, 1001, 2000, 1_000_000) },
  crash: { at: fc.constantFrom(...CRASHES) },
  wait: { minutes: fc.integer({ min: 1, max: 40 }) },
  fail: { providerName, down: fc.boolean() },
  spend: { who, power: fc.integer({ min: 1, max: 50_000 }) },
  leave: {},
} as const
type Fields = typeof FIELDS
type StepOf<K extends keyof Fields> = { is: K } & {
  [F in keyof Fields[K]]: Fields[K][F] extends fc.Arbitrary<infer T> ? T : never
}
export type Step = { [K in keyof Fields]: StepOf<K> }[keyof Fields]

/** Relative frequency; 1 by default. */
const WEIGHTS: Partial<Record<string, number>> = {
  order: 8,
  pay: 5,
  payAndCancel: 4,
  notify: 4,
  lose: 4,
  cancel: 2,
  refundPart: 3,
  wait: 2,
  crash: 2,
}

export const scenarioSteps = fc.array(
  fc.oneof(
    ...Object.entries(FIELDS).map(([is, fields]) => ({
      arbitrary: fc.record({ is: fc.constant(is), ...fields }) as fc.Arbitrary<Step>, // by the names of FIELDS
      weight: WEIGHTS[is] ?? 1,
    })),
  ),
  { minLength: 5, maxLength: 40, size: 'max' },
)
