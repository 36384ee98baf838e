/** What may be worded differently in a language. Patterns see lower case, with signs in place of numbers and names. */
export interface Wording {
  /** Words that say of the figure behind them that it is an estimate. */
  estimate: string
  /** Words for the direction of a change ("up 5 %"), and words for what the change is compared with. */
  rise: Directions
  fall: Directions
  /** Words of one sense, and what they become. The first match consumes the text. */
  same: readonly (readonly [words: RegExp, becomes: string])[]
  /** What claims nothing and may come and go, but not where it is part of one of the words that are kept. */
  neutral: string
  kept: string
  /** What is left, cut into what must stay in order. */
  tokens: RegExp
}
interface Directions {
  before: string
  after: string
  /** Those behind the figure that say the direction, and not only what it is compared with. */
  behind: string
}
