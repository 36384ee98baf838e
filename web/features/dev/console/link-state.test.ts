import { describe, expect, test } from 'vitest'
import { devLink } from '#contracts/model/dev-link.ts'
import { arrangementIn, pathIn } from './link-state.ts'

const hashOf = (state: object) => devLink(state).replace('/__dev', '')

describe('what a link of the console would arrange', () => {
  test('is what was copied', () => {
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
    ['a scenario that there is not', { scenarios: ['rain'] }],
    ['no list of scenarios', { scenarios: 'emptyLists' }],
    ['a user without situations', { users: [{ phone: '1' }] }],
    ['a rule of no call', { faults: [{}] }],
    ['a time that is none', { clock: { now: 'soon', frozen: false } }],
    ['a path that is no text', { path: 1 }],
  ])('%s is no state', (_, state) => {
    expect(arrangementIn(hashOf(state))).toBeUndefined()
  })
  test('a piece of an address that somebody cut is no state', () => {
    expect(arrangementIn(hashOf({ scenarios: ['emptyLists'] }).slice(0, -4))).toBeUndefined()
    expect(arrangementIn('#top')).toBeUndefined()
  })
  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'products'])('%s leads nowhere', (path) => {
    expect(pathIn({ path })).toBeUndefined()
  })
  test('a page of this site is led to, with its question', () => {
    expect(pathIn({ path: '/products?page=2' })).toBe('/products?page=2')
  })
})
