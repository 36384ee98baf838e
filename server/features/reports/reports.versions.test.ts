import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { BOTH, sellerOf } from './reports.seller.test-support.ts'
import { addVersion, versionsOf } from './versions.store.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

describe.each(BOTH)('versions of a report of kind %s', (kind) => {
  async function sellerWithReport() {
    const s = await sellerOf(t, kind)
    const { id } = (await s.create()).data
    await s.settle()
    const versions = async () => (await s.as.get(`/api/report/versions?id=${id}`)).body.data.versions
    const version = async (query = '') => (await s.as.get(`/api/report/version?id=${id}${query}`)).body
    return { ...s, id, versions, version }
  }

  it('are kept on update, and the newest contains the changes since the previous one', async () => {
    const s = await sellerWithReport()
    const before = await s.version()
    s.world.clock.advance(86_400_000)
    await s.remake('update')
    await s.settle()
    const listed = await s.versions()
    expect(listed.map(({ revision }: { revision: number }) => revision)).toEqual([2, 1])
    expect(listed[0].made_at > listed[1].made_at).toBe(true)
    expect(listed[1]).toMatchObject({ made_at: before.data.report.madeAt, as_of: before.data.report.asOf })
    expect(await s.version('&revision=1')).toEqual(before)
    const now = (await s.version()).data
    expect(now).toMatchObject({ id: s.id, revision: 2, report: { changes: { since: before.data.report.madeAt } } })
    expect((await s.online()).data.report).toEqual(now.report)
  })
  it('stay readable while a new one is made and after it fails', async () => {
    const s = await sellerWithReport()
    const { report } = (await s.online()).data
    await s.as.post('/__dev/scenarios', { on: ['reportStuck'] })
    await s.remake('update')
    await s.world.jobs.idle()
    expect((await s.online()).data).toMatchObject({ row: { state: 0, url: '', revision: 1 }, report })
    await s.as.post('/__dev/scenarios', { on: ['reportFailing'], off: ['reportStuck'] })
    await s.settle()
    expect((await s.online()).data).toMatchObject({ row: { state: 2, url: '', revision: 1 }, report })
    expect(await s.power()).toBe(1000 - s.price)
    expect((await s.version()).data.revision).toBe(1)
  })
  it('are not found if they do not exist, and are deleted with the report', async () => {
    const s = await sellerWithReport()
    expect((await s.version('&revision=7')).code).toBe(1107)
    expect((await s.as.get('/api/report/versions?id=999')).body.code).toBe(1101)
    expect((await s.as.get('/api/report/version?id=999')).body.code).toBe(1101)
    await s.remove(s.id)
    expect((await s.version()).code).toBe(1101)
    expect(await s.world.db.selectFrom('report_version').select('revision').execute()).toEqual([])
    await s.hold()
    const { id } = (await s.create()).data
    expect((await s.as.get(`/api/report/version?id=${id}`)).body.code).toBe(1107)
    expect((await s.as.get(`/api/report/versions?id=${id}`)).body.data.versions).toEqual([])
  })
})

it('adding a thirteenth version deletes the first', async () => {
  const s = await sellerOf(t)
  await s.hold()
  const [thirteen, other] = [(await s.create()).data.id, (await s.create(s.other)).data.id]
  const version = { model: Buffer.from(''), made_at: '2026-11-15T08:00:00.000Z', as_of: '2026-11-14' }
  await addVersion(s.world.db, { ...version, report_id: other, revision: 1 })
  const revisionsMade = [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] // revision 3 failed
  for (const revision of revisionsMade) await addVersion(s.world.db, { ...version, report_id: thirteen, revision })
  const revisions = async (id: number) => (await versionsOf(s.world.db, id)).map(({ revision }) => revision)
  expect(await revisions(thirteen)).toEqual(revisionsMade.slice(1).toReversed())
  expect(await revisions(other)).toEqual([1])
})
