/** A calculation, a frozen copy and a fee table of each account in the world of a run. */
import { MUG, OWN_TABLE } from '#contracts/pact/calculators.test-support.ts'
import type { State } from '#server/db/state.ts'
import { CALCULATIONS, COPIES, OWN_TABLES } from './words.ts'

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
    await db
      .insertInto('own_fee_table')
      .values({ id: OWN_TABLES[owner], account_id: owners[owner], content: OWN_TABLE, updated_at: at })
      .execute()
  }
}
