import type { Kysely } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { PRICE_LIST } from '#server/features/billing/price-list.ts'
import { up } from './migrations/013-plan-descriptions.ts'
import { up as group } from './migrations/014-plan-power-groups.ts'
import { up as reword } from './migrations/015-plan-credits.ts'
import { up as rewordAgain } from './migrations/017-plan-wording.ts'
import { memoryState, migrate } from './state.ts'

type Plan = (typeof PRICE_LIST)[number]

const BEFORE = [
  ['ASIN 与市场分析报告、专利与商标检索，按次扣算力', '全部研究工具，随用随扣'],
  ['适合用量大的卖家', '适合多店铺与团队'],
  ['Spend credits on ASIN and market reports and on patent and trademark searches', 'All research tools, paid by use'],
  ['For high-volume research', 'For several shops and teams'],
  ['credits included, available immediately', 'power included, credited at once'],
  ['Buying the same level again extends your plan', 'Adds to a plan of the same level: its time is extended'],
  ['Credits are refunded if a report fails', 'Power comes back when a report fails'],
] as const
const formerPack = ({ tag }: Plan) => (tag === 'Credit pack' ? { tag: 'Power pack', unit_text: 'power' } : {})

it('corrects default descriptions and keeps the operator’s own', async () => {
  const db = memoryState()
  onTestFinished(() => db.destroy())
  await migrate(db)
  const former = (text: string) => BEFORE.reduce((result, [now, before]) => result.replace(now, before), text)
  const own = { ...PRICE_LIST[0], id: 999, data: '<p>Our own words</p>' } as Plan
  await db
    .insertInto('plan')
    .values([...PRICE_LIST.map((plan) => ({ ...plan, ...formerPack(plan), data: former(plan.data) })), own])
    .execute()
  // Migrations are typed without tables.
  await up(db as unknown as Kysely<unknown>)
  await reword(db as unknown as Kysely<unknown>)
  await rewordAgain(db as unknown as Kysely<unknown>)
  const rows = await db.selectFrom('plan').select(['id', 'tag', 'unit_text', 'data']).orderBy('id').execute()
  const expected = [...PRICE_LIST, own].map(({ id, tag, unit_text, data }) => ({ id, tag, unit_text, data }))
  expect(rows).toEqual(expected.toSorted((a, b) => Number(a.id) - Number(b.id)))
})

it('groups the digits of power in descriptions and leaves other numbers alone', async () => {
  const db = memoryState()
  onTestFinished(() => db.destroy())
  await migrate(db)
  const own = { ...PRICE_LIST[0], id: 999, data: '<p>Since 2026: 12000 power, model 4000, 1,000 power</p>' } as Plan
  const former = PRICE_LIST.map((plan) => ({ ...plan, data: plan.data.replaceAll(/(?<=\d),(?=\d{3})/g, '') }))
  expect(former.map(({ data }) => data)).not.toEqual(PRICE_LIST.map(({ data }) => data))
  await db
    .insertInto('plan')
    .values([...former, own])
    .execute()
  await group(db as unknown as Kysely<unknown>)
  const rows = new Map((await db.selectFrom('plan').select(['id', 'data']).execute()).map(({ id, data }) => [id, data]))
  expect(PRICE_LIST.map(({ id }) => rows.get(id ?? 0))).toEqual(PRICE_LIST.map(({ data }) => data))
  expect(rows.get(999)).toBe('<p>Since 2026: 12,000 power, model 4000, 1,000 power</p>')
})
