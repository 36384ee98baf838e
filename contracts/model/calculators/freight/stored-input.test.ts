import { expect, test } from 'vitest'
import { shipmentTo, TODAY } from './shipment.test-support.ts'
import { startFreight } from './start.ts'
import { readFreight } from './stored-input.ts'

const stored = (change: object) => readFreight(JSON.stringify({ ...shipmentTo('US'), ...change }), TODAY)

test('reads a stored input as it was', () => expect(stored({})).toEqual(shipmentTo('US')))

test('fills fields that an earlier version did not store from the first input', () => {
  const { limits: _, legs: __, ...earlier } = shipmentTo('JP')
  expect(readFreight(JSON.stringify(earlier), TODAY)).toEqual({
    ...shipmentTo('JP'),
    legs: startFreight('JP', TODAY).legs,
  })
})

test('completes an object that lacks a field, and drops a field of another version', () => {
  const { oversizeGrams: _, ...limits } = shipmentTo('US').limits
  expect(stored({ limits, colour: 'red' })).toEqual(shipmentTo('US'))
})

test.each([
  ['{', 'malformed JSON'],
  ['null', 'null'],
  ['{}', 'no marketplace'],
  ['{"marketplace":"AU"}', 'an unknown marketplace'],
  ['{"marketplace":"US","cartons":[{"count":"2"}]}', 'cartons of another shape'],
])('%s is not read: %s', (text) => expect(readFreight(text, TODAY)).toBeNull())
