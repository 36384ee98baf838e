import { afterAll, beforeAll, expect, it } from 'vitest'
import { PRESETS_MAX } from '#contracts/api/presets.ts'
import { failures } from '#contracts/core/failures.ts'
import { secondAccount } from '#server/app/second-account.test-support.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'

let t: TestApp
let worlds = 0
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function openAccount() {
  const headers = { 'x-world': `presets-${++worlds}`, 'accept-language': 'en-US' }
  const mine = t.as(await t.seller(headers), headers)
  const { db } = await t.app.worlds.get(headers['x-world'])
  const post = async (path: string, body: object) => (await mine.post(`/api/presets/${path}`, body)).body
  const save = (body: object = {}) =>
    post('save', { list: 'products', name: 'Light mugs', query: 'words=mug', ...body })
  const list = async (of = 'products') => (await mine.get(`/api/presets?list=${of}`)).body.data.presets
  return { db, headers, post, save, list }
}

it('saves filters and lists those of one list by name', async () => {
  const { save, list } = await openAccount()
  await save()
  await save({ name: ' Cheap mugs ', query: '' })
  await save({ list: 'markets' })
  expect(await list()).toMatchObject([
    { name: 'Cheap mugs', query: '' },
    { name: 'Light mugs', query: 'words=mug' },
  ])
  expect(await list('markets')).toMatchObject([{ list: 'markets', name: 'Light mugs' }])
})

it('refuses a name that the list has, also on renaming', async () => {
  const { save, post, list } = await openAccount()
  const { id } = (await save()).data
  const answer = await save({ query: 'words=cup' })
  expect(answer).toMatchObject({ code: failures.presetExists.code, msg: expect.stringContaining('“Light mugs”') })
  await save({ name: 'Cups' })
  expect((await post('rename', { id, name: 'Cups' })).code).toBe(failures.presetExists.code)
  expect((await post('rename', { id, name: ' Light mugs ' })).code).toBe(1)
  expect((await post('rename', { id, name: 'Mugs' })).data.name).toBe('Mugs')
  expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['Cups', 'Mugs'])
  expect((await save({ name: '  ' })).code).toBe(400)
})

it('keeps filters of another account out of reach', async () => {
  const { db, headers, save } = await openAccount()
  const { id } = (await save()).data
  const other = await secondAccount(t, db, headers)
  expect((await other.get('/api/presets?list=products')).body.data.presets).toEqual([])
  for (const [path, body] of [
    ['rename', { id, name: 'Taken' }],
    ['delete', { id }],
  ] as const)
    expect((await other.post(`/api/presets/${path}`, body)).body.code).toBe(failures.presetNotFound.code)
})

it('deletes a filter once', async () => {
  const { save, post } = await openAccount()
  const { id } = (await save()).data
  expect((await post('delete', { id })).code).toBe(1)
  expect((await post('delete', { id })).code).toBe(failures.presetNotFound.code)
})

it('keeps at most fifty filters, also in parallel calls', async () => {
  const { db, save } = await openAccount()
  await save()
  const { id: _, ...row } = await db.selectFrom('saved_filter').selectAll().executeTakeFirstOrThrow()
  const rows = Array.from({ length: PRESETS_MAX - 2 }, (_, at) => ({ ...row, name: `Filter ${at}` }))
  await db.insertInto('saved_filter').values(rows).execute()
  const answers = await Promise.all([save({ name: 'A' }), save({ name: 'B' })])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([1, failures.tooManyPresets.code])
})
