import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { requireSigned, type SigningWorld, signedQuery } from './signed-address.ts'

let t: TestApp
let world: SigningWorld
beforeAll(async () => {
  t = await testApp()
  world = t.app.worlds.main
})
afterAll(() => t.close())

function read(query: string) {
  const given = new URLSearchParams(query)
  return { u: Number(given.get('u')), e: Number(given.get('e')), s: given.get('s') ?? '' }
}

const filesOf = (kind: string) => ({ kind, seconds: kind === 'takeout' ? 600 : 3600 })

/** Whether the address opens files of the kind. */
const opens = (kind: string, address: ReturnType<typeof read>) =>
  requireSigned(world, filesOf(kind), address).then(
    (accountId) => accountId === address.u,
    () => false,
  )

const someone = async () =>
  (await world.db.selectFrom('account').select('id').where('closed_at', 'is', null).executeTakeFirstOrThrow()).id

it('a signature opens what it is for, and nothing of another purpose or account', async () => {
  const mine = read(await signedQuery(world, filesOf('report-files'), await someone()))
  expect(await opens('report-files', mine)).toBe(true)
  for (const purpose of ['ledger', 'receipts', 'takeout'] as const) expect(await opens(purpose, mine)).toBe(false)
  expect(await opens('report-files', { ...mine, u: mine.u + 1 })).toBe(false)
  expect(await opens('report-files', { ...mine, e: mine.e + 3600 })).toBe(false)
  expect(await opens('report-files', { ...mine, s: '' })).toBe(false)
})

it('holds for at least one window and at most two, and is the same within one', async () => {
  const id = await someone()
  const first = await signedQuery(world, filesOf('takeout'), id)
  expect(await signedQuery(world, filesOf('takeout'), id)).toBe(first)
  world.clock.advance(600_000)
  expect(await signedQuery(world, filesOf('takeout'), id)).not.toBe(first)
  expect(await opens('takeout', read(first))).toBe(true)
  world.clock.advance(600_000)
  expect(await opens('takeout', read(first))).toBe(false)
})

it('opens nothing from the moment in which its account is closed, and nothing of an account that there never was', async () => {
  const id = await someone()
  const addresses = await Promise.all(
    (['report-files', 'receipts', 'ledger', 'takeout'] as const).map(
      async (kind) => [kind, read(await signedQuery(world, filesOf(kind), id))] as const,
    ),
  )
  for (const [kind, address] of addresses) expect(await opens(kind, address)).toBe(true)
  await world.db.updateTable('account').set({ closed_at: world.clock.iso() }).where('id', '=', id).execute()
  for (const [kind, address] of addresses) expect(await opens(kind, address)).toBe(false)
  expect(await opens('ledger', read(await signedQuery(world, filesOf('ledger'), 987_654)))).toBe(false)
})
