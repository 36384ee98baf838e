import { expect, test } from 'vitest'
import { lines, pointOf, swarm } from './particles.rules.ts'

const [WIDTH, HEIGHT] = [1440, 900]

test('particles are spread over the whole ground: each of its twelve parts has some', () => {
  const parts = new Set(swarm(60).map(({ x, y }) => `${Math.floor(x * 4)},${Math.floor(y * 3)}`))
  expect(parts.size).toBe(12)
})

test('they drift, and slowly', () => {
  for (const particle of swarm(60)) {
    const speed = Math.hypot(particle.dx, particle.dy)
    expect(speed).toBeGreaterThanOrEqual(2)
    expect(speed).toBeLessThanOrEqual(5)
  }
})

test('however long they drift they stay on the ground or just beyond its edge', () => {
  for (const seconds of [0, 1, 60, 3600, 86_400]) {
    for (const particle of swarm(60)) {
      const { x, y } = pointOf(particle, seconds, WIDTH, HEIGHT)
      expect(x).toBeGreaterThanOrEqual(-24)
      expect(x).toBeLessThanOrEqual(WIDTH + 24)
      expect(y).toBeGreaterThanOrEqual(-24)
      expect(y).toBeLessThanOrEqual(HEIGHT + 24)
    }
  }
})

test('the same moment is the same picture', () => {
  expect(swarm(60).map((one) => pointOf(one, 12, WIDTH, HEIGHT))).toEqual(
    swarm(60).map((one) => pointOf(one, 12, WIDTH, HEIGHT)),
  )
})

test('lines join only neighbours, the nearer the stronger', () => {
  const points = [0, 30, 90, 1000].map((x) => ({ x, y: 0, radius: 1 }))
  expect([...lines(points, 100)].map(({ from, to, strength }) => [from.x, to.x, strength])).toEqual([
    [0, 30, 0.7],
    [0, 90, expect.closeTo(0.1)],
    [30, 90, 0.4],
  ])
})
