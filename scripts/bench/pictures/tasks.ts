/** What the bench asks of its threads, and what they answer. */
import type { Patent } from './design.ts'
import type { Hand, Kind } from './kinds.ts'

/** What a patent is found by. */
export interface Described {
  place: number
  descriptor: Uint8Array
  hash64: Uint8Array
  hash256: Uint8Array
}

export interface Query {
  /** Place of the patent that is meant, or of the hand-drawn picture. */
  target: number
  kind: Kind | 'hand-drawn'
  hand: Hand
  number: number
}

/** Places in order of likeness by each method, the first ten. */
export interface Answer {
  query: Query
  found: Record<Method, number[]>
  describeMs: number
  searchMs: number
}

export const METHODS = ['hash 64', 'hash 256', 'polar', 'ours'] as const
export type Method = (typeof METHODS)[number]

/** A picture whose family is known. A free-hand drawing is of no design, and has no kin. */
export interface Judgement {
  query: Query
  family: string
  /** The place of a drawing of the family that is not of the picture's design. */
  kin: number | null
}

/** How close a picture is to a drawing that is of its own and to one that is not, 0 to 1; null where none is found. */
export interface Closeness {
  same: number | null
  other: number | null
}

export interface Judged {
  /** To the closest designs of its family, its own left out, and of all other families. */
  family: Closeness
  /** To its own design, and to the kin. */
  design: Closeness | null
}

/** A search for one of the foreign drawings, by its index. */
export interface ForeignQuery {
  kind: Kind
  target: number
}

export interface ForeignAnswer {
  query: ForeignQuery
  /** Position of the drawing in the answer, from 0; null if it was not found. */
  rank: number | null
  searchMs: number
}

export type Task =
  | { what: 'describe'; patents: Patent[]; places: number[] }
  | { what: 'decode'; files: Uint8Array[] }
  | { what: 'ask'; patents: Patent[]; described: Described[]; queries: Query[] }
  | { what: 'judge'; patents: Patent[]; described: Described[]; judgements: Judgement[] }
  | {
      what: 'foreign'
      described: Described[]
      drawings: readonly { file: string; descriptor: Uint8Array }[]
      queries: readonly ForeignQuery[]
    }
