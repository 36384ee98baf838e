/** `node scripts/run.mjs texts`: checks that every text is in a catalogue, in both languages, and used. */
import { root } from './process/root.ts'
import { checkTexts } from './texts/check.ts'
import { lineOf } from './texts/finding.ts'

const { files, texts, findings } = checkTexts(root)
for (const finding of findings) console.error(lineOf(finding))
// Without files, the check would always pass.
if (files === 0 || texts === 0) console.error('Found no sources or no texts: run the check from a complete checkout.')
if (findings.length > 0 || files === 0 || texts === 0) process.exitCode = 1
else console.log(`${texts} texts in two languages, used by ${files} files.`)
