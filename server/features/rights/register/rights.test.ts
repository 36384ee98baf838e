import { describe, expect, it } from 'vitest'
import { type LegalStatus, legalStatusOf, STATUSES } from '#contracts/model/rights/legal-status.ts'
import { TEST_RIGHTS } from '#server/app/test-catalogue.test-setup.ts'
import { MARK, newRights, PATENT } from './rights.test-support.ts'
import { type PatentFilter, type Rights, rightsOf } from './rights.ts'
import { openRights } from './rights-file.ts'
import { removeSampleRights } from './rights-writer.ts'

const TODAY = '2026-11-15'
const ADDED = '2023-09-05T10:00:00.000Z'
const PAGE = { sort: 'published', order: 'desc', limit: 10_000, offset: 0 } as const
const sample = rightsOf(openRights(TEST_RIGHTS))
const numbersWhere = (rights: Rights, filter: PatentFilter, today = TODAY) =>
  rights.patentsWhere(filter, PAGE, today).patents.map(({ publicationNumber }) => publicationNumber)

describe('a patent', () => {
  it('is read as it was written, with its views', () => {
    const { writer, read } = newRights()
    const drawing = { family: 'travel-mug', seed: 3, stretch: 1 }
    const views = [{ no: 1, kind: 'front', drawing, descriptor: Uint8Array.of(1, 2) }] as const
    const id = writer.putPatent(PATENT, views, ADDED)
    const rights = read()
    expect(rights.patent(id, TODAY)).toEqual({ ...PATENT, id, views: [{ no: 1, kind: 'front' }] })
    expect(rights.views(id)).toEqual([{ no: 1, kind: 'front', drawing }])
  })

  it('has Hague registrations as its family if an earlier version stored only numbers', () => {
    const { db, writer, read } = newRights()
    const id = writer.putPatent(PATENT, [], ADDED)
    db.exec(`UPDATE patent SET facts = json_set(facts, '$.family', json('["DM/206123"]'))`)
    expect(read().patent(id, TODAY)?.family).toEqual([{ office: 'WO', publicationNumber: 'DM/206123' }])
  })

  it('has published patents that claim its priority as family', () => {
    const { writer, read } = newRights()
    const claimed = { country: 'CN', number: '202430123456.7', filedOn: '2022-01-01' }
    const put = (publicationNumber: string, more: Partial<typeof PATENT>) =>
      writer.putPatent({ ...PATENT, publicationNumber, ...more }, [], ADDED)
    const id = put('D1', { priorities: [claimed] })
    put('D2', {
      priorities: [{ ...claimed, number: '202430123456' }],
      family: [{ office: 'US', publicationNumber: 'D1' }],
    })
    put('D3', { priorities: [{ ...claimed, country: 'JP' }] })
    put('D4', { priorities: [claimed], publishedOn: '2027-01-01' })
    put('D5', { priorities: [claimed], source: 'sample' })
    for (const priorities of [[claimed], []]) put('D6', { priorities })
    const rights = read()
    const patent = rights.patent(id, TODAY)!
    expect(rights.familyOf(patent, TODAY).map(({ publicationNumber }) => publicationNumber)).toEqual(['D2'])
    expect(rights.familyOffices(patent, TODAY)).toEqual(['US'])
  })

  it('keeps its id when rewritten, has only its new views, and appears in the change feed', () => {
    const { writer, read } = newRights()
    const view = { no: 1, kind: 'front', drawing: null, descriptor: Uint8Array.of(1) } as const
    const first = writer.putPatent(PATENT, [view, { ...view, no: 2 }], ADDED)
    const other = writer.putPatent({ ...PATENT, publicationNumber: 'D1' }, [view], ADDED)
    const again = writer.putPatent({ ...PATENT, title: 'Tumbler' }, [{ ...view, descriptor: Uint8Array.of(7) }], ADDED)
    const rights = read()
    expect(again).toBe(first)
    expect(rights.stamp()).toEqual({ generation: 0, patents: 3, marks: 0 })
    expect([...rights.describedPatents(0)].map(({ patentId }) => patentId)).toEqual([other, first])
    expect([...rights.describedPatents(2)]).toEqual([
      { patentId: first, change: 3, views: [{ no: 1, descriptor: Buffer.of(7) }] },
    ])
    expect([numbersWhere(rights, { title: 'tumbler' }), numbersWhere(rights, { title: 'travel mug' })]).toEqual([
      [PATENT.publicationNumber],
      ['D1'],
    ])
  })

  it('counts as new when added and when granted, not when rewritten', () => {
    const { writer, read } = newRights()
    const later = '2023-10-01T00:00:00.000Z'
    const granted = writer.putPatent(PATENT, [], ADDED)
    const application = { ...PATENT, publicationNumber: 'D2', grantedOn: null }
    const pending = writer.putPatent(application, [], ADDED)
    writer.putPatent(PATENT, [], later)
    writer.putPatent({ ...application, grantedOn: '2023-09-26' }, [], later)
    const rights = read()
    const addedAfter = (instant: string) => [...(rights.idsWhere({ addedAfter: instant }, TODAY) ?? [])]
    expect(addedAfter(ADDED)).toEqual([pending])
    expect(addedAfter('2023-01-01')).toEqual([granted, pending])
  })

  it('counts as new for picture searches when it gets its first described drawing, not with further ones', () => {
    const { writer, read } = newRights()
    const view = { no: 1, kind: 'front', drawing: null, descriptor: null } as const
    const described = { ...view, descriptor: Uint8Array.of(1) }
    const addedOn = ['2023-10-01', '2023-10-02', '2023-10-03', '2023-10-04']
    for (const [at, views] of [[], [view], [described], [described, { ...described, no: 2 }]].entries())
      writer.putPatent(PATENT, views, `${addedOn[at]}T00:00:00.000Z`)
    const rights = read()
    const newsAfter = (name: 'addedAfter' | 'comparableAfter') =>
      addedOn.map((day) => rights.idsWhere({ [name]: day }, TODAY)?.length)
    expect(newsAfter('comparableAfter')).toEqual([1, 1, 1, 0])
    expect(newsAfter('addedAfter')).toEqual([1, 0, 0, 0])
  })

  it('from the sample world is replaced by a real one and removed with the sample world', () => {
    const { db, writer, read } = newRights()
    writer.putPatent({ ...PATENT, source: 'sample' }, [], ADDED)
    writer.putPatent(PATENT, [], ADDED)
    writer.putPatent({ ...PATENT, publicationNumber: 'D3', source: 'sample' }, [], ADDED)
    expect(writer.sourceOfPatent(PATENT)).toBe('uspto')
    removeSampleRights(db)
    const rights = read()
    expect(numbersWhere(rights, {})).toEqual([PATENT.publicationNumber])
    expect(rights.stamp().generation).toBe(2)
  })

  it('from the sample world never passes its id on, so stored verdicts stay with it', () => {
    const { db, writer, read } = newRights()
    const made = writer.putPatent({ ...PATENT, source: 'sample' }, [], ADDED)
    const real = writer.putPatent(PATENT, [], ADDED)
    const madeMark = writer.putMark({ ...MARK, source: 'sample' })
    const realMark = writer.putMark(MARK)
    expect([writer.putPatent(PATENT, [], ADDED), writer.putMark(MARK)]).toEqual([real, realMark])
    const gone = writer.putPatent({ ...PATENT, publicationNumber: 'D3', source: 'sample' }, [], ADDED)
    removeSampleRights(db)
    const next = writer.putPatent({ ...PATENT, publicationNumber: 'D4' }, [], ADDED)
    expect(new Set([made, real, gone, next])).toHaveLength(4)
    const rights = read()
    expect([made, gone].map((id) => rights.patent(id, TODAY))).toEqual([undefined, undefined])
    expect([rights.mark(madeMark), rights.mark(realMark)?.source]).toEqual([undefined, 'uspto'])
  })

  it('is hidden before the day of its publication', () => {
    const { writer, read } = newRights()
    const id = writer.putPatent(PATENT, [], ADDED)
    const rights = read()
    expect(rights.patent(id, '2023-09-04')).toBeUndefined()
    expect(rights.patents([id], '2023-09-04')).toEqual([])
    expect(rights.idsWhere({}, '2023-09-04')).toEqual(Uint32Array.of())
    expect(rights.idsWhere({}, TODAY)).toBeNull()
    expect(rights.idsWhere({ locarno: '07' }, TODAY)).toEqual(Uint32Array.of(id))
  })
})

