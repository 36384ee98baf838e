import { describe, expect, test } from 'vitest'
import { devLink } from '#contracts/model/dev-link.ts'
import { pathIn, readLinkState } from './link-state.ts'

const hashOf = (state: object) => devLink(state).replace('/__dev', '')

describe('the state in a link', () => {
  test('equals the state that was copied into the link', () => {
    const state = {
      scenarios: ['emptyLists'],
      users: [{ phone: '13800000000', on: ['sessionExpired'] }],
      faults: [{ call: 'all', fault: 'status', status: 503 }],
      clock: { now: '2026-11-21T08:00:00.000Z', frozen: true },
      path: '/products?page=2',
    }
    expect(readLinkState(hashOf(state))).toEqual(state)
  })
  test.each([
    ['an unknown scenario', { scenarios: ['rain'] }],
    ['scenarios that are not a list', { scenarios: 'emptyLists' }],
    ['a user without scenarios', { users: [{ phone: '1' }] }],
    ['a rule without a call', { faults: [{}] }],
    ['an invalid time', { clock: { now: 'soon', frozen: false } }],
    ['a path that is not a string', { path: 1 }],
  ])('is undefined with %s', (_, state) => {
    expect(readLinkState(hashOf(state))).toBeUndefined()
  })
  test('is undefined if the hash is truncated or not from the console', () => {
    expect(readLinkState(hashOf({ scenarios: ['emptyLists'] }).slice(0, -4))).toBeUndefined()
    expect(readLinkState('#top')).toBeUndefined()
  })
  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'products'])('drops the path %s', (path) => {
    expect(pathIn({ path })).toBeUndefined()
  })
  test('keeps the path and query of a page on this site', () => {
    expect(pathIn({ path: '/products?page=2' })).toBe('/products?page=2')
  })
})
