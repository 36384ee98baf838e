import { expect, test } from 'vitest'
import { remember } from './remember.ts'

test('makes a value once, also one that is null', () => {
  const known = new Map<string, number | null>()
  let made = 0
  const make = () => {
    made++
    return null
  }
  expect([remember(known, 'a', make), remember(known, 'a', make), made]).toEqual([null, null, 1])
})

test('forgets the key that was not used for longest when it is full', () => {
  const known = new Map<string, string>()
  for (const key of ['a', 'b', 'a', 'c']) remember(known, key, () => key, 2)
  expect([...known.keys()]).toEqual(['a', 'c'])
})
