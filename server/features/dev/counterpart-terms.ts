/** What the two counterparts have in common in the words of the dev calls. */
import type { DevNotice, DevPayment } from '#contracts/api/dev/counterparts.ts'
import type { Static } from '#contracts/core/schema.ts'

export type Payment = Static<typeof DevPayment>
export type Notice = Static<typeof DevNotice>

/** Where the counterparts are, and which merchant a world is to them. */
export interface Merchant {
  /** Origin; empty without counterparts. */
  counterparts: string
  /** App id. */
  alipay: string
  /** Secret key. */
  stripe: string
}

/** Asks a counterpart: a body is sent by POST. Refuses with `counterpartRefused`. */
export type Ask = (path: string, body?: object, headers?: Record<string, string>) => Promise<unknown>
