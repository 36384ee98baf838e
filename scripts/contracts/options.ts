/** The command line of `npm run contracts:verify`. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

export const USAGE = `Usage: npm run contracts:verify -- --upstream https://example.com
  [--token T] [--writes] [--rows FILE] [--min-coverage PERCENT]
  [--timeout SECONDS] [--listen SECONDS] [--json FILE] [--junit FILE]`

const OPTIONS = {
  upstream: { type: 'string' },
  token: { type: 'string' },
  writes: { type: 'boolean', default: false },
  rows: { type: 'string' },
  'min-coverage': { type: 'string' },
  timeout: { type: 'string', default: '15' },
  listen: { type: 'string', default: '0' },
  json: { type: 'string' },
  junit: { type: 'string' },
} as const

/** Throws the usage text if an option is wrong, or the error of reading the file. */
export function optionsOf(args: readonly string[]) {
  const { upstream = '', ...rest } = parseArgs({ args: joinToken(args), options: OPTIONS }).values
  if (!/^https?:\/\/[^/?#@]+\/?$/.test(upstream) || !URL.canParse(upstream)) throw new Error(USAGE)
  const minCoverage = rest['min-coverage'] === undefined ? 0 : numberOf(rest['min-coverage'], 100)
  return {
    origin: new URL(upstream).origin,
    token: rest.token,
    writes: rest.writes,
    minCoverage,
    rows: rest.rows === undefined ? '{}' : readFileSync(rest.rows, 'utf8'),
    json: rest.json,
    junit: rest.junit,
    timeoutMs: numberOf(rest.timeout, 600) * 1000,
    listenMs: numberOf(rest.listen, 3600) * 1000,
  }
}

/** A token may start with a dash, which `parseArgs` would read as another option. */
const joinToken = (args: readonly string[]): string[] =>
  args.flatMap((arg, i) => {
    if (args[i - 1] === '--token') return []
    return arg === '--token' && args[i + 1] !== undefined ? [`--token=${args[i + 1]}`] : [arg]
  })

function numberOf(text: string, most: number): number {
  const value = Number(text)
  if (text.trim() === '' || !(value >= 0 && value <= most)) throw new Error(USAGE)
  return value
}
