/** What the judge of a written sentence is given, and what it answers. */

/**
 * Why a sentence is not released. `invented`: it says a number that the source does not; `contradicts`: it says the
 * opposite; `garbage`: it is no sentence of the language; `loose`: it may be true, which cannot be known.
 */
export interface Fault {
  kind: 'invented' | 'contradicts' | 'garbage' | 'loose'
  why: string
}

/** A sentence of the rules: what the text of the model is held against. */
export interface Source {
  text: string
  /** Names out of the data that it quotes: they must be named again, and what stands in them is no claim. */
  quoted: readonly string[]
}
