/** Writes contracts/openapi.json from the contract and its pacts; with `--check` only compares, and fails when the file is stale. */
import { readFileSync, writeFileSync } from 'node:fs'
import { openApiText } from '#contracts/openapi.ts'
import { committedInteractions } from '#contracts/pact/committed.ts'
import { inRoot } from './process/root.ts'

const SHOWN = 20
const file = inRoot('contracts/openapi.json')
const wanted = openApiText(committedInteractions())

if (!process.argv.includes('--check')) writeFileSync(file, wanted)
else if (present() !== wanted) {
  const changes = changesBetween(parsed(present()), JSON.parse(wanted))
  console.error(
    [
      'contracts/openapi.json is not what the contract says:',
      ...changes.slice(0, SHOWN).map((change) => `  ${change}`),
      ...(changes.length > SHOWN ? [`  and ${changes.length - SHOWN} more`] : []),
      'If that is meant, run `npm run openapi` and commit the file. If not, `npm test -- unit contracts/pact` says what it breaks.',
    ].join('\n'),
  )
  process.exitCode = 1
}

function present(): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Where two documents differ, in a line each: the place, what stands there and what the contract says. */
function changesBetween(before: unknown, after: unknown, place = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const isTree = (value: unknown) => typeof value === 'object' && value !== null
  if (!isTree(before) || !isTree(after)) return [`${place}: ${shortened(before)} is now ${shortened(after)}`]
  const [old, now]: Record<string, unknown>[] = [Object(before), Object(after)]
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])
  return [...names].flatMap((name) => changesBetween(old?.[name], now?.[name], place ? `${place} › ${name}` : name))
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
