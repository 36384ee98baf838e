/** `node scripts/run.mjs texts`: checks that every text stands in a catalogue, in both languages, and is used. */
import { root } from './process/root.ts'
import { checkTexts } from './texts/check.ts'
import { lineOf } from './texts/finding.ts'

const { files, texts, findings } = checkTexts(root)
for (const finding of findings) console.error(lineOf(finding))
// A checker that looked at nothing would be green for ever.
if (files === 0 || texts === 0) console.error('No source or no text was found: the checker looks in the wrong place.')
if (findings.length > 0 || files === 0 || texts === 0) process.exitCode = 1
else console.log(`${texts} texts in two languages, used by ${files} files.`)
