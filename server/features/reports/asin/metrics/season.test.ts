import { expect, test } from 'vitest'
import { sampleHistory } from '#contracts/model/report/history.test-support.ts'
import { phaseOf, seasonIndex } from './season.ts'

const { months } = sampleHistory()

test('season indices average to one over equal years', () => {
  const index = [...(seasonIndex(months)?.values() ?? [])]
  expect(index).toHaveLength(12)
  expect(index.reduce((total, value) => total + value, 0) / 12).toBeCloseTo(1)
})

test('less than a year has no season', () => {
  expect(seasonIndex(months.slice(0, 11))).toBeNull()
  expect(phaseOf(months.slice(0, 11), '2026-10-01')).toBeNull()
})

test('the phase is rising until the winter peak, still in late November, and falling after it', () => {
  expect(phaseOf(months, '2026-09-20')).toBe('rising')
  expect(phaseOf(months, '2026-11-20')).toBe('rising')
  expect(phaseOf(months, '2026-12-20')).toBe('falling')
})

test('a product with equal sales all year is steady', () => {
  expect(
    phaseOf(
      months.map((point) => ({ ...point, units: 500 })),
      '2026-10-01',
    ),
  ).toBe('steady')
})
