/** Every text a person reads stands in a catalogue, in both languages, and is used. */
import { unanswered, unused } from './asked.ts'
import { CATALOGUES, filesOf, readSource, textsOf } from './catalogues.ts'
import { compare } from './compare.ts'
import type { Finding } from './finding.ts'
import { literalsIn } from './literals.ts'
import { type Uses, usesOf } from './uses.ts'

export interface Checked {
  files: number
  texts: number
  findings: Finding[]
}

/** Tests, and what only a programmer sees. */
const NOT_SHOWN = /\.(test|test-support|test-setup)\.tsx?$|\.d\.ts$|(^|\/)(node_modules|dist|e2e|pact)\//

/** Files that are the formats, whose words stand beside their translation, that read what other sites wrote, or speak for them. */
const WORDS_ARE_DATA = [
  /^contracts\/model\/(marketplaces|number|money|date)\.ts$/,
  /^(contracts\/model\/listing\/phrases|server\/features\/reports\/market\/forms\/(materials|colours)\.data)\.ts$/,
  // Tables of both languages at once: a text that is missing does not compile.
  /\.texts\.ts$/,
  /^contracts\/model\/(ledger|price|rights\/(locarno|nice|offices|status-codes))\.ts$/,
  // Texts of stored rows, before and after the migration.
  /^server\/db\/migrations\/013-plan-descriptions\.ts$/,
  /^server\/features\/(billing\/price-list|accounts\/wechat\/wechat-page|rights\/patents\/pdf\/words)\.ts$/,
  // Lines of the readme beside one's own data.
  /^server\/features\/\w+\/\w+\.data\.ts$/,
  /^server\/features\/imports\//,
  // What stands in the places of a message in an example of it.
  /^contracts\/openapi\/failures\.ts$/,
  // Counterparts say what the outside party says, and share nothing with our own code.
  /^server\/features\/(billing\/providers\/\w+|reports\/narrative)\/counterpart(\/|\.ts$)/,
  // Numerals and words by which the text of a language model is judged, and what the model is asked.
  /^server\/features\/reports\/narrative\/(judge\/|prompt\.ts$)/,
]

/** Reads the catalogues and the code of `web`, `server` and `contracts` below `root`. */
export function checkTexts(root: string): Checked {
  const catalogueFiles = new Set(CATALOGUES.flatMap(({ files }) => filesOf(root, files)))
  const files = filesOf(root, '{contracts,server,web}/**/*.{ts,tsx}').filter(
    (file) => !NOT_SHOWN.test(file) && !catalogueFiles.has(file),
  )
  const uses: Uses = { asked: [], said: new Set(), words: new Set() }
  const findings: Finding[] = []
  for (const file of files) {
    const source = readSource(root, file)
    const { asked, said, words } = usesOf(source)
    uses.asked.push(...asked)
    for (const each of said) uses.said.add(each)
    for (const each of words) uses.words.add(each)
    if (!WORDS_ARE_DATA.some((pattern) => pattern.test(file))) findings.push(...literalsIn(source))
  }
  let texts = 0
  for (const catalogue of CATALOGUES) {
    const found = textsOf(root, catalogue)
    const source = found['zh-CN']
    texts += source.length
    findings.push(...compare(catalogue, found), ...unused(catalogue, source, uses))
    if (catalogue.name === 'web') findings.push(...unanswered(catalogue, source, uses.asked))
  }
  return { files: files.length, texts, findings: findings.sort(byPlace) }
}

const byPlace = (a: Finding, b: Finding) => a.file.localeCompare(b.file) || a.line - b.line