describe('patents are found', () => {
  const found = (filter: PatentFilter) => {
    const { writer, read } = newRights()
    writer.putPatent(PATENT, [], ADDED)
    return numbersWhere(read(), filter).length === 1
  }

  it.each<PatentFilter>([
    { title: 'MUG travel' },
    { title: 'cafe' },
    { title: 'trav' },
    { title: '旅行' },
    { title: '盖旅 mug' },
    { applicant: 'braxwick co ltd' },
    { designer: 'chen' },
    { agency: 'tessel' },
    { agent: 'Corwin' },
    { address: '深圳' },
    { address: 'CN' },
    { publicationNumber: 'D1012345' },
    { publicationNumber: 'US D1,012,345 S1' },
    { publicationNumber: '10123' },
    { number: '29/832268' },
    { number: 'D1012345' },
    { keyword: '1012345' },
    { keyword: 'mug' },
    { keyword: 'Braxwick' },
    { filedFrom: '2022-03-01', filedTo: '2022-03-01' },
    { locarno: '7' },
    { locarno: '07-01' },
    { offices: ['EU', 'US'] },
    { week: '2023-W36' },
    { title: 'mug', applicant: 'braxwick', offices: ['US'], validity: ['inForce'], granted: true },
    { title: '  ', offices: [] },
    { addedAfter: '2023-09-05T09:00:00.000Z' },
    { comparableAfter: '2023-09-05T09:00:00.000Z' },
  ])('by %j', (filter) => expect(found(filter)).toBe(true))

  it.each<PatentFilter>([
    { title: 'ug' },
    { title: '旅杯' },
    { title: 'braxwick' },
    { title: '!?' },
    { title: '" OR 1 --' },
    { applicant: 'mug' },
    { publicationNumber: '29/832268' },
    { publicationNumber: 'none' },
    { number: '832268' },
    { keyword: 'Corwin' },
    { filedFrom: '2022-03-02' },
    { filedTo: '2022-02-28' },
    { locarno: '07-02' },
    { offices: ['CN'] },
    { validity: ['expired', 'pending'] },
    { week: '2023-W35' },
    { title: 'mug', applicant: 'other' },
    { addedAfter: ADDED },
    { comparableAfter: ADDED },
  ])('not by %j', (filter) => expect(found(filter)).toBe(false))
})

