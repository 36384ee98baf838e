import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
/** Illustrations, which have shades of their own. */
const DRAWINGS = ['kit/screens/sketch.module.css']
const sheets = globSync('**/*.module.css', { cwd: web, exclude: ['dist/**'] }).filter(
  (sheet) => !DRAWINGS.includes(sheet),
)

/** What a sheet says in its own words where tokens.css has one; each with what to say instead. */
const RAW: readonly (readonly [RegExp, string])[] = [
  [/#[\da-f]{3,8}\b/i, 'a colour of tokens.css'],
  [/\b(rgba?|hsla?|oklch)\(/, 'a colour of tokens.css'],
  [/(?<![\w-])(color|fill|stroke|background(-color)?): (white|black)\b/, 'a colour of tokens.css'],
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

test('the sheets of the web say colours, type, corners and motion in tokens', () => {
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
])('a raw value is found: %s', (line) => expect(rawIn(line)).toHaveLength(1))

test.each(['color: var(--ink);', 'font-size: inherit;', 'border-radius: 50%;', '/* #1234 */'])(
  'what is none is let be: %s',
  (line) => expect(rawIn(line)).toEqual([]),
)
