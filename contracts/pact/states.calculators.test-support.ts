import { calculators } from '../api/calculators.ts'
import { EXCHANGE, MUG, ORDER, OWN_TABLE } from './calculators.test-support.ts'
import type { Stage } from './stage.test-support.ts'
import { STAND_INS } from './stand-ins.ts'
import type { StateHandlers } from './state-handlers.test-support.ts'

const saveMug = (stage: Stage) =>
  stage.call(calculators.save, { body: { kind: 'profit', name: 'Travel mug', input: MUG } })

export const calculatorsStates: StateHandlers = {
  async 'a calculation'(stage) {
    const { id } = await saveMug(stage)
    const { db } = await stage.world()
    await db.updateTable('calculation').set({ updated_at: '2026-11-15T09:00:00.000Z' }).execute()
    stage.setStandIn(STAND_INS.calculation, id)
  },
  async 'a freight calculation'(stage) {
    const { id } = await stage.call(calculators.save, { body: { kind: 'freight', name: 'First order', input: ORDER } })
    stage.setStandIn(STAND_INS.calculation, id)
  },
  async calculations(stage, { count }) {
    await saveMug(stage)
    const { db } = await stage.world()
    const { id, ...row } = await db.selectFrom('calculation').selectAll().executeTakeFirstOrThrow()
    for (let left = count - 1; left > 0; left -= 100)
      await db
        .insertInto('calculation')
        .values(Array.from({ length: Math.min(100, left) }, () => row))
        .execute()
  },
  async 'a shared copy'(stage) {
    const { id } = await saveMug(stage)
    const { token } = await stage.call(calculators.share, { body: { id } })
    stage.setStandIn(STAND_INS.sharedCopy, token)
  },
  async 'exchange rates of the seller'(stage) {
    await stage.call(calculators.saveSettings, { body: { exchange: EXCHANGE } })
  },
  async 'a fee table of the seller'(stage) {
    const { id } = await stage.call(calculators.saveOwnTable, { body: { table: OWN_TABLE } })
    stage.setStandIn(STAND_INS.ownTable, id)
  },
  async 'fee tables of the seller'(stage, { count }) {
    await stage.call(calculators.saveOwnTable, { body: { table: OWN_TABLE } })
    const { db } = await stage.world()
    const { id, ...row } = await db.selectFrom('own_fee_table').selectAll().executeTakeFirstOrThrow()
    await db
      .insertInto('own_fee_table')
      .values(Array.from({ length: count - 1 }, () => row))
      .execute()
  },
}
