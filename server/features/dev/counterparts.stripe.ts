/** Stripe's counterpart in the words of the dev calls. The casts name what its control answers (server/features/billing/counterparts/stripe/control.ts). */
import type { counterparts } from '#contracts/api/dev/counterparts.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { CURRENCIES, formatPrice, toMajor } from '#contracts/model/price.ts'
import type { Ask, Merchant, Notice, Payment } from './counterpart-terms.ts'

interface Session {
  id: string
  client_reference_id: string | null
  amount_total: number
  currency: string
  status: string
  url: string | null
}
interface Delivery extends Pick<Notice, 'id' | 'state' | 'attempts' | 'answer'> {
  session: string
  type: string
  forge: string | null
}
type Arranged = Omit<Body<typeof counterparts.arrange>, 'provider'>

const CONTROL = '/stripe/control'
const ACTS = { pay: 'pay', refuse: 'decline', close: 'expire' } as const
const STATES: Readonly<Record<string, Payment['state']>> = { open: 'open', complete: 'paid' }

export type StripeSide = ReturnType<typeof stripeSide>

export function stripeSide(ask: Ask, { counterparts: origin, stripe: key }: Merchant) {
  const call = (path: string, body?: object) => ask(`${CONTROL}/${path}`, body, { authorization: `Bearer ${key}` })
  return {
    /** Latest first, as all lists here. */
    async payments(): Promise<Payment[]> {
      const { sessions } = (await call('sessions')) as { sessions: Session[] }
      return sessions.map(({ id, client_reference_id, amount_total, currency, status, url }) => ({
        ...{ provider: 'stripe', id, order: client_reference_id ?? '', state: STATES[status] ?? 'closed' },
        ...{ amount: priceOf(amount_total, currency), page: url ?? origin },
      }))
    },
    async notices(): Promise<Notice[]> {
      const { deliveries } = (await call('deliveries')) as { deliveries: Delivery[] }
      return deliveries.toReversed().map(({ session: payment, type: what, forge, id, state, attempts, answer }) => ({
        ...{ provider: 'stripe', payment, what, forged: forge !== null, id, state, attempts, answer },
      }))
    },
    act: (id: string, act: keyof typeof ACTS) => call(`sessions/${encodeURIComponent(id)}/${ACTS[act]}`, {}),
    arrange: ({ forge, ...scenario }: Arranged) => call('scenario', { ...scenario, forge: forge ?? null }),
    release: (reversed: boolean) => call('release', { order: reversed ? 'reversed' : 'made' }),
    pass: (ms: number) => call('clock', { ms }),
  }
}

/** In a currency that we do not sell in, as the counterpart has it. */
function priceOf(minor: number, code: string): string {
  const currency = CURRENCIES.find((known) => known === code)
  return currency ? formatPrice(toMajor(minor), currency) : `${minor} ${code}`
}
