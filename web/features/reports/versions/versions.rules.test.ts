import { expect, test } from 'vitest'
import { earlierThan, readChosenVersions } from './versions.rules.ts'

const chosen = (search: string, latest: number | null = 3) => readChosenVersions(new URLSearchParams(search), latest)

test('reads the latest version and has no base by default', () => {
  expect(chosen('')).toEqual({ read: undefined, base: undefined })
})

test('selects a former version and a base by revision number', () => {
  expect(chosen('revision=2&since=1')).toEqual({ read: 2, base: 1 })
  expect(chosen('since=1')).toEqual({ read: undefined, base: 1 })
})

test('treats the number of the latest version as the default and ignores bases that are not earlier', () => {
  expect(chosen('revision=3&since=3')).toEqual({ read: undefined, base: undefined })
  expect(chosen('revision=2&since=2')).toEqual({ read: 2, base: undefined })
  expect(chosen('revision=1&since=2')).toEqual({ read: 1, base: undefined })
})

test('ignores invalid numbers', () => {
  expect(chosen('revision=0&since=x')).toEqual({ read: undefined, base: undefined })
})

test('offers only earlier versions for comparison', () => {
  const rows = [3, 2, 1].map((revision) => ({ revision, made_at: '', as_of: '' }))
  expect(earlierThan(rows, 2).map(({ revision }) => revision)).toEqual([1])
})
