/** Where an answer breaks its contract. Made when somebody looks: checking every answer as it goes out would slow all of them. */
import { compareAnswer } from '#contracts/core/answers.ts'
import type { Endpoint } from '#contracts/core/endpoint.ts'

export interface Violation {
  /** data.row[].url */
  where: string
  problem: string
}

/** How many of one answer are told. */
const MOST = 10

/** What is wrong with the text that a call of JSON was answered with: the same as an upstream would be told. */
export function violationsOf(endpoint: Endpoint, status: number, text: string): Violation[] {
  const { differences } = compareAnswer(endpoint, { status, type: 'application/json', body: parsed(text) })
  return differences.slice(0, MOST).map(({ kind, path, expected, got }) => ({
    where: path,
    problem: kind === 'renamed' ? `renamed: is called ${got}` : `${kind}: expected ${expected}, got ${got}`,
  }))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
