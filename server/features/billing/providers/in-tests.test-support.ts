import type { Arbitrary } from 'fast-check'
import type { PaymentState, ProviderCalls } from '../payments.ts'
import type { Shop } from '../shop.test-support.ts'
import type { Source } from './provider.ts'

export interface ProviderInTests {
  /** Whether the environment's keys are sandbox keys. */
  isSandbox(source: Source): boolean
  actions(of: () => Shop): ProviderActions
  notices: FuzzedNotices
}

export type OrderAnswer = Awaited<ReturnType<Shop['order']>>

export interface ProviderActions {
  refuse(order: OrderAnswer): Promise<unknown>
  /**
   * An authenticated call about an unpaid order. Unless `isUnchanged`, one character of the signed form (Alipay) or of
   * the key (Stripe) is changed, so that the call fails.
   */
  ask(order: OrderAnswer, isUnchanged: boolean): Promise<PaymentState>
  close(order: OrderAnswer): Promise<unknown>
  /** The provider's refusal of a payment for a closed order. */
  refusesClosed: RegExp
  /** The buyer pays by a method with slow refunds. */
  payWithSlowRefund(order: OrderAnswer): Promise<unknown>
  completeRefund(order: OrderAnswer): Promise<unknown>
  /** Refunds a part manually, in minor units. */
  refundPart(order: OrderAnswer, part: number): Promise<unknown>
}

export interface FuzzedNotices {
  bodies(orders: Arbitrary<string>): Arbitrary<string>
  sign(content: string | Buffer, keys: Keys): { content: string | Buffer; headers: Record<string, string> }
  /** An adapter that verifies with these keys. `origin`: of the simulators. `merchant`: its id there. */
  reader(keys: Keys, origin: string, merchant: string): ProviderCalls
}

/** An RSA pair in bare base64, used for both Alipay and the merchant. */
export interface Keys {
  publicKey: string
  privateKey: string
}

export async function paymentFor(shop: Shop, no: unknown) {
  const payment = (await shop.payments()).find(({ order_no }) => order_no === no)
  if (!payment) throw new Error('The order has no payment')
  return payment
}
