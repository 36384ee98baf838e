import { expect, test } from 'vitest'
import { sampleHistory } from '#contracts/model/report/history.test-support.ts'
import { phaseOf, seasonIndex } from './season.ts'

const { months } = sampleHistory()
const upTo = (month: string) => months.filter((point) => point.month <= month)

test('season indices average to one over equal years', () => {
  const index = [...(seasonIndex(months)?.values() ?? [])]
  expect(index).toHaveLength(12)
  expect(index.reduce((total, value) => total + value, 0) / 12).toBeCloseTo(1)
})

test('less than a year has no season', () => {
  expect(seasonIndex(months.slice(0, 11))).toBeNull()
  expect(phaseOf(months.slice(0, 11))).toBeNull()
})

test('before the winter peak sales rise, after it they fall', () => {
  expect(phaseOf(upTo('2026-09'))).toBe('rising')
  expect(phaseOf(upTo('2025-12'))).toBe('falling')
})

test('a product that sells alike all year is steady', () => {
  expect(phaseOf(months.map((point) => ({ ...point, units: 500 })))).toBe('steady')
})
