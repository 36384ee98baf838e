/** Infringement queries in the world of a run: one by words, the others by the same picture. */
import type { State } from '#server/db/state.ts'
import type { Infringement, SearchDeps } from '#server/features/rights/infringement/findings.ts'
import { checkAgainstRights } from '#server/features/rights/infringement/infringement.ts'
import { PICTURE } from './searches.ts'
import { CHECKS, NOW } from './words.ts'

/** The result that every query in the world stores. */
export const findInfringement = (world: SearchDeps, descriptor: Uint8Array): Promise<Infringement> =>
  checkAgainstRights(world, { text: 'Mug', brand: null, targets: [], pictures: [descriptor] }, NOW.slice(0, 10))

export async function insertChecks(
  db: State,
  owners: { seller: number; neighbour: number; stranger: number },
  found: Infringement,
  at: string,
): Promise<void> {
  const columns = {
    asin: null,
    marketplace: null,
    title: 'Mug',
    text: 'Mug',
    brand: null,
    created_at: at,
    risk: found.risk,
    result: JSON.stringify(found),
    verdict: null,
    note: '',
  }
  const rows = [
    { id: CHECKS.words, account_id: owners.seller, search: 'a', pictures: '' },
    { id: CHECKS.pictured, account_id: owners.seller, search: 'b', pictures: PICTURE },
    { id: CHECKS.neighbour, account_id: owners.neighbour, search: 'c', pictures: PICTURE },
    { id: CHECKS.stranger, account_id: owners.stranger, search: 'd', pictures: PICTURE },
  ]
  await db
    .insertInto('tort_query')
    .values(rows.map((row) => ({ ...row, ...columns })))
    .execute()
}
