import { expect, test } from 'vitest'
import { percentOf, type Risk, riskOf, toThousandths } from './risk.ts'

const HOLDS = { status: 'inForce', enforced: false } as const

test('only a similarity of 1 shows as 100%', () => {
  expect([0, 0.497, 0.9999, 1].map(percentOf)).toEqual([0, 50, 99, 100])
})

test('a stored similarity is 1 only if it was 1', () => {
  expect([0, 0.12345, 0.9994, 0.9996, 0.99999, 1].map(toThousandths)).toEqual([0, 0.123, 0.999, 0.999, 0.999, 1])
  expect(percentOf(toThousandths(0.9996))).toBe(99)
})

test.each<[number, Risk]>([
  [0.494, 'low'],
  [0.496, 'medium'],
  [0.794, 'medium'],
  [0.796, 'high'],
])('a similarity of %d is judged by the displayed percent: %s', (similarity, risk) =>
  expect(riskOf({ ...HOLDS, similarity })).toBe(risk),
)

test('an enforcing owner raises a medium risk to high, and a low risk stays low', () => {
  expect(riskOf({ ...HOLDS, enforced: true, similarity: 0.6 })).toBe('high')
  expect(riskOf({ ...HOLDS, enforced: true, similarity: 0.4 })).toBe('low')
})

test('an ended right is no risk, and an unknown similarity gives no risk', () => {
  expect(riskOf({ ...HOLDS, status: 'lapsed', enforced: true, similarity: 1 })).toBe('none')
  expect(riskOf({ ...HOLDS, similarity: null })).toBeNull()
})

test('uses the seller’s thresholds', () => {
  const strict = { high: 0.55, medium: 0.29 }
  expect(riskOf({ ...HOLDS, similarity: 0.55 }, strict)).toBe('high')
  expect(riskOf({ ...HOLDS, similarity: 0.29 }, strict)).toBe('medium')
})
