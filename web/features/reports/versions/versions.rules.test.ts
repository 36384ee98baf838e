import { expect, test } from 'vitest'
import { chosenIn, earlierThan } from './versions.rules.ts'

const chosen = (search: string, latest: number | null = 3) => chosenIn(new URLSearchParams(search), latest)

test('without a word the latest version is read, against the one before it', () => {
  expect(chosen('')).toEqual({ read: undefined, base: undefined })
})

test('a former version is asked for by its number, and so is what it is compared with', () => {
  expect(chosen('revision=2&since=1')).toEqual({ read: 2, base: 1 })
  expect(chosen('since=1')).toEqual({ read: undefined, base: 1 })
})

test('the latest by its number is the latest, and nothing is compared with itself or what came after', () => {
  expect(chosen('revision=3&since=3')).toEqual({ read: undefined, base: undefined })
  expect(chosen('revision=2&since=2')).toEqual({ read: 2, base: undefined })
  expect(chosen('revision=1&since=2')).toEqual({ read: 1, base: undefined })
})

test('what is no number asks for nothing', () => {
  expect(chosen('revision=0&since=x')).toEqual({ read: undefined, base: undefined })
})

test('a version can be compared with those before it', () => {
  const rows = [3, 2, 1].map((revision) => ({ revision, made_at: '', as_of: '' }))
  expect(earlierThan(rows, 2).map(({ revision }) => revision)).toEqual([1])
})
