/**
 * `npm run new NAME [中文名] [English name]`: creates a feature in its five places, with a first call and screen; it
 * compiles.
 */

import { scaffold } from './new-feature/scaffold.ts'
import { node } from './process/child.ts'
import { root, rootPath } from './process/root.ts'

const [name = '', chinese = name, english = name] = process.argv.slice(2)
try {
  const paths = scaffold(root, { name, chinese, english })
  const biome = node([rootPath('node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...paths], {
    output: 'keep',
  })
  if ((await biome.ended) !== 0) console.error(biome.output())
  const pact = ['run', '--config', 'scripts/vitest.config.ts', '--root', '.', `contracts/pact/${name}.pact.test.ts`]
  const recorded = node([rootPath('node_modules/vitest/vitest.mjs'), ...pact], {
    output: 'keep',
    env: { UPDATE_PACTS: '1' },
  })
  if ((await recorded.ended) !== 0) console.error(recorded.output())
  // The examples in openapi.json come from the pact recorded above.
  await node([rootPath('scripts/emit-openapi.ts')]).ended
  console.log([...paths, 'contracts/openapi.json', `contracts/pact/${name}.pact.json`].join('\n'))
  console.log(`Run npm run dev and open /${name}. Then change these files, starting with the contract.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
