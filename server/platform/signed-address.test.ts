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

const opens = (kind: string, address: ReturnType<typeof read>) =>
  requireSigned(world, filesOf(kind), address).then(
    (accountId) => accountId === address.u,
    () => false,
  )

const openAccountId = async () =>
  (await world.db.selectFrom('account').select('id').where('closed_at', 'is', null).executeTakeFirstOrThrow()).id

it('a signature opens only its own purpose and account', async () => {
  const mine = read(await signedQuery(world, filesOf('report-files'), await openAccountId()))
  expect(await opens('report-files', mine)).toBe(true)
  for (const purpose of ['ledger', 'receipts', 'takeout'] as const) expect(await opens(purpose, mine)).toBe(false)
  expect(await opens('report-files', { ...mine, u: mine.u + 1 })).toBe(false)
  expect(await opens('report-files', { ...mine, e: mine.e + 3600 })).toBe(false)
  expect(await opens('report-files', { ...mine, s: '' })).toBe(false)
})

it('a signature is valid for one to two windows and is the same within one', async () => {
  const id = await openAccountId()
  const first = await signedQuery(world, filesOf('takeout'), id)
  expect(await signedQuery(world, filesOf('takeout'), id)).toBe(first)
  world.clock.advance(600_000)
  expect(await signedQuery(world, filesOf('takeout'), id)).not.toBe(first)
  expect(await opens('takeout', read(first))).toBe(true)
  world.clock.advance(600_000)
  expect(await opens('takeout', read(first))).toBe(false)
})

it('opens nothing for a closed account or for one that never existed', async () => {
  const id = await openAccountId()
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
