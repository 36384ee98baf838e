import { expect, it } from 'vitest'
import { LATEST_WEEKS } from '#fixtures/rights/patents/patents.ts'
import { STORY } from '#fixtures/story.ts'
import { TEST_NOW, TEST_RIGHTS } from '#server/app/test-catalogue.test-setup.ts'
import { rightsOf } from './rights.ts'
import { rightsState } from './rights-build.ts'
import { openRights } from './rights-file.ts'

const connection = openRights(TEST_RIGHTS)
const rights = rightsOf(connection)
const today = TEST_NOW.slice(0, 10)

it('the sample world has patents with described views, cases and marks', () => {
  const count = (table: string) => connection.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0
  const [patents, marks] = [count('patent'), count('mark')]
  expect(patents).toBeGreaterThan(200)
  expect(count('patent_view')).toBeGreaterThan(2 * patents)
  expect(marks).toBeGreaterThan(1000)
  expect(count('enforcement_case')).toBeGreaterThan(5)
  const described = [...rights.describedPatents(0)]
  expect(described).toHaveLength(patents)
  expect(described.every((patent) => patent.views.length >= 2)).toBe(true)
  expect([...rights.markWords(0)]).toHaveLength(marks)
})

it('the story’s product has an enforced patent of its exact shape', () => {
  const { publicationNumber } = STORY.patent
  const page = { sort: 'published', order: 'desc', limit: 2, offset: 0 } as const
  const found = rights.patentsWhere({ publicationNumber }, page, today)
  expect(found.patents.map((patent) => patent.publicationNumber)).toEqual([publicationNumber])
  const [patent] = found.patents
  expect(rights.casesOf(patent!).map(({ number }) => number)).toContain(STORY.patent.case)
  expect(rights.isEnforcer(patent!)).toBe(true)
})

it('each of the latest weeks has grants, and so has the next week once it begins', () => {
  const weeks = (day: string) => rights.grantsByWeek(day, LATEST_WEEKS).weeks
  expect(
    weeks(today)
      .map(({ total }) => total)
      .every((total) => total >= 3),
  ).toBe(true)
  expect(weeks(today)[0]?.week).toBe('2026-W46')
  expect(weeks('2026-11-22')[0]?.week).toBe('2026-W47')
  const since = (day: string) => rights.idsWhere({ granted: true, addedAfter: TEST_NOW }, day)?.length
  expect(since(today)).toBe(0)
  expect(since('2026-11-22')).toBeGreaterThan(0)
})

it('sample rights of another date, size or seed are stale', () => {
  const made = { file: TEST_RIGHTS, seed: 1, size: 600 }
  expect(rightsState({ ...made, now: TEST_NOW })).toBe('fresh')
  expect(rightsState(made)).toBe('fresh')
  expect(rightsState({ ...made, now: '2026-12-01T00:00:00.000Z' })).toBe('stale')
  expect(rightsState({ ...made, size: 700 })).toBe('stale')
  expect(rightsState({ ...made, seed: 2 })).toBe('stale')
  expect(rightsState({ ...made, file: `${TEST_RIGHTS}.none` })).toBe('absent')
})
