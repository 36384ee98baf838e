/** Everything that dev mode adds to the server. Production does not load this file. */
import type { FastifyInstance } from 'fastify'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { devClient } from '#contracts/api/dev/devtools-client.ts'
import { devFaults } from '#contracts/api/dev/devtools-faults.ts'
import { devRequests } from '#contracts/api/dev/devtools-requests.ts'
import { devSnapshots } from '#contracts/api/dev/devtools-snapshots.ts'
import { devState } from '#contracts/api/dev/devtools-state.ts'
import { devWorlds } from '#contracts/api/dev/devtools-worlds.ts'
import { simulators } from '#contracts/api/dev/simulators.ts'
import type { Simulators } from '#server/features/billing/providers/local/simulators.ts'
import { type Adapter, implement } from '#server/http/implement.ts'
import { loopbackOnly } from '#server/http/loopback.ts'
import { callHooks } from './call-hooks.ts'
import { clientPage } from './client.page.ts'
import { clientHandlers } from './client.routes.ts'
import type { DevWorld } from './dev.world.ts'
import { type DevWorlds, openDevWorlds } from './dev-worlds.ts'
import { devtoolsHandlers } from './devtools.routes.ts'
import { docsPage } from './docs.page.ts'
import { faultsHandlers } from './faults.routes.ts'
import { requestsHandlers } from './requests.routes.ts'
import { simulatorsHandlers } from './simulators.routes.ts'
import { snapshotsHandlers } from './snapshots.routes.ts'
import { stateHandlers } from './state.routes.ts'
import { worldIdOf } from './world-id.ts'
import { worldsHandlers } from './worlds.routes.ts'

export interface DevRoutes {
  adapter: Adapter<DevWorld>
  worlds: DevWorlds
  simulators: Simulators | undefined
  addCalls(adapter: Adapter<DevWorld>): void
}

/** Adds the calls and pages under /__dev, for this machine only. */
async function register(
  server: FastifyInstance,
  { adapter, worlds, simulators: served, addCalls }: DevRoutes,
): Promise<void> {
  await server.register(async (scope) => {
    scope.addHook('onRequest', loopbackOnly)
    docsPage(scope)
    clientPage(scope)
    // No hooks: faults and scenarios must not block the calls that remove them.
    const local: Adapter<DevWorld> = { ...adapter, app: scope, hooks: undefined }
    implement(local, devtools, devtoolsHandlers({ reset: worlds.reset, simulators: served }))
    implement(local, simulators, simulatorsHandlers(served))
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
