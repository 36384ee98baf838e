import { describe, expect, it } from 'vitest'
import { failures } from '#contracts/core/failures.ts'
import { textOfPdf, withoutSpaces } from '#server/platform/pdf/poppler.test-support.ts'
import { FAMILIES, patentFacts, photoOf } from '../picture-search/drawn-rights.test-support.ts'
import { sellers } from './sellers.test-support.ts'

const { seller, guest } = sellers()

describe('a search by picture', () => {
  it('finds the patent that shows the product first, with its risk', async () => {
    const s = await seller()
    const { row, nearest, total, query } = await s.found({ image: await photoOf('teapot', 1) })
    expect(row[0]).toMatchObject({
      title: 'teapot',
      publicationNumber: patentFacts('teapot', 1).publicationNumber,
      view: 1,
      status: 'inForce',
      endsOn: '2040-06-10',
      risk: expect.stringMatching(/^(high|medium)$/),
    })
    expect(row[0].similarity).toBeGreaterThan(nearest[0].similarity)
    expect(total).toBe(row.length)
    expect((await s.caller.get(query.image)).headers['content-type']).toBe('image/png')
    expect((await guest().get(row[0].image)).headers['content-type']).toBe('image/png')
  })
  it('shows where picture and drawing agree, and the similarity of each view', async () => {
    const s = await seller()
    const { row, query } = await s.found({ image: await photoOf('teapot', 1) })
    const { data } = await s.get(`/api/patent/detail?id=${row[0].id}&queryId=${query.queryId}`)
    expect(data.views).toEqual([expect.objectContaining({ no: 1, similarity: row[0].similarity })])
    const [a, b] = data.likeness.transform
    // The photo is rotated by 12 degrees.
    expect(Math.abs((Math.atan2(b, a) * 180) / Math.PI - 12)).toBeLessThan(3)
    const cells = data.likeness.agreement.flat().filter((share: number | null) => share !== null)
    expect(cells.filter((share: number) => share > 0.5).length).toBeGreaterThan(cells.length / 2)
    expect((await s.get(`/api/patent/detail?id=${row[0].id}`)).data).toMatchObject({ similarity: null, likeness: null })
  })
  it('searches only patents that match the words too', async () => {
    const s = await seller()
    const { row, nearest } = await s.found({ image: await photoOf('teapot', 1), office: ['CN'] })
    expect([...row, ...nearest].map(({ office }) => office)).toEqual(Array(6).fill('CN'))
  })
})

describe('a search by words', () => {
  const OF_ONE = { title: 'teapot', office: ['US'] }
  it.each<[field: string, found: object, missed: object]>([
    ['title', { title: 'TEA' }, { title: 'tease' }],
    ['applicant', { applyer: 'teapot works' }, { applyer: 'teapot corporation' }],
    ['day of filing', { applyDate: ['2024-03-01', '2024-03-01'] }, { applyDate: ['2024-03-02'] }],
    ['publication number', { pudId: 'D1,000,001' }, { pudId: 'D1,000,002' }],
    ['class', { loc: '01-01' }, { loc: '02' }],
    ['number', { patentNumber: '1000001' }, { patentNumber: '29/1000001' }],
    ['designer', { designer: 'kim' }, { designer: 'ruiz' }],
    ['agency', { agency: 'west' }, { agency: 'kim' }],
    ['agent', { agent: 'Ruiz Ana' }, { agent: 'north' }],
    ['address', { applyerAddr: 'reno, US' }, { applyerAddr: 'teapot' }],
    ['office', { office: ['US', 'CN'] }, { office: ['CN'] }],
    ['status', { validity: ['inForce', 'pending'] }, { validity: ['expired', 'lapsed', 'invalidated'] }],
  ])('filters by %s', async (_, found, missed) => {
    const s = await seller()
    const numbersOf = async (form: object) =>
      (await s.found(form)).row.map(({ publicationNumber }: { publicationNumber: string }) => publicationNumber)
    expect(await numbersOf({ ...OF_ONE, ...found })).toContain(patentFacts('teapot', 1).publicationNumber)
    expect(await numbersOf({ ...OF_ONE, ...missed })).not.toContain(patentFacts('teapot', 1).publicationNumber)
  })
})

