/** Checks that every displayed text is in a catalogue, in both languages, and used. */

import { CATALOGUES, filesOf, readSource, textsOf } from './catalogues.ts'
import { compare } from './compare.ts'
import { findMissing, findUnused } from './coverage.ts'
import type { Finding } from './finding.ts'
import { literalsIn } from './literals.ts'
import { type Uses, usesOf } from './uses.ts'

export interface CheckResult {
  files: number
  texts: number
  findings: Finding[]
}

/** Tests and code without displayed text. */
const NOT_SHOWN = /\.(test|test-support|test-setup)\.tsx?$|\.d\.ts$|(^|\/)(node_modules|dist|e2e|pact)\//

/**
 * Files with literal words by design: formats, words next to their translation, words of other sites, and simulated
 * outside parties.
 */
const WORDS_ARE_DATA = [
  /^contracts\/model\/(marketplaces|number|money|date)\.ts$/,
  /^(contracts\/model\/listing\/phrases|server\/features\/reports\/market\/forms\/(materials|colours)\.data)\.ts$/,
  // Headings and units of pasted sheets.
  /^contracts\/model\/calculators\/freight\/carton-columns\.data\.ts$/,
  // Tables of both languages; the compiler detects a missing text.
  /\.texts\.ts$/,
  /^contracts\/model\/fees\/tables\//,
  /^contracts\/model\/(ledger|price|rights\/(locarno|nice|offices|status-codes))\.ts$/,
  // Texts of stored rows, before and after the migration.
  /^server\/db\/migrations\/(013-plan-descriptions|015-plan-credits|017-plan-wording)\.ts$/,
  /^server\/features\/(billing\/price-list|accounts\/wechat\/wechat-page|rights\/patents\/pdf\/words)\.ts$/,
  // Lines of the readme in an account's data export.
  /^server\/features\/\w+\/\w+\.data\.ts$/,
  /^server\/features\/imports\//,
  // Example values of messages.
  /^contracts\/openapi\/failures\.ts$/,
  // Simulators imitate an outside party and share nothing with our code.
  /^server\/features\/(billing\/providers\/\w+|reports\/narrative)\/simulator(\/|\.ts$)/,
  // Prompts, and words that check the text of a language model.
  /^server\/features\/reports\/narrative\/(judge\/|prompt\.ts$)/,
]

/** Reads the catalogues and the code of `web`, `server` and `contracts` below `root`. */
export function checkTexts(root: string): CheckResult {
  const catalogueFiles = new Set(CATALOGUES.flatMap(({ files }) => filesOf(root, files)))
  const files = filesOf(root, '{contracts,server,web}/**/*.{ts,tsx}').filter(
    (file) => !NOT_SHOWN.test(file) && !catalogueFiles.has(file),
  )
  const uses: Uses = { calls: [], literals: new Set(), words: new Set() }
  const findings: Finding[] = []
  for (const file of files) {
    const source = readSource(root, file)
    const { calls, literals, words } = usesOf(source)
    uses.calls.push(...calls)
    for (const each of literals) uses.literals.add(each)
    for (const each of words) uses.words.add(each)
    if (!WORDS_ARE_DATA.some((pattern) => pattern.test(file))) findings.push(...literalsIn(source))
  }
  let texts = 0
  for (const catalogue of CATALOGUES) {
    const found = textsOf(root, catalogue)
    const source = found['zh-CN']
    texts += source.length
    findings.push(...compare(catalogue, found), ...findUnused(catalogue, source, uses))
    if (catalogue.name === 'web') findings.push(...findMissing(catalogue, source, uses.calls))
  }
  return { files: files.length, texts, findings: findings.sort(byPlace) }
}

const byPlace = (a: Finding, b: Finding) => a.file.localeCompare(b.file) || a.line - b.line
