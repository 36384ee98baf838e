/** Writes contracts/openapi.json from the contract and its pacts; with `--check` only compares, and fails when the file is stale. */
import { readFileSync, writeFileSync } from 'node:fs'
import { openApiText } from '#contracts/openapi.ts'
import { committedInteractions } from '#contracts/pact/committed.ts'
import { inRoot } from './process/root.ts'

const file = inRoot('contracts/openapi.json')
const wanted = openApiText(committedInteractions())

if (!process.argv.includes('--check')) writeFileSync(file, wanted)
else if (present() !== wanted) {
  console.error('contracts/openapi.json is stale. Run `npm run openapi` and commit the file.')
  process.exitCode = 1
}

function present(): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
