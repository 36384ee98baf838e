/**
 * Writes contracts/openapi.json from the contract and its pacts. `--check` only compares, and fails when the file is
 * stale.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { openApiText } from '#contracts/openapi.ts'
import { committedInteractions } from '#contracts/pact/committed.ts'
import { rootPath } from './process/root.ts'

const SHOWN = 20
const file = rootPath('contracts/openapi.json')
const expected = openApiText(committedInteractions())

if (!process.argv.includes('--check')) writeFileSync(file, expected)
else if (readFile() !== expected) {
  const changes = changesBetween(parseJson(readFile()), JSON.parse(expected))
  console.error(
    [
      'contracts/openapi.json is stale; changes of the contract:',
      ...changes.slice(0, SHOWN).map((change) => `  ${change}`),
      ...(changes.length > SHOWN ? [`  and ${changes.length - SHOWN} more`] : []),
      'If the changes are intended, run `npm run openapi` and commit the file. If not, `npm test -- unit contracts/pact` shows what they break.',
    ].join('\n'),
  )
  process.exitCode = 1
}

function readFile(): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One line per difference: path, old value, new value. */
function changesBetween(before: unknown, after: unknown, place = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const isTree = (value: unknown) => typeof value === 'object' && value !== null
  if (!isTree(before) || !isTree(after)) return [`${place}: ${shorten(before)} is now ${shorten(after)}`]
  const [old, now]: Record<string, unknown>[] = [Object(before), Object(after)]
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])
  return [...names].flatMap((name) => changesBetween(old?.[name], now?.[name], place ? `${place} › ${name}` : name))
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
