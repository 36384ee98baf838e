import { expect, test } from 'vitest'
import { COMPLETE, FAILED, hasActions, PENDING, refusalOf } from './report.rules.ts'
import { productOf } from './report-row.ts'

const complete = { state: COMPLETE, url: '/download/report/1.pdf?s=x' }
const failed = { state: FAILED, url: '' }

test('a report in progress has no actions, a finished and a failed one have', () => {
  expect([PENDING, COMPLETE, FAILED].map((state) => hasActions({ state }))).toEqual([false, true, true])
})

test('a complete report is downloaded and updated, and needs no recreation', () => {
  expect(refusalOf('download', complete)).toBeUndefined()
  expect(refusalOf('update', complete)).toBeUndefined()
  expect(refusalOf('recreate', complete)).toBe('notRecreatable')
})

test('a failed report is recreated, and neither downloaded nor updated', () => {
  expect(refusalOf('recreate', failed)).toBeUndefined()
  expect(refusalOf('download', failed)).toBe('downloadMissing')
  expect(refusalOf('update', failed)).toBe('notUpdatable')
})

test('a row whose product is damaged still shows as a product without title and picture', () => {
  const bare = { title: '', imageUrl: null, sample: false }
  expect(productOf({ product: '{"title":"Mug","imageUrl":"/x.webp","sample":true}' })).toEqual({
    title: 'Mug',
    imageUrl: '/x.webp',
    sample: true,
  })
  for (const product of ['', 'null', '{"title":', '{"title":5,"imageUrl":""}'])
    expect(productOf({ product })).toEqual(bare)
})
