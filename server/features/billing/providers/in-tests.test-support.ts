/** What the tests of all providers have to know of each. */
import type { Arbitrary } from 'fast-check'
import type { PaymentState, ProviderCalls } from '../payments.ts'
import type { Shop } from '../shop.test-support.ts'
import type { Source } from './provider.ts'

export interface ProviderInTests {
  /** Whether the keys of the environment are those of its sandbox. */
  isSandbox(source: Source): boolean
  /** How somebody else than we acts there. The shop may be opened later. */
  acts(of: () => Shop): Acts
  /** Its notices, sound and otherwise, for the fuzz. */
  notices: FuzzedNotices
}

export type Ordered = Awaited<ReturnType<Shop['order']>>

export interface Acts {
  refuse(order: Ordered): Promise<unknown>
  /** Asks for an unpaid order as our server does; fails if a byte of the proof of who asks differs. */
  ask(order: Ordered, proven: boolean): Promise<PaymentState>
  close(order: Ordered): Promise<unknown>
  /** What a provider says of an order that is closed to whoever wants to pay it. */
  refusesClosed: RegExp
  /** The buyer pays in a way whose refunds take their time. */
  paySlowly(order: Ordered): Promise<unknown>
  /** What is on its way back arrives. */
  arrive(order: Ordered): Promise<unknown>
  /** Gives back a part, in minor units. */
  giveBack(order: Ordered, part: number): Promise<unknown>
}

export interface FuzzedNotices {
  /** `orders`: numbers, sound and otherwise. */
  bodies(orders: Arbitrary<string>): Arbitrary<string>
  /** Signs any body as the provider does. */
  sign(content: string | Buffer, keys: Keys): { content: string | Buffer; headers: Record<string, string> }
  /** Reads what is signed so. `origin`: of the counterparts; `merchant`: its name there. */
  reader(keys: Keys, origin: string, merchant: string): ProviderCalls
}

/** An RSA pair in bare base64. Alipay's notices are signed by it, and it is the merchant's own too. */
export interface Keys {
  publicKey: string
  privateKey: string
}

/** What was paid for an order. */
export async function paymentFor(shop: Shop, no: unknown) {
  const payment = (await shop.payments()).find(({ order_no }) => order_no === no)
  if (!payment) throw new Error('nobody paid')
  return payment
}