describe('the result of a search', () => {
  const publishedOf = ({ row }: { row: { publicationNumber: string }[] }) => row.map((each) => each.publicationNumber)

  it('is filtered, sorted and paged', async () => {
    const s = await seller()
    const { queryId } = (await s.search({ applyer: 'Works' })).data
    const info = async (options: object) => (await s.post('/api/AiAmazon/getPatentInfo', { queryId, ...options })).data
    expect((await info({})).total).toBe(FAMILIES.length * 2)
    expect(publishedOf(await info({ office: ['US'], loc: '1' }))).toEqual([patentFacts('teapot', 1).publicationNumber])
    expect((await info({ loc: '01-02' })).row).toMatchObject([{ title: 'teapot', office: 'CN', risk: null }])
    expect((await info({ validity: ['expired', 'lapsed'] })).total).toBe(0)
    const [first, second] = [await info({ size: 3 }), await info({ size: 3, page: 2, sort: 'similarity' })]
    expect(new Set([...publishedOf(first), ...publishedOf(second)]).size).toBe(6)
    const last = FAMILIES.length * 2
    expect(publishedOf(await info({ size: 1, page: last, order: 'asc' }))).toEqual(publishedOf(await info({ size: 1 })))
  })
  it('takes its risks from the thresholds and rejects a medium above the high one', async () => {
    const s = await seller()
    const { queryId } = (await s.search({ image: await photoOf('sneaker', 1) })).data
    const riskAt = async (high: number, medium: number) =>
      (await s.post('/api/AiAmazon/getPatentInfo', { queryId, high, medium })).data?.row[0].risk
    expect([await riskAt(0.3, 0.2), await riskAt(1, 0.2), await riskAt(1, 1)]).toEqual(['high', 'medium', 'low'])
    expect(await riskAt(0.2, 0.3)).toBeUndefined()
  })
  it('takes verdicts with notes, filters by verdict, and deletes both with the search', async () => {
    const s = await seller()
    const { row, query } = await s.found({ image: await photoOf('sneaker', 1) })
    const [{ queryId }, { id }] = [query, row[0]]
    const judge = (body: object) => s.post('/api/patent/verdict', { queryId, id, ...body })
    await judge({ verdict: 'same', note: 'Ask the owner' })
    const by = async (verdict: string) =>
      (await s.post('/api/AiAmazon/getPatentInfo', { queryId, verdict })).data.row.map(
        (each: { id: number }) => each.id,
      )
    expect(await by('same')).toEqual([id])
    expect(await by('none')).not.toContain(id)
    await judge({ verdict: null, note: 'Ask the owner' })
    expect(await by('same')).toEqual([])
    expect((await s.get(`/api/patent/detail?id=${id}&queryId=${queryId}`)).data).toMatchObject({
      verdict: null,
      note: 'Ask the owner',
    })
    // A verdict alone keeps the note; clearing both deletes both.
    const kept = async () => {
      const { verdict, note } = (await s.get(`/api/patent/detail?id=${id}&queryId=${queryId}`)).data
      return { verdict, note }
    }
    await judge({ verdict: 'similar' })
    expect(await kept()).toEqual({ verdict: 'similar', note: 'Ask the owner' })
    await judge({ verdict: null })
    expect(await kept()).toEqual({ verdict: null, note: 'Ask the owner' })
    await judge({ verdict: null, note: '' })
    expect(await kept()).toEqual({ verdict: null, note: '' })
    await s.post('/api/patent/deleteQuery', { queryId })
    expect((await s.get('/api/patent/queries')).data.total).toBe(0)
    expect((await s.caller.get(query.image)).status).toBe(404)
    expect((await judge({ verdict: 'same' })).code).toBe(failures.queryNotFound.code)
  })
  it('is closed to other accounts', async () => {
    const s = await seller()
    const { row, query } = await s.found({ image: await photoOf('sneaker', 1) })
    const other = await s.stranger()
    const { queryId } = query
    const { url } = (await s.post('/api/patent/print', { queryId })).data
    const codes = [
      (await other.post('/api/AiAmazon/getPatentInfo', { queryId })).body.code,
      (await other.get(`/api/patent/detail?id=${row[0].id}&queryId=${queryId}`)).body.code,
      (await other.post('/api/patent/verdict', { queryId, id: row[0].id, verdict: 'same' })).body.code,
      (await other.post('/api/patent/print', { queryId })).body.code,
      (await other.post('/api/patent/watch', { queryId, name: 'Mine now' })).body.code,
      (await other.post('/api/patent/deleteQuery', { queryId })).body.code,
    ]
    expect(codes).toEqual(codes.map(() => failures.queryNotFound.code))
    const { body } = await other.get('/api/patent/queries')
    expect(body.data.total).toBe(0)
    const own = (await other.post('/api/AiAmazon/getQueryId', { mold_id: 1, title: 'teapot' })).body.data.queryId
    // The key of one account does not open the files of another.
    for (const address of [query.image, url]) {
      expect((await guest().get(address.replace(/u=\d+/, 'u=2'))).status).toBe(404)
      expect((await guest().get(address.replace(/\/\d+\./, `/${own}.`))).status).toBe(404)
    }
  })
  it('is still compared with its picture after the descriptor format changed', async () => {
    const s = await seller()
    const { row, query } = await s.found({ image: await photoOf('teapot', 1) })
    const { db } = await s.world()
    const older = Buffer.from([255, 0, 0, 0])
    await db.updateTable('patent_query').set({ descriptor: older }).where('id', '=', Number(query.queryId)).execute()
    const { data } = await s.get(`/api/patent/detail?id=${row[0].id}&queryId=${query.queryId}`)
    expect(data.similarity).toBeCloseTo(row[0].similarity, 1)
  })
  it('is printed with the requested language and thresholds', async () => {
    const s = await seller()
    const { query } = await s.found({ image: await photoOf('umbrella', 2) })
    const options = { queryId: query.queryId, high: 0.9, medium: 0.6, language: 'en-US' }
    const { url } = (await s.post('/api/patent/print', options)).data
    const paper = await s.caller.get(url).responseType('blob')
    expect(paper.headers['content-type']).toBe('application/pdf')
    const paperText = textOfPdf(paper.body)
    for (const text of ['Design patent search results', 'umbrella', '90%', '60%', 'not legal advice', '(Beijing time)'])
      expect(paperText).toContain(withoutSpaces(text))
  })
  it('is not printed at an address with a medium threshold above the high one', async () => {
    const s = await seller()
    const { query } = await s.found({ title: 'umbrella' })
    const { url } = (await s.post('/api/patent/print', { queryId: query.queryId })).data
    expect((await s.caller.get(url.replace(/high=[\d.]+/, 'high=0.2'))).status).toBe(404)
  })
})
