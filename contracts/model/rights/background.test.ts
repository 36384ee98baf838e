import { describe, expect, it } from 'vitest'
import { backgroundOf } from './background.ts'

/** Pictures of five colours: white, light, middle, black, and none at all. */
const COLOURS: Record<string, readonly number[]> = {
  W: [255, 255, 255, 255],
  L: [238, 240, 236, 255],
  m: [120, 90, 200, 255],
  B: [20, 20, 24, 255],
  '-': [0, 0, 0, 0],
  // A shadow.
  s: [0, 0, 0, 70],
  // White, seen through.
  w: [255, 255, 255, 100],
}
const ground = (...rows: string[]) =>
  backgroundOf({
    width: rows[0]?.length ?? 0,
    height: rows.length,
    data: rows.flatMap((row) => [...row].flatMap((colour) => COLOURS[colour] ?? [])),
  })
const [WHITE, DARK] = [255, 32]

describe('what is cut out lies on white', () => {
  it.each([
    ['in any colour', ['-----', '-mmm-', '-mmm-', '-----']],
    ['black', ['-----', '-BBB-', '-BWB-', '-BBB-', '-----']],
    ['not cut out at all', ['WWW', 'WWW', 'WWW']],
    ['nothing', ['---', '---']],
  ])('%s', (_, rows) => {
    expect(ground(...rows)).toBe(WHITE)
  })
})

describe('what is cut out lies on dark, where its outline would be lost on white', () => {
  it.each([
    ['white', ['-----', '-WWW-', '-WWW-', '-----']],
    ['nearly white', ['-----', '-LLL-', '-LLL-', '-----']],
    ['white with a lamp, a logo, a lid', ['-WWWWW-', '-WmBmW-', '-WBBBW-', '-WWmWW-', '-WWWWm-']],
    ['white with a shadow', ['-------', '-WWWWW-', '-WWWWW-', '-sssss-']],
    ['white, up to the border', ['WWW--', 'WWW--', 'WBW--', 'WWW--']],
    ['white and seen through', ['-----', '-www-', '-www-', '-----']],
  ])('%s', (_, rows) => {
    expect(ground(...rows)).toBe(DARK)
  })
})
