import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rootPath } from '#server/platform/root.ts'
import { COLOR } from './theme.ts'

const TOKENS: Record<keyof typeof COLOR, string> = {
  ink: 'ink',
  soft: 'muted',
  faint: 'faint',
  rule: 'line',
  zebra: 'sunk',
  panel: 'page',
  brand: 'brand',
  accent: 'accent',
  accentSoft: 'accent-tint',
  bright: 'night-accent',
  good: 'good',
  goodSoft: 'good-tint',
  warn: 'warn',
  warnSoft: 'warn-tint',
  bad: 'bad',
  badSoft: 'bad-tint',
  calculated: 'calculated',
  sample: 'sample',
  sampleSoft: 'sample-tint',
  white: 'paper',
}

it('uses the light colors of the web', () => {
  const sheet = readFileSync(rootPath('web/kit/tokens.css'), 'utf8')
  const light = (token: string) => new RegExp(`--${token}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(sheet)?.[1]
  const tokens = Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, light(token)]))
  expect(COLOR).toEqual(tokens)
})
