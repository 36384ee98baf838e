import type { devFaults } from '#contracts/api/dev/devtools-faults.ts'
import type { Handlers } from '#server/http/context.ts'
import type { DevWorld } from './dev.world.ts'
import { addFault } from './fault-rules.ts'

export const faultsHandlers: Handlers<typeof devFaults, DevWorld> = {
  index: ({ world: { faults } }) => ({ row: faults.list() }),
  add: ({ world, body }) => addFault(world, body),
  remove({ world: { faults }, body }) {
    faults.remove(body.id)
    return { row: faults.list() }
  },
}
