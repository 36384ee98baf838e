import type { simulators } from '#contracts/api/dev/simulators.ts'
import type { Simulators } from '#server/features/billing/providers/local/simulators.ts'
import type { Handlers } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DevWorld } from './dev.world.ts'

const MAX_ROWS = 30

/** `local`: the local simulators; without them all calls are refused. */
export function simulatorsHandlers(local: Simulators | undefined): Handlers<typeof simulators, DevWorld> {
  const controlsOf = ({ secret }: DevWorld) => {
    if (!local) throw refuse('simulatorRefused', { reason: 'off' })
    return local.controlsOf(secret)
  }
  return {
    async state({ world }) {
      const all = Object.values(controlsOf(world))
      const [payments, notices] = await Promise.all([
        Promise.all(all.map((controls) => controls.payments())),
        Promise.all(all.map((controls) => controls.notices())),
      ])
      return { payment: payments.flatMap(latest), notice: notices.flatMap(latest) }
    },
    async act({ world, body: { provider, id, act } }) {
      await controlsOf(world)[provider].act(id, act)
      return {}
    },
    async arrange({ world, body: { provider, ...scenario } }) {
      await controlsOf(world)[provider].arrange(scenario)
      return {}
    },
    async release({ world, body: { provider, reversed } }) {
      await controlsOf(world)[provider].release(reversed)
      return {}
    },
    async forge({ world, body: { id, forge } }) {
      const { forge: forgeNow } = controlsOf(world).alipay
      if (!forgeNow) throw refuse('simulatorRefused', { reason: 'only notices that are not sent yet can be forged' })
      await forgeNow(id, forge)
      return {}
    },
    async pass({ world, body: { ms } }) {
      for (const controls of Object.values(controlsOf(world))) await controls.pass(ms)
      return {}
    },
  }
}

const latest = <T>(rows: readonly T[]): T[] => rows.slice(0, MAX_ROWS)
