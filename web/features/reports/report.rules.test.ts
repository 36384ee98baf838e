import { expect, test } from 'vitest'
import { COMPLETE, FAILED, hasActions, isReadable, notSetBack, PENDING, refusalOf } from './report.rules.ts'

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

test('what was heard of a running task is not set back by an answer that was read before', () => {
  const row = { id: 1, state: PENDING, updated_at: '2026-11-21T08:00:00Z', stage: 'saving', progress: 90 }
  const earlier = { ...row, stage: 'drawing', progress: 55 }
  expect(notSetBack({ row: [row] }, { row: [earlier] }).row).toEqual([row])
  expect(notSetBack({ row: [earlier] }, { row: [row] }).row).toEqual([row])
})

test('a task that has ended, or was begun anew, is as it was read', () => {
  const row = { id: 1, state: PENDING, updated_at: '2026-11-21T08:00:00Z', progress: 90 }
  const done = { ...row, state: COMPLETE, progress: 100 }
  const again = { ...row, updated_at: '2026-11-21T09:00:00Z', progress: 10 }
  expect(notSetBack({ row: [row] }, { row: [done] }).row).toEqual([done])
  expect(notSetBack({ row: [done] }, { row: [again] }).row).toEqual([again])
  expect(notSetBack({ row: [row] }, { row: [again] }).row).toEqual([again])
  expect(notSetBack(undefined, { row: [row] }).row).toEqual([row])
})
