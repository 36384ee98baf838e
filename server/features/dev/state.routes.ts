import type { devState } from '#contracts/api/dev/devtools-state.ts'
import { devLink } from '#contracts/model/dev-link.ts'
import type { Simulators } from '#server/features/billing/providers/local/simulators.ts'
import type { Handlers } from '#server/http/context.ts'
import { arrange, arrangementOf } from './arrangement.ts'
import type { DevWorld } from './dev.world.ts'

export const stateHandlers = (simulators: Simulators | undefined): Handlers<typeof devState, DevWorld> => ({
  async read({ world, user, query }) {
    const state = await arrangementOf(world, user, query.path)
    return { world: world.id, state, link: devLink(state) }
  },
  async apply({ world, body }) {
    const token = await arrange(world, body, simulators)
    const user = token === null ? undefined : await world.sessions.find(token)
    return { state: await arrangementOf(world, user, body.path), token }
  },
})
