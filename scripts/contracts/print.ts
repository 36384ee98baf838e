/** Formats the findings as text, JSON and JUnit. */
import type { Difference } from '#contracts/core/differences.ts'
import { isWithin } from './pick.ts'
import type { Finding } from './question.ts'

export interface Verdict {
  upstream: string
  at: string
  findings: readonly Finding[]
  /** A run below this percentage fails. */
  minCoverage: number
}

const withOutcome = ({ findings }: Verdict, outcome: Finding['outcome']) =>
  findings.filter((each) => each.outcome === outcome)

export interface Distinct extends Difference {
  call: string
  /** The interactions that showed it. */
  interactions: string[]
}

export function distinct(verdict: Verdict): Distinct[] {
  const found = new Map<string, Distinct>()
  for (const { call, what, differences } of withOutcome(verdict, 'differs'))
    for (const difference of differences) {
      const key = `${call} ${difference.kind} ${difference.path}`
      const known = found.get(key) ?? { call, ...difference, interactions: [] }
      known.interactions.push(what)
      found.set(key, known)
    }
  return [...found.values()]
}

const lineOf = ({ kind, path, expected, got }: Finding['differences'][number]) =>
  kind === 'renamed'
    ? `renamed  ${path}: expected ${expected}, got ${got}`
    : `${kind.padEnd(8)} ${path}: expected ${expected}, got ${got}`

export interface Coverage {
  checked: number
  total: number
  /** Rounded down, so that 100 means complete. */
  percent: number
}

export function coverageOf(verdict: Verdict): Coverage {
  const total = verdict.findings.length
  const checked = total - withOutcome(verdict, 'unchecked').length
  return { checked, total, percent: total === 0 ? 0 : Math.floor((checked / total) * 100) }
}

/** Differences by call first; skipped checks grouped by reason. */
export function formatText(verdict: Verdict): string {
  const differences = distinct(verdict)
  const [same, unchecked] = [withOutcome(verdict, 'same'), withOutcome(verdict, 'unchecked')]
  const unseen = neverSeen(verdict)
  const reasons = Map.groupBy(unchecked, ({ why }) => why)
  const calls = Map.groupBy(differences, ({ call }) => call)
  return [
    ...[...calls].flatMap(([call, all]) => [`differs  ${call}`, ...all.flatMap(linesOf)]),
    ...same.map(({ what, ms }) => `same     ${what} (${ms} ms)`),
    ...(unseen.length > 0 ? ['', 'Not checked, because no answer contained them:'] : []),
    ...unseen.map(([call, places]) => `  ${call}: ${places.join(', ')}`),
    ...(reasons.size > 0 ? ['', 'Could not be checked:'] : []),
    ...[...reasons].flatMap(([why, all]) => [`  ${why} (${all.length})`, ...all.map(({ what }) => `    ${what}`)]),
    '',
    `${verdict.upstream}: ${count(differences.length, 'difference')} in ${count(calls.size, 'call')}; ${count(same.length, 'check')} passed, ${unchecked.length} skipped.`,
    coverageLine(verdict),
  ].join('\n')
}

function coverageLine(verdict: Verdict): string {
  const { checked, total, percent } = coverageOf(verdict)
  const line = `Coverage: ${checked} of ${total} checks, ${percent} %`
  return percent < verdict.minCoverage
    ? `${line}, below the required ${verdict.minCoverage} % (--min-coverage).`
    : `${line}.`
}

/** Paths that no answer of the call contained, for example because of an empty list or null. */
function neverSeen(verdict: Verdict): [call: string, places: string[]][] {
  const calls = Map.groupBy(
    verdict.findings.filter(({ hasData }) => hasData),
    ({ call }) => call,
  )
  return [...calls].flatMap(([call, all]) => {
    const places = [...new Set(all.flatMap(({ unseen }) => unseen))]
    const isUnseen = (place: string) => all.every(({ unseen }) => unseen.some((known) => isWithin(place, known)))
    const never = places.filter(isUnseen)
    const deepest = never.filter((place) => !never.some((other) => other !== place && isWithin(other, place)))
    return deepest.length > 0 ? [[call, deepest]] : []
  })
}

const linesOf = (difference: Distinct) => [
  `         ${lineOf(difference)}`,
  ...difference.interactions.map((what) => `                  seen in ${what}`),
]

const count = (many: number, noun: string) => `${many} ${noun}${many === 1 ? '' : 's'}`

export const formatJson = (verdict: Verdict): string =>
  `${JSON.stringify({ ...verdict, coverage: coverageOf(verdict), differences: distinct(verdict) }, null, 2)}\n`

/** https://github.com/testmoapp/junitxml: one test case per interaction. */
export function formatJunit(verdict: Verdict): string {
  const { findings, upstream, at } = verdict
  const [failures, skipped] = [withOutcome(verdict, 'differs').length, withOutcome(verdict, 'unchecked').length]
  const seconds = (ms: number) => (ms / 1000).toFixed(3)
  const total = seconds(findings.reduce((sum, { ms }) => sum + ms, 0))
  const cases = findings.map((finding) => {
    const head = `  <testcase classname="${escapeXml(finding.call)}" name="${escapeXml(finding.what)}" time="${seconds(finding.ms)}"`
    if (finding.outcome === 'unchecked') return `${head}><skipped message="${escapeXml(finding.why)}"/></testcase>`
    if (finding.outcome === 'same') return `${head}/>`
    const lines = finding.differences.map(lineOf)
    return `${head}><failure message="${escapeXml(lines[0] ?? '')}">${escapeXml(lines.join('\n'))}</failure></testcase>`
  })
  const counts = `tests="${findings.length}" failures="${failures}" skipped="${skipped}" time="${total}" timestamp="${at}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${escapeXml(`contracts:verify ${upstream}`)}" ${counts}>`,
    ...cases,
    '</testsuite>\n',
  ].join('\n')
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** XML has no way to write control characters, not even escaped. */
const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign).replace(/[^\P{Cc}\n]/gu, '\u{fffd}')
