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

/** A picture, and two drawings that are not of its design: of its family, and of another; by their places. */
export interface Pairs {
  query: Query
  kin: number
  other: number
}

/** How much a picture and three drawings agree, 0 to 1: of its design, of another of its family, of another family. Null of what is not found. */
export interface Judged {
  own: number | null
  kin: number | null
  other: number | null
}

export type Task =
  | { what: 'describe'; patents: Patent[]; places: number[] }
  | { what: 'decode'; files: Uint8Array[] }
  | { what: 'ask'; patents: Patent[]; described: Described[]; queries: Query[] }
  | { what: 'judge'; patents: Patent[]; described: Described[]; pairs: Pairs[] }
