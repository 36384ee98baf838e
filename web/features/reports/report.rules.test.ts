import { expect, test } from 'vitest'
import { COMPLETE, FAILED, hasActions, isReadable, PENDING, refusalOf } from './report.rules.ts'

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

test('a report is read once it was finished, also while it is made anew or has failed to be', () => {
  expect(isReadable({ state: COMPLETE, revision: 1 })).toBe(true)
  expect(isReadable({ state: FAILED, revision: 2 })).toBe(true)
  expect(isReadable({ state: PENDING, revision: null })).toBe(false)
})
