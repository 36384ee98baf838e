import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/test-app.test-support.ts'
import { isSigned, signedQuery } from './signed-address.ts'
import type { World } from './world.ts'

let t: TestApp
let world: World
beforeAll(async () => {
  t = await testApp()
  world = t.app.worlds.main
})
afterAll(() => t.close())

function read(query: string) {
  const given = new URLSearchParams(query)
  return { u: Number(given.get('u')), e: Number(given.get('e')), s: given.get('s') ?? '' }
}

it('a signature opens what it is for, and nothing of another purpose or account', () => {
  const mine = read(signedQuery(world, 'report-files', 7))
  expect(isSigned(world, 'report-files', mine)).toBe(true)
  for (const purpose of ['ledger', 'receipts', 'takeout'] as const) expect(isSigned(world, purpose, mine)).toBe(false)
  expect(isSigned(world, 'report-files', { ...mine, u: 8 })).toBe(false)
  expect(isSigned(world, 'report-files', { ...mine, e: mine.e + 3600 })).toBe(false)
  expect(isSigned(world, 'report-files', { ...mine, s: '' })).toBe(false)
})

it('holds for at least one window and at most two, and is the same within one', () => {
  const first = signedQuery(world, 'takeout', 7)
  expect(signedQuery(world, 'takeout', 7)).toBe(first)
  world.clock.advance(600_000)
  expect(signedQuery(world, 'takeout', 7)).not.toBe(first)
  expect(isSigned(world, 'takeout', read(first))).toBe(true)
  world.clock.advance(600_000)
  expect(isSigned(world, 'takeout', read(first))).toBe(false)
})
