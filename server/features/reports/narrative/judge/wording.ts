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
  /** Words before a number. */
  before: string
  /** Words after a number, with the base of a comparison. */
  after: string
  /** Words after a number that express the direction alone. */
  directionAfter: string
}
