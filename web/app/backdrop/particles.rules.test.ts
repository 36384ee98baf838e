import { expect, test } from 'vitest'
import { createParticles, lines, pointOf } from './particles.rules.ts'

const [WIDTH, HEIGHT] = [1440, 900]

test('particles spread over the whole area: each of twelve tiles has some', () => {
  const parts = new Set(createParticles(60).map(({ x, y }) => `${Math.floor(x * 4)},${Math.floor(y * 3)}`))
  expect(parts.size).toBe(12)
})

test('particles drift at 2 to 5 pixels a second', () => {
  for (const particle of createParticles(60)) {
    const speed = Math.hypot(particle.dx, particle.dy)
    expect(speed).toBeGreaterThanOrEqual(2)
    expect(speed).toBeLessThanOrEqual(5)
  }
})

test('particles stay within the area and its margin at any time', () => {
  for (const seconds of [0, 1, 60, 3600, 86_400]) {
    for (const particle of createParticles(60)) {
      const { x, y } = pointOf(particle, seconds, WIDTH, HEIGHT)
      expect(x).toBeGreaterThanOrEqual(-24)
      expect(x).toBeLessThanOrEqual(WIDTH + 24)
      expect(y).toBeGreaterThanOrEqual(-24)
      expect(y).toBeLessThanOrEqual(HEIGHT + 24)
    }
  }
})

test('positions depend on time alone', () => {
  expect(createParticles(60).map((one) => pointOf(one, 12, WIDTH, HEIGHT))).toEqual(
    createParticles(60).map((one) => pointOf(one, 12, WIDTH, HEIGHT)),
  )
})

test('lines join only neighbours and get stronger with less distance', () => {
  const points = [0, 30, 90, 1000].map((x) => ({ x, y: 0, radius: 1 }))
  expect([...lines(points, 100)].map(({ from, to, strength }) => [from.x, to.x, strength])).toEqual([
    [0, 30, 0.7],
    [0, 90, expect.closeTo(0.1)],
    [30, 90, 0.4],
  ])
})
