import type { devState } from '#contracts/api/devtools-state.ts'
import { devLink } from '#contracts/model/dev-link.ts'
import type { World } from '#server/domain/world.ts'
import type { Handlers } from '#server/http/context.ts'
import { arrange, arrangementOf } from './arrangement.ts'
import type { Merchant } from './counterparts.ts'

export const stateHandlers = (merchantOf: (world: World) => Merchant): Handlers<typeof devState> => ({
  async read({ world, user, query }) {
    const state = await arrangementOf(world, user, query.path)
    return { world: world.id, state, link: devLink(state) }
  },
  async apply({ world, body }) {
    const token = await arrange(world, body, merchantOf(world))
    const user = token === null ? undefined : await world.sessions.find(token)
    return { state: await arrangementOf(world, user, body.path), token }
  },
})
