/**
 * Why a rewording is rejected. `invented`: a number is not in the source; `contradicts`: it says the opposite;
 * `garbage`: not a plain sentence of the language; `unverified`: it may be true, but the judge cannot tell.
 */
export interface Fault {
  kind: 'invented' | 'contradicts' | 'garbage' | 'unverified'
  why: string
}

export interface Source {
  text: string
  /** Names from the data in the sentence. A rewording must repeat them; words inside them are not claims. */
  quoted: readonly string[]
}
