/**
 * `npm run contracts:mutate`: changes every field of every call on either side of the contract and on the wire between them,
 * and tells which changes nobody noticed. None may: it fails with survivors. Nothing is sampled.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node } from '../process/child.ts'
import { inRoot } from '../process/root.ts'
import { BY_OPENAPI, verdictsOnContract, verdictsOnPacts } from './agreement-verdicts.ts'
import type { Verdict } from './mutant.ts'

const began = performance.now()
const survivors = [
  report('The contract drifts; pacts and openapi.json stay', verdictsOnContract()),
  report('The web drifts; the contract stays', verdictsOnPacts()),
]
const { requests, answers } = await verdictsOnTheWire()
survivors.push(
  report('Requests change on the wire, behind the back of the real client', requests),
  report('Answers of the real server change on the wire', answers),
)
const alive = survivors.reduce((sum, count) => sum + count, 0)
console.log(
  `\n${alive === 0 ? 'No change survived' : `${alive} changes survived`}, ${Math.round((performance.now() - began) / 1000)} s.`,
)
process.exit(alive === 0 ? 0 : 1)

async function verdictsOnTheWire(): Promise<Record<'requests' | 'answers', Verdict[]>> {
  const dir = mkdtempSync(join(tmpdir(), 'verdicts-'))
  const file = join(dir, 'verdicts.json')
  // Pact reports its use to a server abroad unless told otherwise.
  const child = node([inRoot('scripts/mutate/wire.ts'), file], { output: 'keep', env: { PACT_DO_NOT_TRACK: 'true' } })
  try {
    if ((await child.ended) !== 0) throw new Error(child.output())
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(dir, { recursive: true })
  }
}

/** A table by call; answers how many have survived. */
function report(title: string, verdicts: readonly Verdict[]): number {
  const survived = verdicts.filter(({ killedBy }) => killedBy === undefined)
  const published = verdicts.filter(({ killedBy }) => killedBy === BY_OPENAPI)
  console.log(`\n${title}: ${verdicts.length - survived.length} of ${verdicts.length} killed`)
  if (published.length > 0)
    console.log(
      `  ${published.length} of them by openapi.json alone: developers' calls, and closed lists of requests made wider`,
    )
  console.log(`${'killed'.padStart(8)}${'survived'.padStart(10)}  call`)
  for (const [call, its] of byCall(verdicts)) {
    const alive = its.filter(({ killedBy }) => killedBy === undefined)
    console.log(`${String(its.length - alive.length).padStart(8)}${String(alive.length).padStart(10)}  ${call}`)
    for (const { what } of alive) console.log(`${' '.repeat(20)}${what}`)
  }
  return survived.length
}

/** A change of a schema that calls share counts for each of them. */
function byCall(verdicts: readonly Verdict[]): [string, Verdict[]][] {
  const rows = new Map<string, Verdict[]>()
  for (const verdict of verdicts) for (const call of verdict.calls) rows.set(call, [...(rows.get(call) ?? []), verdict])
  return [...rows].toSorted(([a], [b]) => a.localeCompare(b))
}
