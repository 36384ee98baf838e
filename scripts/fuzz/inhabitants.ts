/** The accounts in the world of a run, and their data. No step acts as the stranger, whose data must not change. */
import type { ReportKind } from '#contracts/model/report/report.ts'
import { STORY } from '#fixtures/story.ts'
import type { State } from '#server/db/state.ts'
import { causeOf, snapshotOf } from '#server/features/billing/orders.rules.ts'
import type { DevWorld } from '#server/features/dev/dev.world.ts'
import { credit } from '#server/features/ledger/ledger.ts'
import { insertCalculations } from './calculations.ts'
import { insertChecks } from './checks.ts'
import { insertSearches } from './searches.ts'
import type { System } from './system.ts'
import { insertWatches } from './watches.ts'
import { AVATAR, ORDERS, PHONES, REPORTS } from './words.ts'

const SELLER = 1
const PACK = 11

/** Returns a session token per account. */
export async function insertAccounts(world: DevWorld, { passwordHashes, keys, report, searched, checked }: System) {
  const at = world.clock.iso()
  const [neighbour, stranger] = await world.db.transaction().execute(async (db) => {
    // Insert ready keys: generating them takes 200 ms.
    await db
      .insertInto('secret')
      .values({ name: 'alipay', value: JSON.stringify(keys) })
      .execute()
    await db.updateTable('account').set({ password_hash: passwordHashes.seller }).where('id', '=', SELLER).execute()
    const others = [
      await insertAccount(db, { phone: PHONES.neighbour, passwordHash: passwordHashes.others, at }),
      await insertAccount(db, { phone: PHONES.stranger, passwordHash: passwordHashes.others, at }),
    ] as const
    const done = { state: 1, failure: null, made: report.result } as const
    const failed = { state: 2, failure: 'dataDamaged' } as const
    const [asin, niche] = ['asin', 'market'] as const
    const reports: Omit<Made, 'at'>[] = [
      { id: REPORTS.done, owner: SELLER, kind: asin, subject: STORY.asin, ...done },
      { id: REPORTS.failed, owner: SELLER, kind: asin, subject: STORY.failing, ...failed },
      { id: REPORTS.neighbour, owner: others[0], kind: asin, subject: STORY.asin, ...done },
      { id: REPORTS.stranger, owner: others[1], kind: asin, subject: STORY.asin, ...done },
      { id: REPORTS.nicheDone, owner: SELLER, kind: niche, subject: STORY.niche, ...done },
      { id: REPORTS.nicheFailed, owner: SELLER, kind: niche, subject: STORY.failingNiche, ...failed },
    ]
    for (const each of reports) await insertReport(db, { ...each, at })
    await insertOrder(db, { no: ORDERS.open, owner: SELLER, state: 'created', at })
    await insertOrder(db, { no: ORDERS.credited, owner: SELLER, state: 'credited', at })
    await insertOrder(db, { no: ORDERS.neighbour, owner: others[0], state: 'created', at })
    await insertOrder(db, { no: ORDERS.stranger, owner: others[1], state: 'credited', at })
    const picture = Buffer.from('RIFF0000WEBP')
    await db.insertInto('avatar').values({ account_id: others[0], name: AVATAR, picture }).execute()
    const [theirs, strangers] = others
    const owners = { seller: SELLER, neighbour: theirs, stranger: strangers }
    await insertSearches(db, owners, searched, at)
    await insertChecks(db, owners, checked, at)
    await insertCalculations(db, owners, at)
    await insertWatches(db, owners, at)
    return others
  })
  return {
    seller: await world.sessions.open(SELLER),
    neighbour: await world.sessions.open(neighbour),
    stranger: await world.sessions.open(stranger),
  }
}

async function insertAccount(
  db: State,
  { phone, passwordHash, at }: { phone: string; passwordHash: string; at: string },
) {
  const emptyProfile = { start_time: null, end_time: null, birthday: null }
  const { id } = await db
    .insertInto('account')
    .values({ phone, password_hash: passwordHash, nickname: phone, created_at: at, ...emptyProfile })
    .returning('id')
    .executeTakeFirstOrThrow()
  await credit(db, { accountId: id, kind: 'gift', amount: 50_000, cause: `registration:${id}`, at })
  return id
}

interface Made {
  id: number
  owner: number
  kind: ReportKind
  subject: string
  state: 1 | 2
  failure: string | null
  made?: System['report']['result']
  at: string
}

async function insertReport(db: State, { id, owner, kind, subject, state, failure, made, at }: Made): Promise<void> {
  const about = { kind, marketplace: 'US', subject, title: 'A product', search: `a product ${subject}`.toLowerCase() }
  const card = JSON.stringify({ marketplace: 'US', title: 'A product', imageUrl: null, sample: true })
  await db
    .insertInto('report')
    .values({
      id,
      account_id: owner,
      ...about,
      keyword: kind === 'asin' ? null : 'product',
      card,
      state,
      failure,
      language: 'zh-CN',
      revision: 1,
      created_at: at,
      updated_at: at,
      current_revision: made ? 1 : null,
      file: made ? `${id}.pdf` : null,
    })
    .execute()
  if (!made) return
  const version = { report_id: id, revision: 1, model: Buffer.from(made.model), made_at: made.madeAt, as_of: made.asOf }
  await db.insertInto('report_version').values(version).execute()
}

interface Ordered {
  no: string
  owner: number
  state: 'created' | 'credited'
  at: string
}

async function insertOrder(db: State, { no, owner, state, at }: Ordered): Promise<void> {
  const plan = await db.selectFrom('plan').selectAll().where('id', '=', PACK).executeTakeFirstOrThrow()
  const done = state === 'credited' ? at : null
  await db
    .insertInto('orders')
    .values({
      no,
      account_id: owner,
      plan_id: PACK,
      bought: JSON.stringify(snapshotOf(plan)),
      number: 1,
      currency: 'cny',
      provider: 'alipay',
      price: plan.price,
      amount: plan.discount,
      coupon: null,
      language: 'zh-CN',
      ref: null,
      state,
      close_reason: null,
      created_at: at,
      expires_at: new Date(Date.parse(at) + 900_000).toISOString(),
      paid_at: done,
      credited_at: done,
      closed_at: null,
      refunded_at: null,
    })
    .execute()
  if (!done) return
  await credit(db, { accountId: owner, kind: 'purchase', amount: plan.power, cause: causeOf(no), at })
  await db
    .insertInto('payment')
    .values({
      provider: 'alipay',
      ref: `of-${no}`,
      order_no: no,
      amount: plan.discount,
      currency: 'cny',
      outcome: 'credited',
      received_at: at,
    })
    .execute()
}
