import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textOfPdf, withoutSpaces } from '#server/platform/pdf/poppler.test-support.ts'
import { photoOf } from './picture-search/drawn-rights.test-support.ts'
import { LAMP_CASE, NUMBERS, OWNER_CASE, openLampRights, PRIORITY } from './target-offices.test-support.ts'

let lamp: Awaited<ReturnType<typeof openLampRights>>
beforeAll(async () => {
  lamp = await openLampRights()
})
afterAll(() => lamp.close())

const seller = () => lamp.seller()

describe('a search for the seller’s target offices', () => {
  it('counts the designs registered there and lists the others after them', async () => {
    const s = await seller()
    const { row, counted, total } = await s.found({ title: 'teapot', targets: ['US'] })
    expect(row.map(({ office, counts }) => [office, counts])).toEqual([
      ['US', true],
      ['CN', false],
    ])
    expect([counted, total]).toEqual([1, 2])
  })
  it('counts every design without target offices, as the upstream does', async () => {
    const s = await seller()
    const { row, counted, targets } = await s.found({ title: 'teapot' })
    expect([row.map(({ counts }) => counts), counted, targets]).toEqual([[true, true], 2, []])
  })
  it('repeats for free with other target offices', async () => {
    const s = await seller()
    const { queryId } = await s.search({ title: 'umbrella', targets: ['US'] })
    expect(await s.search({ title: 'umbrella', targets: ['CN'] })).toEqual({ queryId, charged: 0 })
    const [options, named] = [await s.info(queryId), await s.info(queryId, { targets: ['US'] })]
    expect([options, named].map(({ row, targets }) => [row[0]?.office, targets])).toEqual([
      ['CN', ['CN']],
      ['US', ['US']],
    ])
  })
  it('names the target offices without any patent on record', async () => {
    const s = await seller()
    const { counted, missing, total } = await s.found({ title: 'teapot', targets: ['US', 'IN'] })
    expect([counted, missing, total]).toEqual([1, ['IN'], 2])
  })
  it('prints designs that count, designs elsewhere and missing offices', async () => {
    const s = await seller()
    const { queryId } = await s.search({ title: 'teapot', targets: ['US', 'IN'] })
    const textBy = async (options: object) => {
      const { url } = await s.post('/api/patent/print', { queryId, language: 'en-US', ...options })
      return textOfPdf((await s.caller.get(url).responseType('blob')).body)
    }
    const paper = await textBy({})
    const missing = 'We have no design patent data for these offices, so we cannot judge the risk there: India'
    for (const phrase of ['registered in your target markets: 1', 'Registered elsewhere', missing])
      expect(paper).toContain(withoutSpaces(phrase))
    expect(paper).toContain(withoutSpaces('This is sample data'))
    const everywhere = await textBy({ targets: [] })
    expect(everywhere).toContain(withoutSpaces('Designs found: 2. Listed here: 2'))
    for (const phrase of ['Registered elsewhere', 'We have no design patent data'])
      expect(everywhere).not.toContain(withoutSpaces(phrase))
  })
})

