/**
 * `npm run contracts:verify -- --upstream URL [--token T] [--writes] [--json FILE] [--junit FILE]`: asks another server what
 * the web relies on, and prints call by call where it differs. Ends with 1 when it does, and with 2 when it
 * answers nothing at all.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ask, findingOf, isKnown } from './contracts/ask.ts'
import { planOf } from './contracts/plan.ts'
import { asJson, asJunit, asText } from './contracts/print.ts'

const USAGE =
  'Usage: npm run contracts:verify -- --upstream https://example.com [--token T] [--writes] [--json FILE] [--junit FILE]'
const options = {
  upstream: { type: 'string' },
  token: { type: 'string' },
  writes: { type: 'boolean', default: false },
  json: { type: 'string' },
  junit: { type: 'string' },
} as const

/** So many questions without an answer, from the first on: nobody is there. */
const PATIENCE = 3

try {
  const { upstream = '', token, writes, json, junit } = parseArgs({ options }).values
  if (!/^https?:\/\/[^/?#@]+\/?$/.test(upstream) || !URL.canParse(upstream)) throw new Error(USAGE)
  const { origin } = new URL(upstream)
  if (token !== undefined && !(await isKnown(origin, token)))
    throw new Error(`${origin} does not know the token: log in there and give the one that account/login answers`)
  const { questions, unasked } = planOf({ token, writes })
  const findings = []
  // One after the other: an upstream that limits its callers is not to be tried.
  for (const question of questions) {
    findings.push(await ask(origin, question, { token, writes }))
    if (findings.length === PATIENCE && findings.every(({ silent }) => silent))
      throw new Error(`${origin} does not answer: ${findings[0]?.differences[0]?.got}`)
  }
  const verdict = { upstream: origin, at: new Date().toISOString(), findings: [...findings, ...unasked.map(findingOf)] }
  console.log(asText(verdict))
  if (json !== undefined) writeFileSync(json, asJson(verdict))
  if (junit !== undefined) writeFileSync(junit, asJunit(verdict))
  if (findings.some(({ outcome }) => outcome === 'differs')) process.exitCode = 1
} catch (error) {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  console.error([message, cause instanceof Error ? cause.message : ''].filter(Boolean).join(': '))
  process.exitCode = 2
}
