import { expect, test } from 'vitest'
import { COMPLETE, FAILED, hasActions, isReadable, PENDING, refusalOf } from './report.rules.ts'

const complete = { state: COMPLETE, url: '/download/report/1.pdf?s=x' }
const failed = { state: FAILED, url: '' }

test('offers actions for finished and failed reports only', () => {
  expect([PENDING, COMPLETE, FAILED].map((state) => hasActions({ state }))).toEqual([false, true, true])
})

test('a complete report can be downloaded and updated, but not recreated', () => {
  expect(refusalOf('download', complete)).toBeUndefined()
  expect(refusalOf('update', complete)).toBeUndefined()
  expect(refusalOf('recreate', complete)).toBe('notRecreatable')
})

test('a failed report can be recreated, but not downloaded or updated', () => {
  expect(refusalOf('recreate', failed)).toBeUndefined()
  expect(refusalOf('download', failed)).toBe('downloadMissing')
  expect(refusalOf('update', failed)).toBe('notUpdatable')
})

test('a report stays readable while it is remade and after a failed remake', () => {
  expect(isReadable({ state: COMPLETE, revision: 1 })).toBe(true)
  expect(isReadable({ state: FAILED, revision: 2 })).toBe(true)
  expect(isReadable({ state: PENDING, revision: null })).toBe(false)
})
