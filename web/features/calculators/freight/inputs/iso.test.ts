import { expect, test } from 'vitest'
import { isoBox } from './iso.ts'

test('each border between two layers of units is drawn on two of the three visible faces', () => {
  const { lines, faces } = isoBox([600, 400, 300], [3, 2, 4])
  expect(faces).toHaveLength(3)
  // There are (3 − 1) + (2 − 1) + (4 − 1) = 6 borders.
  expect(lines).toHaveLength(2 * 6)
})

test('all faces and lines are within the view box', () => {
  const { viewBox, faces, lines } = isoBox([600, 400, 300], [3, 2, 4])
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
  const corners = faces.flatMap((face) => face.split(' ').map((corner) => corner.split(',').map(Number)))
  for (const [x = Number.NaN, y = Number.NaN] of [...corners, ...lines.flat()]) {
    expect(x).toBeGreaterThanOrEqual(left - 0.01)
    expect(x).toBeLessThanOrEqual(left + width + 0.01)
    expect(y).toBeGreaterThanOrEqual(top - 0.01)
    expect(y).toBeLessThanOrEqual(top + height + 0.01)
  }
})
