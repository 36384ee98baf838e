/** Tasks and answers of the bench's threads. */
import type { Patent } from './design.ts'
import type { Hand, Kind } from './kinds.ts'

export interface DescribedView {
  place: number
  descriptor: Uint8Array
  hash64: Uint8Array
  hash256: Uint8Array
}

export interface Query {
  /** Index of the expected patent, or of the hand-drawn picture. */
  target: number
  kind: Kind | 'hand-drawn'
  hand: Hand
  number: number
}

/** The first ten indexes by each method, most similar first. */
export interface Answer {
  query: Query
  found: Record<Method, number[]>
  describeMs: number
  searchMs: number
}

export const METHODS = ['hash 64', 'hash 256', 'polar', 'ours'] as const
export type Method = (typeof METHODS)[number]

/** A picture with a known family. A free-hand drawing shows no patented design, so its `kin` is null. */
export interface Judgement {
  query: Query
  family: string
  /** Index of another design of the family, for comparison with the picture's own design. */
  kin: number | null
}

/** Closeness to a drawing of the same class and to a drawing of another class, 0 to 1; null if none was found. */
export interface Closeness {
  same: number | null
  other: number | null
}

export interface JudgedPicture {
  /** Against the closest other design of its family, and the closest of all other families. */
  family: Closeness
  /** Against its own design, and the kin. */
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
  | { what: 'ask'; patents: Patent[]; described: DescribedView[]; queries: Query[] }
  | { what: 'judge'; patents: Patent[]; described: DescribedView[]; judgements: Judgement[] }
  | {
      what: 'foreign'
      described: DescribedView[]
      drawings: readonly { file: string; descriptor: Uint8Array }[]
      queries: readonly ForeignQuery[]
    }
