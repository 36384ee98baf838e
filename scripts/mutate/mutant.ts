/** A change of one field on one side only. */
export interface Mutant {
  calls: readonly string[]
  /** `body.phone is renamed`. */
  what: string
}

/**
 * The check that detected the mutant: the pacts, openapi.json alone, Pact's verifier or its mock; undefined for a
 * survivor.
 */
export interface Verdict extends Mutant {
  killedBy: string | undefined
}
