/** A change of one field on one side that the other side does not know of. */
export interface Mutant {
  /** The calls that have the field: `POST /api/account/login`. */
  calls: readonly string[]
  /** `body.phone is renamed`. */
  what: string
}

/** What found it: the pacts, openapi.json alone, Pact's verifier or its mock; undefined when nothing did. */
export interface Verdict extends Mutant {
  killedBy: string | undefined
}
