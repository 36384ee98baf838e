/** Allowed differences in wording. Patterns get lower case, with private-use characters for numbers and names. */
export interface Wording {
  estimate: string
  rise: Directions
  fall: Directions
  /** Applied in order. */
  synonyms: readonly (readonly [words: RegExp, becomes: string])[]
  /** Words without a claim, which may be added or dropped, except inside `protectedWords`. */
  neutral: string
  protectedWords: string
  tokens: RegExp
}
interface Directions {
  before: string
  after: string
  /** The part of `after` that expresses a direction. */
  behind: string
}
