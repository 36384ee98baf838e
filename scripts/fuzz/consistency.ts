/** What must hold in a world whatever it was asked: the accounts add up, nobody else's things moved, and it still answers. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import type { DevWorld } from '#server/features/dev/dev.world.ts'
import { balanceOf } from '#server/features/ledger/ledger.ts'
import type { Scene } from './scene.ts'
import type { System } from './system.ts'
import { PHONES, SEARCHES } from './words.ts'

/** A print of all that is the stranger's. */
export async function strangersThings({ world: { db } }: Scene): Promise<string> {
  const owner = db.selectFrom('account').select('id').where('phone', '=', PHONES.stranger)
  const rows = [
    await db.selectFrom('account').selectAll().where('phone', '=', PHONES.stranger).execute(),
    await db.selectFrom('report').selectAll().where('account_id', 'in', owner).execute(),
    await db.selectFrom('orders').selectAll().where('account_id', 'in', owner).execute(),
    await db.selectFrom('ledger').selectAll().where('account_id', 'in', owner).execute(),
    await db.selectFrom('patent_query').selectAll().where('account_id', 'in', owner).execute(),
    await db.selectFrom('tort_query').selectAll().where('account_id', 'in', owner).execute(),
    await db.selectFrom('patent_watch').selectAll().where('account_id', 'in', owner).execute(),
    await db.selectFrom('patent_verdict').selectAll().where('query_id', '=', SEARCHES.stranger).execute(),
  ]
  return rows.some((some) => some.length === 0) ? '' : createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

/** What does not hold; undefined when everything does. */
export async function inconsistency(system: System, scene: Scene, endpoint: Endpoint): Promise<string | undefined> {
  // Developers may have arranged what answers nobody: a world that was put back must be as it was.
  if (endpoint.path.startsWith('/__dev/')) return stillAnswers(system, await system.app.worlds.reset(scene.world))
  const { world } = scene
  await world.jobs.idle()
  const { db } = world
  const broken = await sql`PRAGMA foreign_key_check`.execute(db)
  if (broken.rows.length > 0) return `rows point nowhere: ${JSON.stringify(broken.rows[0])}`
  const left = await db.selectFrom('job').select('id').where('state', 'in', ['queued', 'running']).execute()
  if (left.length > 0) return `${left.length} jobs are left`
  const orders = await db.selectFrom('orders').select(['no', 'bought', 'number', 'credited_at']).execute()
  const ledger = await db.selectFrom('ledger').select(['cause', 'kind', 'amount']).execute()
  for (const { no, bought, number, credited_at } of orders) {
    const booked = ledger.filter(({ cause }) => cause === `order:${no}`).map(({ amount }) => amount)
    const due = credited_at === null ? [] : [JSON.parse(bought).power * number]
    if (booked.join() !== due.join()) return `order ${no} booked ${booked} and not ${due}`
  }
  if (ledger.some(({ amount }) => !Number.isSafeInteger(amount))) return 'the ledger holds what is no whole number'
  return stillAnswers(system, world)
}

/** The sample seller, logged in anew, is told the balance that the ledger adds up to. */
async function stillAnswers({ app }: System, world: DevWorld): Promise<string | undefined> {
  const seller = await world.db
    .selectFrom('account')
    .select(['id', 'closed_at'])
    .where('phone', '=', PHONES.seller)
    .executeTakeFirst()
  if (!seller) return 'the sample account is gone'
  if (seller.closed_at !== null) return
  const headers = { 'x-world': world.id, authorization: await world.sessions.open(seller.id) }
  const { statusCode, body } = await app.server.inject({ url: '/api/account/info', headers })
  const power = statusCode === 200 ? JSON.parse(body).data?.user?.power : undefined
  const balance = (await balanceOf(world.db, seller.id)) / 100
  return power === balance
    ? undefined
    : `account/info answered ${statusCode} ${body.slice(0, 200)}; the ledger adds up to ${balance}`
}
