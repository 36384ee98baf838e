import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Interaction } from '../openapi/examples.ts'
import type { Json } from '../openapi/schemas.ts'
import type { Rules } from './claims.ts'

export interface PactInteraction extends Interaction {
  providerStates?: readonly { name: string; params?: Readonly<Record<string, unknown>> }[]
  response: {
    status: number
    body: { readonly content: { code: number; [key: string]: Json } }
    matchingRules?: { body?: Rules }
  }
}

export const committedFiles = (): string[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.pact.json'))
    .map((name) => join(import.meta.dirname, name))

export const interactionsOf = (file: string): PactInteraction[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as { interactions: PactInteraction[] }).interactions // the pact format

export const committedInteractions = (): PactInteraction[] =>
  committedFiles()
    .flatMap(interactionsOf)
    .toSorted((a, b) => (a.description < b.description ? -1 : 1))
