import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
/** Illustrations may use raw colours. */
const DRAWINGS = ['kit/screens/sketch.module.css']
const sheets = globSync('**/*.module.css', { cwd: web, exclude: ['dist/**'] }).filter(
  (sheet) => !DRAWINGS.includes(sheet),
)

/** Raw values that need a token of tokens.css instead. */
const RAW: readonly (readonly [RegExp, string])[] = [
  [/#[\da-f]{3,8}\b/i, 'a colour token'],
  [/\b(rgba?|hsla?|oklch)\(/, 'a colour token'],
  [/(?<![\w-])(color|fill|stroke|background(-color)?): (white|black)\b/, 'a colour token'],
  [/font-size: (?!var\(|inherit|\d+(\.\d+)?em)/, '--type-…'],
  [/border-radius:[^;]*\d(px|rem)/, '--radius-…'],
  [/transition[^;]*\d(ms|s)\b/, '--motion-…'],
  [/z-index: \d/, '--layer-…'],
]

const rawIn = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .flatMap((line) => RAW.filter(([raw]) => raw.test(line)).map(([, instead]) => `${line.trim()} → ${instead}`))

test('style sheets use tokens for colours, type, corners, motion and layers', () => {
  expect(sheets.length).toBeGreaterThan(40)
  const found = sheets.flatMap((sheet) =>
    rawIn(readFileSync(join(web, sheet), 'utf8')).map((raw) => `${sheet}: ${raw}`),
  )
  expect(found).toEqual([])
})

test.each([
  'color: #fff;',
  'fill: white;',
  'background: rgb(0 0 0 / 5%);',
  'font-size: 13px;',
  'border-radius: 8px;',
  'transition: opacity 0.2s;',
  'z-index: 200;',
])('finds the raw value in %s', (line) => expect(rawIn(line)).toHaveLength(1))

test.each(['color: var(--ink);', 'font-size: inherit;', 'border-radius: 50%;', '/* #1234 */'])('accepts %s', (line) =>
  expect(rawIn(line)).toEqual([]),
)
