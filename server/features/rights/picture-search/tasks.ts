/** Tasks and answers of the search threads: plain data, since it crosses a thread boundary. */

import type { PictureRefusal } from '#contracts/model/rights/picture-refusals.ts'
import type { Perspectives } from '../picture-comparison/fitting.ts'
import type { PatentFilter } from '../register/rights.ts'
import type { MarkFilter } from '../trademark-search/packed-marks.ts'
import type {
  CheckedWords,
  ListingWords,
  MarkHit,
  Part,
  SimilarMarks,
  Targets,
} from '../trademark-search/similar-marks.ts'
import type { FoundRights, RightsRequest } from '../word-search/find-rights.ts'

export interface PictureRead {
  /** PNG, upright, opaque, at most {@link PICTURE_SIDE} pixels a side. Decoding it again gives the same bytes. */
  png: Uint8Array
  descriptor: Uint8Array
}

/** Pixels of the longer side of a decoded picture. */
export const PICTURE_SIDE = 600

/** The kind that the user states; a drawing is compared without its paper. */
export type PictureKind = 'any' | 'drawing'

export interface SearchRequest {
  filter: PatentFilter
  /** Without a descriptor only the words are searched. */
  descriptor?: Uint8Array | undefined
  /** Today in the world's clock, as an ISO day. */
  today: string
}

/** A patent that was found; by picture with its most similar view and the similarity, 0 to 1. */
export interface Hit {
  patentId: number
  view: number | null
  similarity: number | null
}

export interface ViewSimilarity {
  no: number
  similarity: number
}

/** The most similar view first. */
export interface ViewSimilarities {
  views: ViewSimilarity[]
  perspectives: Perspectives
}

export interface Overlay {
  /** a, b, c, d, e, f of the matrix from the drawing to the picture, each scaled to 1 × 1. */
  transform: number[]
  /** Rows of a grid over the picture: share of the contours in the cell that the drawing has; null for a cell without contours. */
  agreement: (number | null)[][]
}

export type Task =
  | { do: 'read'; bytes: Uint8Array; kind: PictureKind }
  | { do: 'find'; rightsFile: string; request: SearchRequest }
  | { do: 'countPatents'; rightsFile: string; request: Omit<SearchRequest, 'descriptor'> }
  | { do: 'views'; rightsFile: string; descriptor: Uint8Array; patentId: number }
  | { do: 'overlay'; picture: Uint8Array; kind: PictureKind; drawing: Uint8Array; perspectives: Perspectives }
  | { do: 'indexMarks'; files: MarkFiles }
  | { do: 'similarMarks'; files: MarkFiles; name: string; filter: MarkFilter & Targets; part: Part }
  | { do: 'marksInListing'; files: MarkFiles; listing: ListingWords }
  | { do: 'marksOfBrand'; files: MarkFiles; brand: string; filter: RegisterFilter }
  | { do: 'countMarks'; files: MarkFiles; filter: RegisterFilter }
  | { do: 'findRights'; files: MarkFiles; request: RightsRequest }

/** The marks, and the catalogue whose listings give the vocabulary of common words. */
export interface MarkFiles {
  rights: string
  catalogue: string
}

export type RegisterFilter = Pick<MarkFilter, 'sample' | 'office'>

export interface Answers {
  read: PictureRead | PictureRefusal
  find: Hit[]
  countPatents: number
  views: ViewSimilarities
  overlay: Overlay | null
  indexMarks: undefined
  similarMarks: SimilarMarks
  marksInListing: CheckedWords
  marksOfBrand: MarkHit[]
  countMarks: number
  findRights: FoundRights
}
