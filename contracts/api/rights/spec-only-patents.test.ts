import { expect, test } from 'vitest'
import { completeLatestGrants, completeSearchResult } from './spec-only-patents.ts'

const row = (id: number, office: string) => ({
  id,
  office,
  publicationNumber: `N${id}`,
  status: 'inForce',
  endsOn: null,
})
const answer = { row: [row(1, 'US'), row(2, 'CN')], total: 30, query: { form: {} } }
const countsIn = (data: object) => Object(data).row.map(({ counts }: { counts: boolean }) => counts)

test('turns each upstream patent into a design; without target offices, all of them count', () => {
  const found = completeSearchResult(answer, {})
  expect(found).toMatchObject({ targets: [], missing: [], nearest: [], sample: false, counted: 30 })
  expect(found).toMatchObject({ row: [{ offices: [{ id: 1, office: 'US', counts: true }] }, { counts: true }] })
})

test('counts the patents at the target offices of the call, otherwise at those of the stored query', () => {
  expect(countsIn(completeSearchResult(answer, { body: { targets: ['CN'] } }))).toEqual([false, true])
  expect(countsIn(completeSearchResult({ ...answer, query: { form: { targets: ['US'] } } }, {}))).toEqual([true, false])
  expect(completeSearchResult(answer, { body: { targets: ['CN'] } })).toMatchObject({ counted: 1 })
})

test('keeps fields that the upstream sends', () => {
  const own = { ...answer, counted: 7, sample: true, row: [{ ...row(1, 'US'), counts: false, offices: [] }] }
  expect(completeSearchResult(own, {})).toMatchObject({
    counted: 7,
    sample: true,
    row: [{ counts: false, offices: [] }],
  })
  expect(completeLatestGrants({ weeks: [] })).toEqual({ weeks: [], sample: false })
  expect(completeLatestGrants({ sample: true })).toEqual({ sample: true })
})