it('the status filter agrees with the rule for every sample patent on any day', () => {
  for (const today of ['2020-02-29', '2024-07-01', TODAY, '2031-01-01']) {
    const patents = sample.patentsWhere({}, PAGE, today).patents
    expect(patents.length).toBeGreaterThan(40)
    const by = (validity: readonly LegalStatus[]) => numbersWhere(sample, { validity }, today).toSorted()
    for (const status of STATUSES) {
      const expected = patents.filter((patent) => legalStatusOf(patent, today).status === status)
      expect([today, status, by([status])]).toEqual([
        today,
        status,
        expected.map(({ publicationNumber }) => publicationNumber).toSorted(),
      ])
    }
  }
})

it('pages follow the requested order, with unknown days last', () => {
  for (const sort of ['filed', 'granted'] as const)
    for (const order of ['asc', 'desc'] as const) {
      const pages = [0, 40, 80].flatMap(
        (offset) => sample.patentsWhere({}, { sort, order, limit: 40, offset }, TODAY).patents,
      )
      expect(new Set(pages.map(({ id }) => id)).size).toBe(120)
      const days = pages.map((patent) => (sort === 'filed' ? patent.filedOn : patent.grantedOn))
      const known = days.filter((day) => day !== null)
      expect(days.slice(0, known.length)).toEqual(order === 'asc' ? known.toSorted() : known.toSorted().toReversed())
    }
})

it('the class counts of a week match its grants', () => {
  const { weeks, classes } = sample.grantsByWeek(TODAY, 12)
  expect(weeks).toHaveLength(12)
  for (const { week, total } of weeks) {
    const grants = sample.patentsWhere({ week }, PAGE, TODAY)
    expect(grants.total).toBe(total)
    for (const row of classes.filter((found) => found.week === week))
      expect(sample.patentsWhere({ week, locarno: String(row.class) }, PAGE, TODAY).total).toBe(row.total)
  }
})

it('a mark is read as it was written and keeps its id when rewritten', () => {
  const { writer, read } = newRights()
  const id = writer.putMark(MARK)
  expect(writer.putMark({ ...MARK, statusCode: '710', live: null })).toBe(id)
  const rights = read()
  expect(rights.mark(id)).toEqual({ ...MARK, id, statusCode: '710', live: null })
  expect([...rights.markWords(0)]).toMatchObject([{ id, words: 'BRAXWICK', live: null, office: 'US', change: 2 }])
  expect([...rights.markWords(2)]).toEqual([])
})
