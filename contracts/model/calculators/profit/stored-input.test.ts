import { expect, test } from 'vitest'
import type { ProfitInput } from './input.ts'
import { mug } from './mug.test-support.ts'
import { ownReferral } from './own-tables.test-support.ts'
import { readInput } from './stored-input.ts'

const stored = (change: object) => JSON.stringify({ ...mug(), ...change })

test.each<[string, Partial<ProfitInput>]>([
  ['every cost typed', { freight: 120, other: 30, payoutRate: 0.01, lowInventory: 12 }],
  ['ads by unit', { ads: { by: 'unit', amount: 250 } }],
  ['no size', { size: null, weight: null }],
  ['duty layers', { tariffs: mug().tariffs.map((layer) => ({ ...layer, rate: 0.05, on: '2026-06-01' })) }],
  ['own fee tables', { ownTables: [ownReferral()] }],
])('an input with %s is read as it was stored', (_, change) => {
  expect(readInput(stored(change))).toEqual(mug(change))
})

test('fields of an earlier version are completed and dropped', () => {
  const { conversionRate, fbm, ...earlier } = mug()
  const text = JSON.stringify({ ...earlier, colour: 'red', fbm: { postage: 300 } })
  expect(readInput(text)).toEqual(mug({ fbm: { ...fbm, postage: 300 } }))
  expect(conversionRate).toBeNull()
})

test('duty layers that an earlier version did not have are added empty, in their place', () => {
  const earlier = mug().tariffs.filter(({ kind }) => kind !== 'section122')
  const tariffs = earlier.map((layer) => ({ ...layer, rate: 0.05 }))
  expect(readInput(stored({ tariffs }))?.tariffs).toMatchObject([
    { kind: 'base', rate: 0.05 },
    { kind: 'section301', rate: 0.05 },
    { kind: 'section232', rate: 0.05 },
    { kind: 'section122', rate: null },
    { kind: 'other', rate: 0.05 },
  ])
  const german = mug({ marketplace: 'DE' }).tariffs
  expect(readInput(stored({ marketplace: 'DE', tariffs: german }))?.tariffs).toEqual(german)
})

test.each([
  ['text that is not JSON', '{'],
  ['a list', '[]'],
  ['an unknown marketplace', stored({ marketplace: 'XX' })],
  ['an input with an invalid day', stored({ on: 'tomorrow' })],
  ['an input with a price that is no number', stored({ price: 'cheap' })],
  ['an input with a cost that is no number', stored({ cost: {} })],
  ['an input without duty layers', stored({ tariffs: 3 })],
])('%s is not read', (_, text) => {
  expect(readInput(text)).toBeNull()
})

test('an input with malformed own fee tables is not read', () =>
  expect(readInput(stored({ ownTables: [3] }))).toBeNull())
