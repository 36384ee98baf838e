/**
 * Invariants of a world after a run: the accounts add up, the stranger's rows are unchanged, and the server still
 * answers.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import type { DevWorld } from '#server/features/dev/dev.world.ts'
import { balanceOf } from '#server/features/ledger/ledger.ts'
import type { Scene } from './scene.ts'
import type { System } from './system.ts'
import { PHONES, SEARCHES } from './words.ts'

/** Hash of all rows of the stranger; empty when a table has none. */
export async function hashStranger({ world: { db } }: Scene): Promise<string> {
  const owner = db.selectFrom('account').select('id').where('phone', '=', PHONES.stranger)
  const rows = [
    await db.selectFrom('account').selectAll().where('phone', '=', PHONES.stranger).execute(),
    await db.selectFrom('report').selectAll().where('account_id', 'in', owner).execute(),
    await db.selectFrom('orders').selectAll().where('account_id', 'in', owner).execute(),
    await db.selectFrom('ledger').selectAll().where('account_id', 'in', owner).execute(),
    await db.selectFrom('patent_query').selectAll().where('account_id', 'in', owner).execute(),
    await db.selectFrom('tort_query').selectAll().where('account_id', 'in', owner).execute(),
    await db.selectFrom('calculation').selectAll().where('account_id', 'in', owner).execute(),
    await db.selectFrom('calculation_share').selectAll().where('account_id', 'in', owner).execute(),
    await db.selectFrom('own_fee_table').selectAll().where('account_id', 'in', owner).execute(),
    await db.selectFrom('patent_watch').selectAll().where('account_id', 'in', owner).execute(),
    await db.selectFrom('patent_verdict').selectAll().where('query_id', '=', SEARCHES.stranger).execute(),
  ]
  return rows.some((some) => some.length === 0) ? '' : createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

/** The broken invariant, or undefined. */
export async function findInconsistency(system: System, scene: Scene, endpoint: Endpoint): Promise<string | undefined> {
  // Dev calls may install faults, so only a world after a reset must answer.
  if (endpoint.path.startsWith('/__dev/')) return checkAnswer(system, await system.app.worlds.reset(scene.world))
  const { world } = scene
  await world.jobs.idle()
  const { db } = world
  const broken = await sql`PRAGMA foreign_key_check`.execute(db)
  if (broken.rows.length > 0) return `broken foreign key: ${JSON.stringify(broken.rows[0])}`
  const left = await db.selectFrom('job').select('id').where('state', 'in', ['queued', 'running']).execute()
  if (left.length > 0) return `${left.length} jobs are still queued or running`
  const orders = await db.selectFrom('orders').select(['no', 'bought', 'number', 'credited_at']).execute()
  const ledger = await db.selectFrom('ledger').select(['cause', 'kind', 'amount']).execute()
  for (const { no, bought, number, credited_at } of orders) {
    const booked = ledger.filter(({ cause }) => cause === `order:${no}`).map(({ amount }) => amount)
    const due = credited_at === null ? [] : [JSON.parse(bought).power * number]
    if (booked.join() !== due.join()) return `order ${no}: booked ${booked}, expected ${due}`
  }
  if (ledger.some(({ amount }) => !Number.isSafeInteger(amount)))
    return 'the ledger has an amount that is not an integer'
  return checkAnswer(system, world)
}

/** Logs the sample seller in and compares the balance in the answer with the ledger. */
async function checkAnswer({ app }: System, world: DevWorld): Promise<string | undefined> {
  const seller = await world.db
    .selectFrom('account')
    .select(['id', 'closed_at'])
    .where('phone', '=', PHONES.seller)
    .executeTakeFirst()
  if (!seller) return 'the sample account does not exist'
  if (seller.closed_at !== null) return
  const headers = { 'x-world': world.id, authorization: await world.sessions.open(seller.id) }
  const { statusCode, body } = await app.server.inject({ url: '/api/account/info', headers })
  const power = statusCode === 200 ? JSON.parse(body).data?.user?.power : undefined
  const balance = (await balanceOf(world.db, seller.id)) / 100
  return power === balance
    ? undefined
    : `account/info answered ${statusCode} ${body.slice(0, 200)}; the ledger's balance is ${balance}`
}
