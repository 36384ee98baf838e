import type { counterparts } from '#contracts/api/dev/counterparts.ts'
import type { Handlers } from '#server/http/context.ts'
import type { Merchant } from './counterpart-terms.ts'
import { sidesOf } from './counterparts.ts'
import type { DevWorld } from './dev.world.ts'

/** How many payments and notices of a provider are shown. */
const LATEST = 30

export const counterpartsHandlers = (
  merchantOf: (world: DevWorld) => Merchant,
): Handlers<typeof counterparts, DevWorld> => ({
  async state({ world }) {
    const sides = Object.values(sidesOf(merchantOf(world)))
    const [payments, notices] = await Promise.all([
      Promise.all(sides.map((side) => side.payments())),
      Promise.all(sides.map((side) => side.notices())),
    ])
    return { payment: payments.flatMap(latest), notice: notices.flatMap(latest) }
  },
  async act({ world, body: { provider, id, act } }) {
    await sidesOf(merchantOf(world))[provider].act(id, act)
    return {}
  },
  async arrange({ world, body: { provider, ...scenario } }) {
    await sidesOf(merchantOf(world))[provider].arrange(scenario)
    return {}
  },
  async release({ world, body: { provider, reversed } }) {
    await sidesOf(merchantOf(world))[provider].release(reversed)
    return {}
  },
  async forge({ world, body: { id, forge } }) {
    await sidesOf(merchantOf(world)).alipay.forge(id, forge)
    return {}
  },
  async pass({ world, body: { ms } }) {
    for (const side of Object.values(sidesOf(merchantOf(world)))) await side.pass(ms)
    return {}
  },
})

const latest = <T>(rows: readonly T[]): T[] => rows.slice(0, LATEST)
