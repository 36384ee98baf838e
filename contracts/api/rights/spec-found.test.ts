import { expect, test } from 'vitest'
import { completeFound, completeLatest } from './spec-found.ts'

const row = (id: number, office: string) => ({
  id,
  office,
  publicationNumber: `N${id}`,
  status: 'inForce',
  endsOn: null,
})
const answer = { row: [row(1, 'US'), row(2, 'CN')], total: 30, query: { form: {} } }
const countsIn = (data: object) => Object(data).row.map(({ counts }: { counts: boolean }) => counts)

test('each patent of an upstream is a design of its own, and all count without target offices', () => {
  const found = completeFound(answer, {})
  expect(found).toMatchObject({ targets: [], missing: [], nearest: [], sample: false, counted: 30 })
  expect(found).toMatchObject({ row: [{ offices: [{ id: 1, office: 'US', counts: true }] }, { counts: true }] })
})

test('a patent counts if its office is a target office of the call, or of the query if the call names none', () => {
  expect(countsIn(completeFound(answer, { body: { targets: ['CN'] } }))).toEqual([false, true])
  expect(countsIn(completeFound({ ...answer, query: { form: { targets: ['US'] } } }, {}))).toEqual([true, false])
  expect(completeFound(answer, { body: { targets: ['CN'] } })).toMatchObject({ counted: 1 })
})

test('keeps the fields that a server sends itself', () => {
  const own = { ...answer, counted: 7, sample: true, row: [{ ...row(1, 'US'), counts: false, offices: [] }] }
  expect(completeFound(own, {})).toMatchObject({ counted: 7, sample: true, row: [{ counts: false, offices: [] }] })
  expect(completeLatest({ weeks: [] })).toEqual({ weeks: [], sample: false })
  expect(completeLatest({ sample: true })).toEqual({ sample: true })
})
