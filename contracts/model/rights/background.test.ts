import { describe, expect, it } from 'vitest'
import { backgroundOf } from './background.ts'

/** RGBA of each letter in the pictures below. */
const COLOURS: Record<string, readonly number[]> = {
  W: [255, 255, 255, 255],
  L: [238, 240, 236, 255],
  m: [120, 90, 200, 255],
  B: [20, 20, 24, 255],
  '-': [0, 0, 0, 0],
  // A translucent shadow.
  s: [0, 0, 0, 70],
  // Translucent white.
  w: [255, 255, 255, 100],
}
const ground = (...rows: string[]) =>
  backgroundOf({
    width: rows[0]?.length ?? 0,
    height: rows.length,
    data: rows.flatMap((row) => [...row].flatMap((colour) => COLOURS[colour] ?? [])),
  })
const [WHITE, DARK] = [255, 32]

describe('a cut-out picture gets a white background', () => {
  it.each([
    ['colored', ['-----', '-mmm-', '-mmm-', '-----']],
    ['black', ['-----', '-BBB-', '-BWB-', '-BBB-', '-----']],
    ['without transparency', ['WWW', 'WWW', 'WWW']],
    ['empty', ['---', '---']],
  ])('%s', (_, rows) => {
    expect(ground(...rows)).toBe(WHITE)
  })
})

describe('a cut-out picture gets a dark background if white would hide its outline', () => {
  it.each([
    ['white', ['-----', '-WWW-', '-WWW-', '-----']],
    ['nearly white', ['-----', '-LLL-', '-LLL-', '-----']],
    ['white with dark parts', ['-WWWWW-', '-WmBmW-', '-WBBBW-', '-WWmWW-', '-WWWWm-']],
    ['white with a shadow', ['-------', '-WWWWW-', '-WWWWW-', '-sssss-']],
    ['white, up to the border', ['WWW--', 'WWW--', 'WBW--', 'WWW--']],
    ['translucent white', ['-----', '-www-', '-www-', '-----']],
  ])('%s', (_, rows) => {
    expect(ground(...rows)).toBe(DARK)
  })
})
