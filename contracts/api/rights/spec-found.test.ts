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

test('makes each patent of an upstream a design; without target offices all count', () => {
  const found = completeFound(answer, {})
  expect(found).toMatchObject({ targets: [], missing: [], nearest: [], sample: false, counted: 30 })
  expect(found).toMatchObject({ row: [{ offices: [{ id: 1, office: 'US', counts: true }] }, { counts: true }] })
})

test('counts patents of the target offices of the call, or else of the query', () => {
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
