/** Two processes write to one state at once; what each has read must still be true when it writes. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { MAX_UNPAID_ORDERS } from '#contracts/core/rules.ts'
import { migrate, openState, type State } from '#server/db/state.ts'
import { fillPriceList } from '#server/features/billing/price-list.ts'
import { balanceOf, credit } from '#server/features/ledger/ledger.ts'
import { enqueue } from '#server/platform/turns.ts'

const AT = '2026-11-15T08:00:00.000Z'
const WRITER = join(import.meta.dirname, 'two-writers.test-support.ts')

/** A state with a hundred accounts, written by two processes; `prepare` adds the rows of the task. */
async function bothWrite(task: string, prepare: (db: State) => Promise<unknown> = async () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'writers-'))
  const file = join(folder, 'state.sqlite')
  const db = openState(file, { isShared: true })
  onTestFinished(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  await migrate(db)
  await fillPriceList(db)
  for (let id = 1; id <= 100; id++)
    await db
      .insertInto('account')
      .values({
        id,
        phone: `${13_000_000_000 + id}`,
        password_hash: '',
        nickname: '',
        created_at: AT,
        start_time: null,
        end_time: null,
        birthday: null,
      })
      .execute()
  await prepare(db)
  const write = async (me: number): Promise<unknown[]> => {
    const { stdout } = await promisify(execFile)(process.execPath, [WRITER, file, task, String(me)])
    return JSON.parse(stdout)
  }
  const results = await Promise.all([write(0), write(1)])
  return { db, results: results.flat() }
}

it('never charges an account below zero', async () => {
  const { db, results } = await bothWrite('balance', (db) =>
    credit(db, { accountId: 1, kind: 'gift', amount: 4_150, cause: 'sample:1', at: AT }),
  )
  expect(results.filter((result) => result === 'insufficientPower')).toHaveLength(60 - 41)
  expect(await balanceOf(db, 1)).toBe(50)
})

it('gives each task to only one process', async () => {
  const { results } = await bothWrite('leases', async (db) => {
    for (let subject = 1; subject <= 40; subject++)
      await enqueue(db, { kind: 'task', subject, revision: 1, accountId: subject, at: AT })
  })
  const claimed = results.filter((id) => id !== null)
  expect(claimed.toSorted()).toEqual([...new Set(claimed)].toSorted())
  expect(claimed).toHaveLength(40)
})

it('gives each task of an account its own turn', async () => {
  const { db } = await bothWrite('turns')
  const turns = (await db.selectFrom('job').select('turn').orderBy('turn').execute()).map(({ turn }) => turn)
  expect(turns).toEqual(Array.from({ length: 60 }, (_, no) => 1 + 2 * no))
})

it('grants a coupon only as often as its limit', async () => {
  const { results } = await bothWrite('coupons', (db) =>
    db
      .insertInto('coupon')
      .values({
        code: 'LASTFEW',
        kind: 'percent',
        value: 20,
        currency: null,
        minimum: 0,
        plan_id: null,
        starts_at: '2026-01-01T00:00:00.000Z',
        ends_at: '2099-01-01T00:00:00.000Z',
        uses: 25,
      })
      .execute(),
  )
  expect(results.filter((result) => result === 'couponUsedUp')).toHaveLength(60 - 25)
})

it('opens only as many orders of an account as its limit', async () => {
  const { results } = await bothWrite('orders')
  expect(results.filter((result) => result === 'tooManyOrders')).toHaveLength(60 - MAX_UNPAID_ORDERS)
})
