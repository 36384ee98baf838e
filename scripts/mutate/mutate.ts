/**
 * `npm run contracts:mutate`: changes every field of every call on either side of the contract and on the wire, and
 * lists the changes that no check detects. Fails if any change survives. Nothing is sampled.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node } from '../process/child.ts'
import { rootPath } from '../process/root.ts'
import { BY_OPENAPI, verdictsOnContract, verdictsOnPacts } from './agreement-verdicts.ts'
import type { Verdict } from './mutant.ts'

const began = performance.now()
const survivors = [
  printVerdicts('The contract changes; pacts and openapi.json stay', verdictsOnContract()),
  printVerdicts('The web changes; the contract stays', verdictsOnPacts()),
]
const { requests, answers } = await runWireMutants()
survivors.push(
  printVerdicts('Requests of the real client change on the wire', requests),
  printVerdicts('Answers of the real server change on the wire', answers),
)
const alive = survivors.reduce((sum, count) => sum + count, 0)
console.log(
  `\n${alive === 0 ? 'No change survived' : `${alive} changes survived: extend the pacts for the fields above`}, ${Math.round((performance.now() - began) / 1000)} s.`,
)
process.exit(alive === 0 ? 0 : 1)

async function runWireMutants(): Promise<Record<'requests' | 'answers', Verdict[]>> {
  const dir = mkdtempSync(join(tmpdir(), 'verdicts-'))
  const file = join(dir, 'verdicts.json')
  // Pact sends usage statistics abroad unless this is set.
  const child = node([rootPath('scripts/mutate/wire.ts'), file], { output: 'keep', env: { PACT_DO_NOT_TRACK: 'true' } })
  try {
    if ((await child.ended) !== 0) throw new Error(child.output())
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(dir, { recursive: true })
  }
}

/** Prints a table by call; returns the number of survivors. */
function printVerdicts(title: string, verdicts: readonly Verdict[]): number {
  const survived = verdicts.filter(({ killedBy }) => killedBy === undefined)
  const published = verdicts.filter(({ killedBy }) => killedBy === BY_OPENAPI)
  console.log(`\n${title}: ${verdicts.length - survived.length} of ${verdicts.length} killed`)
  if (published.length > 0)
    console.log(`  ${published.length} of them by openapi.json alone: dev calls, and widened enums of requests`)
  console.log(`${'killed'.padStart(8)}${'survived'.padStart(10)}  call`)
  for (const [call, its] of byCall(verdicts)) {
    const alive = its.filter(({ killedBy }) => killedBy === undefined)
    console.log(`${String(its.length - alive.length).padStart(8)}${String(alive.length).padStart(10)}  ${call}`)
    for (const { what } of alive) console.log(`${' '.repeat(20)}${what}`)
  }
  return survived.length
}

/** A change of a shared schema counts for each of its calls. */
function byCall(verdicts: readonly Verdict[]): [string, Verdict[]][] {
  const rows = new Map<string, Verdict[]>()
  for (const verdict of verdicts) for (const call of verdict.calls) rows.set(call, [...(rows.get(call) ?? []), verdict])
  return [...rows].toSorted(([a], [b]) => a.localeCompare(b))
}