describe('a design registered at four offices', () => {
  it('is one row, counts once and has the risk of its registrations at the target offices', async () => {
    const s = await seller()
    const { queryId } = await s.search({ image: await photoOf('desk-lamp', 3) })
    const at = async (...targets: string[]) => {
      const { row } = await s.info(queryId, { targets, high: 0.2, medium: 0.1 })
      return row.filter(({ title }) => title === 'Lamp')
    }
    const everywhere = await at()
    expect(everywhere).toHaveLength(1)
    expect(everywhere[0]?.offices?.map(({ office }) => office)).toEqual(['US', 'EU', 'CN', 'JP'])
    expect(everywhere[0]).toMatchObject({ risk: 'high', counts: true, status: 'inForce' })
    expect(await at('US')).toMatchObject([{ office: 'US', risk: 'none', status: 'lapsed' }])
    expect(await at('JP', 'EU')).toMatchObject([
      { risk: 'high', offices: [{ office: 'EU' }, { office: 'JP' }, {}, {}] },
    ])
    expect(await at('IN')).toMatchObject([{ counts: false }])
  })
  it('shows the claimed priority in its dialog and on the printed result', async () => {
    const s = await seller()
    const { queryId } = await s.search({ title: 'Lamp', targets: ['CN'] })
    const [hit] = (await s.info(queryId)).row
    const detail = (await s.caller.get(`/api/patent/detail?id=${hit?.id}&queryId=${queryId}`)).body.data
    expect(detail.priorities).toEqual([PRIORITY])
    const { url } = await s.post('/api/patent/print', { queryId, language: 'en-US' })
    const paper = textOfPdf((await s.caller.get(url).responseType('blob')).body)
    expect(paper).toContain(withoutSpaces('Priority claims United States · 29/800,123 · 2025-01-02'))
  })
  it('has one verdict for all its registrations', async () => {
    const s = await seller()
    const { queryId } = await s.search({ image: await photoOf('desk-lamp', 3), type: 2 })
    const shownAt = async (office: string) => {
      const { row } = await s.info(queryId, { targets: [office] })
      const { id = 0, verdict, note } = row.find(({ title }) => title === 'Lamp') ?? {}
      const opened = (await s.caller.get(`/api/patent/detail?id=${id}&queryId=${queryId}`)).body.data
      return { id, listed: { verdict, note }, opened: { verdict: opened.verdict, note: opened.note } }
    }
    const kept = { verdict: 'same', note: 'Ask the owner' }
    const judge = (id: number, body: object) => s.post('/api/patent/verdict', { queryId, id, ...body })
    await judge((await shownAt('JP')).id, kept)
    expect(await shownAt('US')).toMatchObject({ listed: kept, opened: kept })
    await judge((await shownAt('US')).id, { verdict: null, note: '' })
    expect(await shownAt('JP')).toMatchObject({ listed: { verdict: null, note: '' }, opened: { verdict: null } })
  })
  it('has the same risk in its dialog as in its row for the target offices of the page', async () => {
    const s = await seller()
    const { queryId } = await s.search({ image: await photoOf('desk-lamp', 3), type: 2 })
    for (const targets of ['US', 'JP,EU', '']) {
      const { row } = await s.info(queryId, { targets: targets.split(',').filter(Boolean) })
      const hit = row.find(({ title }) => title === 'Lamp')
      const path = `/api/patent/detail?id=${hit?.id}&queryId=${queryId}&targets=${targets}`
      const { design } = (await s.caller.get(path)).body.data
      const { similarity, cases, enforcer, counts, offices } = hit ?? {}
      expect(design).toEqual({ similarity, cases, enforcer, counts, offices })
    }
  })
  it('shows the cases of its row in its dialog and the owner’s other cases separately', async () => {
    const s = await seller()
    const { queryId } = await s.search({ image: await photoOf('desk-lamp', 3), type: 2 })
    const { row } = await s.info(queryId, { targets: ['US'] })
    const hit = row.find(({ title }) => title === 'Lamp')
    expect(hit).toMatchObject({ office: 'US', cases: 1 })
    const detail = async (options: string) =>
      (await s.caller.get(`/api/patent/detail?id=${hit?.id}${options}`)).body.data
    const cases = { enforcement: [{ number: LAMP_CASE }], ownerCases: [{ number: OWNER_CASE }] }
    expect(await detail(`&queryId=${queryId}&targets=US`)).toMatchObject(cases)
    expect(await detail('&targets=US')).toMatchObject({ ...cases, design: { cases: 1 } })
  })
  it('is found by one registration and listed with all of them', async () => {
    const s = await seller()
    const { row } = await s.found({ pudId: NUMBERS.CN, targets: ['EU'] })
    expect(row).toMatchObject([{ office: 'CN', counts: true, offices: [{ office: 'EU', counts: true }, {}, {}, {}] }])
  })
})

describe('designs that are not similar', () => {
  it('are not results: the nearest few are listed separately and not counted in the list of searches', async () => {
    const s = await seller()
    const { row, nearest, total, query } = await s.found({ image: await photoOf('teapot', 1) })
    expect(row.every(({ similarity }) => (similarity ?? 0) >= 0.005)).toBe(true)
    expect(nearest.length).toBeGreaterThan(0)
    expect(nearest.length).toBeLessThanOrEqual(6)
    expect(nearest.every(({ similarity }) => similarity !== null && similarity < 0.005)).toBe(true)
    expect(total).toBe(row.length)
    expect(await s.listed(query.queryId)).toBe(total)
  })
})

