/** `node scripts/run.mjs layers`: checks the import rules of ARCHITECTURE.md, and the documents. */
import { checkLayers } from './layers/check.ts'
import { checkDocuments } from './layers/check-documents.ts'
import { root } from './process/root.ts'

const { files, violations: broken } = checkLayers(root)
const { documents, violations: faults } = checkDocuments(root)
const violations = [...broken, ...faults]
for (const { file, rule } of violations) console.error(`${file} ${rule}`)
// A checker that looked at nothing would be green for ever.
const isBlind = files === 0 || documents === 0
if (isBlind) console.error('No source file or no document was found: the checker looks in the wrong place.')
if (violations.length > 0 || isBlind) process.exitCode = 1
else console.log(`${files} files obey the import rules; the links and limits of ${documents} documents hold.`)
