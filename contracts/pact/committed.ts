/** What is committed here, for whoever reads it outside of Pact: the OpenAPI document, and the check of an upstream. */
import { readFileSync } from 'node:fs'
import type { Interaction } from '../openapi/examples.ts'
import { committedFiles } from './exchanges.ts'

/** An interaction as Pact records it, with the states that it asks its provider for. */
export interface PactInteraction extends Interaction {
  providerStates?: readonly { name: string; params?: Readonly<Record<string, unknown>> }[]
}

/** The interactions of all committed pacts, in the order of their descriptions. */
export function committedInteractions(): PactInteraction[] {
  return committedFiles()
    .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as Pact).interactions)
    .toSorted((a, b) => (a.description < b.description ? -1 : 1))
}

/** The format of a pact, as far as it is read here. */
interface Pact {
  interactions: PactInteraction[]
}
