/** A calculation and a frozen copy of each account in the world of a run. */
import { MUG } from '#contracts/pact/calculators.test-support.ts'
import type { State } from '#server/db/state.ts'
import { CALCULATIONS, COPIES } from './words.ts'

type Owner = keyof typeof CALCULATIONS

export async function insertCalculations(db: State, owners: Record<Owner, number>, at: string): Promise<void> {
  for (const owner of ['seller', 'neighbour', 'stranger'] as const) {
    const row = { account_id: owners[owner], kind: 'profit', name: 'Mug', input: MUG, created_at: at } as const
    await db
      .insertInto('calculation')
      .values({ ...row, id: CALCULATIONS[owner], updated_at: at })
      .execute()
    await db
      .insertInto('calculation_share')
      .values({ ...row, calculation_id: CALCULATIONS[owner], token: COPIES[owner] })
      .execute()
  }
}
