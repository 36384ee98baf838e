/** `node scripts/run.mjs layers`: checks the import rules of ARCHITECTURE.md, and the documents. */
import { checkLayers } from './layers/check.ts'
import { checkDocuments } from './layers/check-documents.ts'
import { root } from './process/root.ts'

const { files, violations: broken } = checkLayers(root)
const { documents, violations: faults } = checkDocuments(root)
const violations = [...broken, ...faults]
for (const { file, rule } of violations) console.error(`${file} ${rule}`)
// Without files, the check would always pass.
const isEmpty = files === 0 || documents === 0
if (isEmpty) console.error('Found no source files or no documents: run the check from a complete checkout.')
if (violations.length > 0 || isEmpty) process.exitCode = 1
else console.log(`${files} files follow the import rules; ${documents} documents have valid links and lengths.`)
