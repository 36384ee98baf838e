/** What the threads of the searches are told and what they tell back. Plain data: it crosses a thread boundary. */

import type { PictureRefusal } from '#contracts/model/rights/picture-refusals.ts'
import type { Leans } from '../picture-comparison/fitting.ts'
import type { PatentFilter } from '../register/rights.ts'
import type { CheckedWords, ListingWords, MarkHit, MarksAlike, Part, Targets } from '../trademark-search/marks-alike.ts'
import type { MarkFilter } from '../trademark-search/packed-marks.ts'

/** A picture as somebody gave it, made into what can be searched, stored and shown. */
export interface PictureRead {
  /** PNG, upright, opaque, {@link PICTURE_SIDE} pixels at most a side. Read again it is the same, byte for byte. */
  png: Uint8Array
  descriptor: Uint8Array
}

/** Pixels of the longer side of a picture that was read. */
export const PICTURE_SIDE = 600

/** What a picture shows, by the word of who gives it; a drawing is compared without its paper. */
export type PictureKind = 'any' | 'drawing'

export interface Question {
  filter: PatentFilter
  /** Without one the words alone are searched. */
  descriptor?: Uint8Array | undefined
  /** Day of the world. */
  today: string
}

/** A patent that was found; by a picture also which of its views is the most like it, and how much: 0 to 1. */
export interface Hit {
  patentId: number
  view: number | null
  similarity: number | null
}

/** How alike a view of a patent is to a picture: 0 to 1. */
export interface ViewLikeness {
  no: number
  similarity: number
}

/** How alike the views of a patent are to a picture, the most alike first, and how the picture leans. */
export interface ViewsLikeness {
  views: ViewLikeness[]
  leans: Leans
}

/** How a drawing lies over a picture. */
export interface Laid {
  /** a, b, c, d, e, f of the matrix that lays the drawing over the picture; each of the two is 1 × 1. */
  transform: number[]
  /** Rows of a grid over the picture: share of its contours there that the drawing has, null where it has none. */
  agreement: (number | null)[][]
}

export type Task =
  | { do: 'read'; bytes: Uint8Array; kind: PictureKind }
  | { do: 'find'; rightsFile: string; question: Question }
  | { do: 'compared'; rightsFile: string; question: Omit<Question, 'descriptor'> }
  | { do: 'views'; rightsFile: string; descriptor: Uint8Array; patentId: number }
  | { do: 'lay'; picture: Uint8Array; kind: PictureKind; drawing: Uint8Array; leans: Leans }
  | { do: 'indexMarks'; files: MarkFiles }
  | { do: 'marksAlike'; files: MarkFiles; name: string; filter: MarkFilter & Targets; part: Part }
  | { do: 'marksInListing'; files: MarkFiles; listing: ListingWords }
  | { do: 'marksOfBrand'; files: MarkFiles; brand: string; filter: RegisterFilter }
  | { do: 'marksCompared'; files: MarkFiles; filter: RegisterFilter }

/** Marks, and the listings from which the words of the language are learnt. */
export interface MarkFiles {
  rights: string
  catalogue: string
}

/** Sample data or real marks alone; marks of some offices alone. */
export type RegisterFilter = Pick<MarkFilter, 'sample' | 'office'>

export interface Answers {
  read: PictureRead | PictureRefusal
  find: Hit[]
  compared: number
  views: ViewsLikeness
  lay: Laid | null
  indexMarks: undefined
  marksAlike: MarksAlike
  marksInListing: CheckedWords
  marksOfBrand: MarkHit[]
  marksCompared: number
}
