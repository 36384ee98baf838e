/** What was found of an upstream: for people, for programs, for build servers. */
import type { Difference } from '#contracts/core/differences.ts'
import type { Finding } from './ask.ts'

export interface Verdict {
  upstream: string
  at: string
  findings: readonly Finding[]
}

const of = ({ findings }: Verdict, outcome: Finding['outcome']) => findings.filter((each) => each.outcome === outcome)

export interface Distinct extends Difference {
  call: string
  /** The interactions that showed it. */
  interactions: string[]
}

/** Each difference once, however many interactions showed it. */
export function distinct(verdict: Verdict): Distinct[] {
  const found = new Map<string, Distinct>()
  for (const { call, what, differences } of of(verdict, 'differs'))
    for (const difference of differences) {
      const key = `${call} ${difference.kind} ${difference.path}`
      const known = found.get(key) ?? { call, ...difference, interactions: [] }
      known.interactions.push(what)
      found.set(key, known)
    }
  return [...found.values()]
}

const lineOf = ({ kind, path, expected, got }: Finding['differences'][number]) =>
  kind === 'renamed' ? `renamed  ${path} is called ${got}` : `${kind.padEnd(8)} ${path}: ${got}, expected ${expected}`

/** Call by call, what differs first; what could not be checked by its reasons. */
export function asText(verdict: Verdict): string {
  const differences = distinct(verdict)
  const [same, unchecked] = [of(verdict, 'same'), of(verdict, 'unchecked')]
  const unseen = verdict.findings.filter((each) => each.unseen.length > 0)
  const reasons = Map.groupBy(unchecked, ({ why }) => why)
  const calls = Map.groupBy(differences, ({ call }) => call)
  return [
    ...[...calls].flatMap(([call, all]) => [`differs  ${call}`, ...all.flatMap(linesOf)]),
    ...same.map(({ what, ms }) => `same     ${what} (${ms} ms)`),
    ...(unseen.length > 0 ? ['', 'Not shown by the answers, so nothing is known of it:'] : []),
    ...unseen.map(({ what, unseen: places }) => `  ${what}: ${places.join(', ')}`),
    ...(reasons.size > 0 ? ['', 'Could not be checked:'] : []),
    ...[...reasons].flatMap(([why, all]) => [`  ${why}`, ...all.map(({ what }) => `    ${what}`)]),
    '',
    `${verdict.upstream}: ${count(differences.length, 'difference')} in ${count(calls.size, 'call')}; ${count(same.length, 'interaction')} the same, ${unchecked.length} could not be checked.`,
  ].join('\n')
}

const linesOf = (difference: Distinct) => [
  `         ${lineOf(difference)}`,
  ...difference.interactions.map((what) => `                  seen in ${what}`),
]

const count = (many: number, of: string) => `${many} ${of}${many === 1 ? '' : 's'}`

export const asJson = (verdict: Verdict): string =>
  `${JSON.stringify({ ...verdict, differences: distinct(verdict) }, null, 2)}\n`

/** https://github.com/testmoapp/junitxml: one case for each interaction. */
export function asJunit(verdict: Verdict): string {
  const { findings, upstream, at } = verdict
  const [failures, skipped] = [of(verdict, 'differs').length, of(verdict, 'unchecked').length]
  const seconds = (ms: number) => (ms / 1000).toFixed(3)
  const total = seconds(findings.reduce((sum, { ms }) => sum + ms, 0))
  const cases = findings.map((finding) => {
    const head = `  <testcase classname="${escaped(finding.call)}" name="${escaped(finding.what)}" time="${seconds(finding.ms)}"`
    if (finding.outcome === 'unchecked') return `${head}><skipped message="${escaped(finding.why)}"/></testcase>`
    if (finding.outcome === 'same') return `${head}/>`
    const lines = finding.differences.map(lineOf)
    return `${head}><failure message="${escaped(lines[0] ?? '')}">${escaped(lines.join('\n'))}</failure></testcase>`
  })
  const counts = `tests="${findings.length}" failures="${failures}" skipped="${skipped}" time="${total}" timestamp="${at}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${escaped(`contracts:verify ${upstream}`)}" ${counts}>`,
    ...cases,
    '</testsuite>\n',
  ].join('\n')
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** XML has no way to write control characters, not even escaped. */
const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign).replace(/[^\P{Cc}\n]/gu, '\u{fffd}')
