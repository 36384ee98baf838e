/** Everything that dev mode adds to the server. Production does not load this file. */
import type { FastifyInstance } from 'fastify'
import { counterparts } from '#contracts/api/dev/counterparts.ts'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { devClient } from '#contracts/api/dev/devtools-client.ts'
import { devFaults } from '#contracts/api/dev/devtools-faults.ts'
import { devRequests } from '#contracts/api/dev/devtools-requests.ts'
import { devSnapshots } from '#contracts/api/dev/devtools-snapshots.ts'
import { devState } from '#contracts/api/dev/devtools-state.ts'
import { devWorlds } from '#contracts/api/dev/devtools-worlds.ts'
import type { Counterparts } from '#server/features/billing/providers/local/counterparts.ts'
import { type Adapter, implement } from '#server/http/implement.ts'
import { loopbackOnly } from '#server/http/loopback.ts'
import { callHooks } from './call-hooks.ts'
import { clientPage } from './client.page.ts'
import { clientHandlers } from './client.routes.ts'
import { counterpartsHandlers } from './counterparts.routes.ts'
import type { DevWorld } from './dev.world.ts'
import { type DevWorlds, openDevWorlds } from './dev-worlds.ts'
import { devtoolsHandlers } from './devtools.routes.ts'
import { docsPage } from './docs.page.ts'
import { faultsHandlers } from './faults.routes.ts'
import { requestsHandlers } from './requests.routes.ts'
import { snapshotsHandlers } from './snapshots.routes.ts'
import { stateHandlers } from './state.routes.ts'
import { worldIdOf } from './world-id.ts'
import { worldsHandlers } from './worlds.routes.ts'

export interface DevRoutes {
  adapter: Adapter<DevWorld>
  worlds: DevWorlds
  counterparts: Counterparts | undefined
  addCalls(adapter: Adapter<DevWorld>): void
}

/** Adds the calls and pages under /__dev, for this machine only. */
async function register(
  server: FastifyInstance,
  { adapter, worlds, counterparts: served, addCalls }: DevRoutes,
): Promise<void> {
  await server.register(async (scope) => {
    scope.addHook('onRequest', loopbackOnly)
    docsPage(scope)
    clientPage(scope)
    // No hooks: faults and scenarios must not block the calls that remove them.
    const local: Adapter<DevWorld> = { ...adapter, app: scope, hooks: undefined }
    implement(local, devtools, devtoolsHandlers({ reset: worlds.reset, counterparts: served }))
    implement(local, counterparts, counterpartsHandlers(served))
    implement(local, devFaults, faultsHandlers)
    implement(local, devRequests, requestsHandlers)
    implement(local, devSnapshots, snapshotsHandlers(worlds.snapshots))
    implement(local, devState, stateHandlers(served))
    implement(local, devWorlds, worldsHandlers(worlds))
    implement(local, devClient, clientHandlers)
    addCalls(local)
  })
}

export const devTools = { openWorlds: openDevWorlds, hooks: callHooks, worldIdOf, register }
export type DevTools = typeof devTools
