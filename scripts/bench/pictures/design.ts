/**
 * Varies proportions, outline and ornament, so that the designs of one family differ as they do in a register. The
 * families' own variation is too small: their drawings differ by about a pixel.
 */

import { type Bounds, boundsOf, box, ellipse, lines, type Point, turn } from '#fixtures/catalogue/shapes/path.ts'
import type { Part } from '#fixtures/catalogue/shapes/pen.ts'
import { partsOf } from '#fixtures/catalogue/shapes/render.ts'
import { createRandom, type Random } from '#fixtures/random.ts'

export interface Patent {
  family: string
  seed: number
}

export function designOf({ family, seed }: Patent): Part[] {
  const random = createRandom(seed, `design/${family}`)
  const parts = reshape(partsOf(family, seed), random.child('form'))
  const ornaments = random.child('ornament')
  return [...parts, ...Array.from({ length: ornaments.int(1, 3) }, () => ornament(parts, ornaments)).flat()]
}

const extent = (parts: readonly Part[]): Bounds => {
  const all = parts.filter(({ role }) => role === 'solid' || role === 'tube').map(({ d }) => boundsOf(d))
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  }
}

/** Stretches, tapers, bulges and bows the shape, but keeps it the same kind of thing. */
function reshape(parts: readonly Part[], random: Random): Part[] {
  const { left, right, top, bottom } = extent(parts)
  const [cx, cy, halfWidth, halfHeight] = [
    (left + right) / 2,
    (top + bottom) / 2,
    (right - left) / 2,
    (bottom - top) / 2,
  ]
  const stretch = Math.min(1.5, Math.max(0.66, random.lognormal(1, 0.15)))
  const [taper, bulge, wave] = [random.normal(0, 0.08), random.normal(0, 0.08), random.normal(0, 0.04)]
  const [bow, sag, squeeze] = [random.normal(0, 0.04), random.normal(0, 0.04), random.normal(0, 0.07)]
  const phase = random.between(0, Math.PI)
  const move = (x: number, y: number): Point => {
    const [u, v] = [(x - cx) / halfWidth, (y - cy) / halfHeight]
    const wide = stretch * (1 + taper * v + bulge * (v * v - 0.5) + wave * Math.sin(2 * Math.PI * v + phase))
    return [(u * wide + bow * v * v) * halfWidth, (v + squeeze * (v * v - 1) + sag * u * u) * halfHeight]
  }
  const thick = random.between(0.8, 1.25)
  return parts.map((part) => {
    const d = part.d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => move(Number(x), Number(y)).map(tenths).join(' '))
    return part.role === 'tube' ? { ...part, d, width: part.width * thick } : { ...part, d }
  })
}

const tenths = (value: number) => Math.round(value * 10) / 10

/** Placed near the middle of one of the two largest parts. */
function ornament(parts: readonly Part[], random: Random): Part[] {
  const bodies = parts
    .filter(({ role }) => role === 'solid')
    .map(({ d }) => boundsOf(d))
    .sort((a, b) => area(b) - area(a))
  const { left, right, top, bottom } = random.pick(bodies.slice(0, 2))
  const [wide, high] = [right - left, bottom - top]
  const size = Math.min(Math.max(wide, high) * 0.12, Math.min(wide, high) * 0.3) * random.between(0.6, 1.4)
  const x = left + wide * random.between(0.3, 0.7)
  const y = top + high * random.between(0.3, 0.7)
  const angle = random.pick([0, 0, 30, 45, 90, 120])
  const line = size * 0.08
  const solid = (points: string): Part => ({ role: 'solid', d: points, paint: 'second', finish: 'flat' })
  const detail = (points: readonly Point[]): Part => ({
    role: 'detail',
    d: lines(turn(points, x, y, angle), false),
    width: line,
  })
  const count = random.int(3, 6)
  const across = Array.from({ length: count }, (_, i) => (2 * i) / (count - 1) - 1)
  switch (random.pick(['grooves', 'studs', 'rings', 'plate', 'star', 'louvre'] as const)) {
    case 'grooves':
      return across.map((k) =>
        detail([
          [x - size, y + k * size * 0.7],
          [x + size, y + k * size * 0.7],
        ]),
      )
    case 'studs':
      return across.map((k) => {
        const [[px, py]] = turn([[x + k * size, y]], x, y, angle) as [Point]
        return solid(ellipse(px, py, (size / count) * 0.7))
      })
    case 'rings':
      return [solid(ellipse(x, y, size)), solid(ellipse(x, y, size * random.between(0.4, 0.75)))]
    case 'plate':
      return [solid(box(x - size, y - size * 0.5, size * 2, size, size * random.between(0, 0.4)))]
    case 'star':
      return [solid(star(x, y, size, random.int(3, 6), random.between(0.4, 0.9)))]
    case 'louvre':
      return across.map((k) =>
        solid(
          lines(
            turn(
              [
                [x - size, y + k * size],
                [x + size, y + k * size - size * 0.15],
                [x + size, y + k * size + size * 0.1],
              ],
              x,
              y,
              angle,
            ),
          ),
        ),
      )
  }
}

const area = ({ left, right, top, bottom }: Bounds) => (right - left) * (bottom - top)

function star(x: number, y: number, size: number, tips: number, waist: number): string {
  const points = Array.from({ length: tips * 2 }, (_, i): Point => {
    const [far, angle] = [i % 2 ? size * waist : size, (Math.PI * i) / tips]
    return [x + far * Math.sin(angle), y - far * Math.cos(angle)]
  })
  return lines(points)
}
