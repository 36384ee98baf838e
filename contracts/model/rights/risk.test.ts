import { expect, test } from 'vitest'
import { percentOf, type Risk, riskOf, toThousandths } from './risk.ts'

const HOLDS = { status: 'inForce', enforced: false } as const

test('only what is the same is a hundred percent alike', () => {
  expect([0, 0.497, 0.9999, 1].map(percentOf)).toEqual([0, 50, 99, 100])
})

test('a similarity that is kept is a hundred percent only where it was', () => {
  expect([0, 0.12345, 0.9994, 0.9996, 0.99999, 1].map(toThousandths)).toEqual([0, 0.123, 0.999, 0.999, 0.999, 1])
  expect(percentOf(toThousandths(0.9996))).toBe(99)
})

test.each<[number, Risk]>([
  [0.494, 'low'],
  [0.496, 'medium'],
  [0.794, 'medium'],
  [0.796, 'high'],
])('a similarity of %d is a risk by the percent that is shown: %s', (similarity, risk) =>
  expect(riskOf({ ...HOLDS, similarity })).toBe(risk),
)

test('an owner who enforces makes a medium risk a high one, and a low one no higher', () => {
  expect(riskOf({ ...HOLDS, enforced: true, similarity: 0.6 })).toBe('high')
  expect(riskOf({ ...HOLDS, enforced: true, similarity: 0.4 })).toBe('low')
})

test('what no longer holds is no risk, and what was not compared is unknown', () => {
  expect(riskOf({ ...HOLDS, status: 'lapsed', enforced: true, similarity: 1 })).toBe('none')
  expect(riskOf({ ...HOLDS, similarity: null })).toBeNull()
})

test('the thresholds are the seller’s', () => {
  const strict = { high: 0.55, medium: 0.29 }
  expect(riskOf({ ...HOLDS, similarity: 0.55 }, strict)).toBe('high')
  expect(riskOf({ ...HOLDS, similarity: 0.29 }, strict)).toBe('medium')
})
