import { describe, expect, test } from 'vitest'
import { devLink } from '#contracts/model/dev-link.ts'
import { arrangementIn, pathIn } from './link-state.ts'

const hashOf = (state: object) => devLink(state).replace('/__dev', '')

describe('the state of a link', () => {
  test('is the one that was copied', () => {
    const state = {
      scenarios: ['emptyLists'],
      users: [{ phone: '13800000000', on: ['sessionExpired'] }],
      faults: [{ call: 'all', fault: 'status', status: 503 }],
      clock: { now: '2026-11-21T08:00:00.000Z', frozen: true },
      path: '/products?page=2',
    }
    expect(arrangementIn(hashOf(state))).toEqual(state)
  })
  test.each([
    ['an unknown scenario', { scenarios: ['rain'] }],
    ['scenarios that are no list', { scenarios: 'emptyLists' }],
    ['a user without scenarios', { users: [{ phone: '1' }] }],
    ['a rule without a call', { faults: [{}] }],
    ['an invalid time', { clock: { now: 'soon', frozen: false } }],
    ['a path that is no string', { path: 1 }],
  ])('is undefined with %s', (_, state) => {
    expect(arrangementIn(hashOf(state))).toBeUndefined()
  })
  test('is undefined for a truncated or foreign hash', () => {
    expect(arrangementIn(hashOf({ scenarios: ['emptyLists'] }).slice(0, -4))).toBeUndefined()
    expect(arrangementIn('#top')).toBeUndefined()
  })
  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'products'])('has no path for %s', (path) => {
    expect(pathIn({ path })).toBeUndefined()
  })
  test('has the path of a page on this site, with its query', () => {
    expect(pathIn({ path: '/products?page=2' })).toBe('/products?page=2')
  })
})
