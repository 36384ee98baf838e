import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The value of a colour token in a theme, as #rrggbb. */
function colour(name: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(sheet)?.[1]
  if (!value) throw new Error(`tokens.css has no --${name}`)
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (other) return colour(other, theme)
  const [light, dark = light] = value.match(/#[\da-f]{6}/g) ?? []
  const found = theme === 'light' ? light : dark
  if (!found) throw new Error(`--${name} is not a plain colour: ${value}`)
  return found
}

/** Relative luminance, w3.org/TR/WCAG22/#dfn-relative-luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['page', 'surface', 'sunk', 'hover']
const states = ['accent', 'good', 'warn', 'bad', 'info', 'sample']
/** Backgrounds of fields, whose border needs contrast: w3.org/TR/WCAG22/#non-text-contrast. */
const edges = ['page', 'surface', 'sunk', 'accent-tint']
const pairs = [
  ...['ink', 'muted', 'observed', 'estimated', 'calculated', ...states].map((text) => [text, grounds] as const),
  ...states.map((text) => [text, [`${text}-tint`]] as const),
  ['ink', states.map((state) => `${state}-tint`)] as const,
  ['muted', states.map((state) => `${state}-tint`)] as const,
  ['on-accent', ['accent']] as const,
  ['paper-ink', ['paper']] as const,
  ...['night-ink', 'night-muted', 'night-faint', 'night-accent'].map((text) => [text, ['night', 'bar']] as const),
]

test.each(['light', 'dark'] as const)(
  'every text colour has a contrast of at least 4.5 on its backgrounds in the %s theme',
  (theme) => {
    for (const [text, on] of pairs) {
      for (const ground of on) {
        const found = contrast(colour(text, theme), colour(ground, theme))
        expect(found, `--${text} on --${ground} in the ${theme} theme`).toBeGreaterThanOrEqual(4.5)
      }
    }
  },
)

test.each(['light', 'dark'] as const)('the border of a field has a contrast of at least 3 in the %s theme', (theme) => {
  for (const ground of edges) {
    const found = contrast(colour('line-control', theme), colour(ground, theme))
    expect(found, `--line-control on --${ground} in the ${theme} theme`).toBeGreaterThanOrEqual(3)
  }
})

test('computes contrast as WCAG does: black on white is 21, and #777 on white is below 4.5', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5)
})
