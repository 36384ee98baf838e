/** Checks recorded answers when someone opens the log: checking every answer would slow all calls. */
import { compareAnswer } from '#contracts/core/answers.ts'
import type { Endpoint } from '#contracts/core/endpoint.ts'

export interface Violation {
  /** A path such as data.row[].url. */
  where: string
  problem: string
}

const MAX_VIOLATIONS = 10

/** Compares the JSON text of an answer with the contract, as for an upstream. */
export function violationsOf(endpoint: Endpoint, status: number, text: string): Violation[] {
  const { differences } = compareAnswer(endpoint, { status, type: 'application/json', body: parseJson(text) })
  return differences.slice(0, MAX_VIOLATIONS).map(({ kind, path, expected, got }) => ({
    where: path,
    problem: kind === 'renamed' ? `renamed: is now ${got}` : `${kind}: expected ${expected}, got ${got}`,
  }))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
