/** Maps dev calls to the control API of Stripe's simulator. The casts match its answers (simulator/control.ts). */
import { CURRENCIES, formatPrice, toMajor } from '#contracts/model/price.ts'
import type { Ask, Controls, LocalNotice, LocalPayment } from '../local/local-provider.ts'

interface Session {
  id: string
  client_reference_id: string | null
  amount_total: number
  currency: string
  status: string
  url: string | null
}
interface Delivery extends Pick<LocalNotice, 'id' | 'state' | 'attempts' | 'answer'> {
  session: string
  type: string
  forge: string | null
}
const CONTROL = '/stripe/control'
const ACTS = { pay: 'pay', refuse: 'decline', close: 'expire' } as const
const STATES: Readonly<Record<string, LocalPayment['state']>> = { open: 'open', complete: 'paid' }

/** `origin`: of the simulator. `key`: the merchant's secret key. */
export function stripeControls(ask: Ask, origin: string, key: string): Controls {
  const call = (path: string, body?: object) => ask(`${CONTROL}/${path}`, body, { authorization: `Bearer ${key}` })
  return {
    async payments() {
      const { sessions } = (await call('sessions')) as { sessions: Session[] }
      return sessions.map(({ id, client_reference_id, amount_total, currency, status, url }) => ({
        provider: 'stripe',
        id,
        order: client_reference_id ?? '',
        state: STATES[status] ?? 'closed',
        amount: priceOf(amount_total, currency),
        page: url ?? origin,
      }))
    },
    async notices() {
      const { deliveries } = (await call('deliveries')) as { deliveries: Delivery[] }
      return deliveries.toReversed().map(({ session: payment, type: what, forge, id, state, attempts, answer }) => ({
        provider: 'stripe',
        payment,
        what,
        forged: forge !== null,
        id,
        state,
        attempts,
        answer,
      }))
    },
    act: (id, act) => call(`sessions/${encodeURIComponent(id)}/${ACTS[act]}`, {}),
    arrange: ({ forge, ...scenario }) => call('scenario', { ...scenario, forge: forge ?? null }),
    release: (reversed) => call('release', { order: reversed ? 'reversed' : 'made' }),
    pass: (ms) => call('clock', { ms }),
  }
}

/** Falls back to `minor code` for currencies that we do not sell in. */
function priceOf(minor: number, code: string): string {
  const currency = CURRENCIES.find((known) => known === code)
  return currency ? formatPrice(toMajor(minor), currency) : `${minor} ${code}`
}
