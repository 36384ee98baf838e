/** `node scripts/run.mjs layers`: checks the import rules of ARCHITECTURE.md. */
import { checkLayers } from './layers/check.ts'
import { root } from './process/root.ts'

const { files, violations } = checkLayers(root)
for (const { file, rule } of violations) console.error(`${file} ${rule}`)
// A checker that looked at nothing would be green for ever.
if (files === 0) console.error('No source file was found: the checker looks in the wrong place.')
if (violations.length > 0 || files === 0) process.exitCode = 1
else console.log(`${files} files obey the import rules.`)
