import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failures } from '#contracts/core/failures.ts'
import { type TestApp, testApp } from '#server/test-app.test-support.ts'
import { drawnRights, FAMILIES, patentFacts, photoOf } from './drawn-rights.test-support.ts'

let t: TestApp
let drawn: Awaited<ReturnType<typeof drawnRights>>
beforeAll(async () => {
  drawn = await drawnRights()
  t = await testApp({ rights: drawn.rights, search: drawn.search })
})
afterAll(async () => {
  await t.close()
  await drawn.close()
})

let worlds = 0
/** A seller in a world of their own. */
async function seller() {
  const headers = { 'x-world': `patents-${++worlds}` }
  const caller = t.as(await t.seller(headers), headers)
  const post = async (path: string, body: object) => (await caller.post(path, body)).body
  const get = async (path: string) => (await caller.get(path)).body
  const search = (form: object) => post('/api/AiAmazon/getQueryId', { mold_id: 1, ...form })
  const found = async (form: object) =>
    (await post('/api/AiAmazon/getPatentInfo', { queryId: (await search(form)).data.queryId })).data
  const power = async () => (await get('/api/account/info')).data.user.power
  return { ...{ caller, post, get, search, found, power } }
}

describe('a search by picture', () => {
  it('finds the patent whose drawing the product is, first, and says how risky it is', async () => {
    const s = await seller()
    const { row, total, query } = await s.found({ image: await photoOf('teapot', 1) })
    expect(row[0]).toMatchObject({
      ...{ title: 'teapot', publicationNumber: patentFacts('teapot', 1).publicationNumber, view: 1 },
      ...{ status: 'inForce', endsOn: '2040-06-10', risk: 'medium' },
    })
    expect(row[0].similarity).toBeGreaterThan(row[1].similarity)
    expect(total).toBe(FAMILIES.length * 2)
    expect((await s.caller.get(query.image)).headers['content-type']).toBe('image/png')
  })
  it('looks among those only that fit the words too', async () => {
    const s = await seller()
    const { row, total } = await s.found({ image: await photoOf('teapot', 1), office: ['CN'] })
    expect(total).toBe(FAMILIES.length)
    expect(row[0]).toMatchObject({ office: 'CN' })
  })
})

describe('the price of a search', () => {
  it('is paid once a day for the same search', async () => {
    const s = await seller()
    const before = await s.power()
    const image = await photoOf('sneaker', 2)
    const first = await s.search({ image })
    expect(await s.search({ image, title: ' ' })).toMatchObject({ data: { queryId: first.data.queryId, charged: 0 } })
    expect(before - (await s.power())).toBe(5)
    expect((await s.search({ image, title: 'shoe' })).data.charged).toBe(1)
  })
  it('is not paid for what is refused', async () => {
    const s = await seller()
    const before = await s.power()
    const code = async (form: object) => (await s.search(form)).code
    expect(await code({})).toBe(failures.emptySearch.code)
    expect(await code({ office: ['US'], title: '  ' })).toBe(failures.emptySearch.code)
    expect(await code({ applyDate: ['2026-02-01', '2026-01-01'] })).toBe(failures.wrongDates.code)
    expect(await code({ image: 'data:image/png;base64,AAAA' })).toBe(failures.wrongPicture.code)
    expect(await s.power()).toBe(before)
  })
})