describe('a check of a listing', () => {
  it('judges the rights of its target offices and lists other rights separately', async () => {
    const s = await seller()
    const listing = { title: 'Quimbro lamp', pictures: [await photoOf('desk-lamp', 3)] }
    const japan = await s.checked({ ...listing, targets: ['JP'] })
    expect(japan.patents.row).toMatchObject([{ title: 'Lamp', office: 'JP' }])
    expect(japan.patents.row[0].offices).toHaveLength(4)
    expect(['high', 'medium']).toContain(japan.patents.risk)
    const america = await s.checked({ ...listing, targets: ['US'] })
    expect(america.patents.risk).toBe('low')
    expect(america.marks).toMatchObject({ findings: [{ words: 'Quimbro' }], elsewhere: [] })
    expect(japan.marks).toMatchObject({ risk: null, findings: [], elsewhere: [{ words: 'Quimbro' }] })
    expect(japan.missing.marks).toEqual(['JP'])
  })
  it('charges the same listing once; other target offices judge it again for free', async () => {
    const s = await seller()
    const check = async (...targets: string[]) =>
      s.post('/api/tort/query', { mold_id: 1, title: 'Quimbro and Zolvexa', targets })
    const detail = async (id: number) => (await s.caller.get(`/api/tort/detail?id=${id}`)).body.data
    const { id, charged } = await check('US')
    expect(charged).toBe(1)
    expect((await detail(id)).result).toMatchObject({ targets: ['US'], marks: { findings: [{ words: 'Quimbro' }] } })
    await s.post('/api/tort/judge', { id, verdict: 'similar', note: 'Ask the owner' })
    expect(await check('EU')).toEqual({ id, charged: 0 })
    const { row, result } = await detail(id)
    expect(result).toMatchObject({ targets: ['EU'], marks: { findings: [{ words: 'Zolvexa' }] } })
    expect(row).toMatchObject({ risk: result.risk, verdict: 'similar', note: 'Ask the owner' })
  })
  it('reports the risk found, never a low one, while a target office has no data', async () => {
    const s = await seller()
    const listing = { title: 'A plain lamp', pictures: [await photoOf('teapot', 1)] }
    const { risk, patents, marks, missing } = await s.checked({ ...listing, targets: ['US', 'DE'] })
    expect([risk, patents.risk, marks.risk, missing]).toEqual([
      'high',
      'high',
      null,
      { patents: ['DE'], marks: ['DE'] },
    ])
  })
  it('derives its target offices from the marketplace', async () => {
    const s = await seller()
    const result = async (marketplace: string) => s.checked({ title: 'Zolvexa', marketplace })
    const [germany, america] = [await result('DE'), await result('US')]
    expect(germany).toMatchObject({ targets: ['EU', 'DE'], marks: { findings: [{ words: 'Zolvexa' }], elsewhere: [] } })
    expect(america).toMatchObject({ targets: ['US'], marks: { findings: [], elsewhere: [{ words: 'Zolvexa' }] } })
  })
})

describe('the sample data flag', () => {
  it('is part of every answer for patents and for marks', async () => {
    const s = await seller()
    const name = 'Nothing of the name'
    // Here the patents are sample data, the marks are real.
    expect((await s.found({ title: name })).sample).toBe(true)
    expect((await s.caller.get('/api/AiAmazon/getNewLocTotal')).body.data.sample).toBe(true)
    expect((await s.post('/api/trademark/search', { trademark: name })).sample).toBe(false)
    expect((await s.post('/api/trademark/check', { text: name })).sample).toBe(false)
    expect((await s.checked({ title: name })).sample).toEqual({ patents: true, marks: false })
  })
})

describe('a trademark search', () => {
  it('lists marks of the target offices first and counts them', async () => {
    const s = await seller()
    const { row, counted, missing } = await s.post('/api/trademark/search', {
      trademark: 'zolvexa',
      targets: ['US', 'IN'],
    })
    expect([row[0].counts, counted, missing]).toEqual([false, 0, ['IN']])
    const here = await s.post('/api/trademark/search', { trademark: 'zolvexa', targets: ['EU'] })
    expect([here.row[0].counts, here.counted]).toEqual([true, 1])
  })
  it('groups marks in the words of a listing by target offices', async () => {
    const s = await seller()
    const options = { text: 'Zolvexa and Quimbro', targets: ['EU'] }
    const { findings, elsewhere } = await s.post('/api/trademark/check', options)
    expect([findings, elsewhere]).toMatchObject([[{ words: 'Zolvexa' }], [{ words: 'Quimbro' }]])
  })
})
