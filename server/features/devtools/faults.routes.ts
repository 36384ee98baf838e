import type { devFaults } from '#contracts/api/devtools-faults.ts'
import type { Handlers } from '#server/http/context.ts'
import { addFault } from './faults.ts'

export const faultsHandlers: Handlers<typeof devFaults> = {
  index: ({ world: { faults } }) => ({ row: faults.list() }),
  add: ({ world, body }) => addFault(world, body),
  remove({ world: { faults }, body }) {
    faults.remove(body.id)
    return { row: faults.list() }
  },
}
