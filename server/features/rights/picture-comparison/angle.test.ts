import { expect, test } from 'vitest'
import { angleOf } from './angle.ts'

test('is accurate to two millionths of a radian in every direction', () => {
  const turns = Array.from({ length: 3600 }, (_, i) => (i / 3600 - 0.5) * 2 * Math.PI)
  const misses = turns.map((turn) => {
    const [x, y] = [7 * Math.cos(turn), 7 * Math.sin(turn)]
    return Math.abs(angleOf(y, x) - Math.atan2(y, x))
  })
  expect(Math.max(...misses)).toBeLessThan(2e-6)
})

test('the angle of the origin is 0', () => {
  expect(angleOf(0, 0)).toBe(0)
})
