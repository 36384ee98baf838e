import { describe, expect, test } from 'vitest'
import type { Variant } from '#contracts/model/catalogue.ts'
import { contextOf } from '../context.ts'
import { fullFacts } from '../facts.test-support.ts'
import { judgements } from './judgements.ts'
import { metricsOf } from './metrics.ts'
import { variantGrid } from './variant-gaps.ts'

const variants = (names: string[], shares: (number | null)[] = []): Variant[] =>
  names.map((name, at) => ({
    asin: `B0MADE${String(at).padStart(4, '0')}`,
    name,
    price: null,
    unitShare: shares[at] ?? null,
    ratingShare: null,
  }))
const judged = (list: Variant[]) => {
  const context = contextOf(fullFacts({ variants: list }))
  const metrics = metricsOf(context)
  return {
    best: metrics.variants.best.value,
    subjects: judgements(context, metrics).map(({ subject }) => subject),
  }
}
const GRID = ['Black / S', 'Black / M', 'Red / S', 'Red / L']

test('a grid lists missing combinations, best-selling attributes first', () => {
  const grid = variantGrid(variants(GRID, [0.1, 0.3, 0.1, 0.5]))
  expect(grid).toMatchObject({ attributes: 2, combinations: 6, isRanked: true })
  expect(grid?.gaps.map(({ name }) => name)).toEqual(['Black / L', 'Red / M'])
})

test('no combination is called the best if a share is unknown', () => {
  expect(judged(variants(GRID, [0.1, 0.3, 0.1, 0.5])).subjects).toContain('variantGaps')
  for (const shares of [[], [0.1, 0.3, 0.1, null]])
    expect(judged(variants(GRID, shares))).toMatchObject({
      best: null,
      subjects: expect.not.arrayContaining(['variantGaps']),
    })
})

describe('no grid is made from', () => {
  test('titles with commas', () => {
    expect(variantGrid(variants(['Soft, warm and cosy blanket, Black', 'Set of 2, gift box, Red']))).toBeNull()
    expect(variantGrid(variants(['Black / S', 'Red / M', 'Blue / L', 'Green / XL']))).toBeNull()
  })
  test('many distinct values, because their combinations would fill the memory', () => {
    const names = (count: number, attributes: number) =>
      Array.from({ length: count }, (_, at) =>
        Array.from({ length: attributes }, (_, axis) => `${axis}-${at}`).join(' / '),
      )
    expect(variantGrid(variants(names(499, 3)))).toBeNull()
    expect(variantGrid(variants(names(60, 4)))).toBeNull()
    const twice = names(249, 3).flatMap((name) => [name, `${name} `])
    expect(variantGrid(variants(twice))).toBeNull()
  })
  test('a list of the greatest length that an import keeps, because it may have been cut', () => {
    const names = Array.from({ length: 500 }, (_, at) => `Colour ${at % 251} / ${at % 2}`)
    expect(variantGrid(variants(names.slice(0, 499)))?.gaps.length).toBeGreaterThan(0)
    expect(variantGrid(variants(names))).toBeNull()
  })
})
