/**
 * Three worker threads for all worlds of the process: one decodes pictures, one searches design patents, one searches
 * trademarks. A malicious picture takes seconds to decode; neither searches nor other calls wait for it.
 */
import { extname, join } from 'node:path'
import { refuse, tooManyAttempts } from '#server/platform/refusal.ts'
import type { Perspectives } from '../picture-comparison/fitting.ts'
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
import type {
  Answers,
  Hit,
  Overlay,
  PictureKind,
  RegisterFilter,
  SearchRequest,
  Task,
  ViewSimilarities,
} from './tasks.ts'
import { type Thread, thread } from './thread.ts'

/** Next to this file in the sources, next to the server's file in the bundle. */
const WORKER = join(import.meta.dirname, `right-search.worker${extname(import.meta.filename)}`)
/** A last resort: tasks end sooner by themselves. Ending the thread of a search discards its index. */
const LIMIT_MS = { reading: 30_000, searching: 600_000 }
/** Decoding keeps no state, so an idle thread may end. */
const READER_IDLE_MS = 60_000
/** Waiting pictures per account and in all; they are held in memory. */
const MAX_PICTURES = { each: 6, all: 60 }
/** Waiting trademark searches per account and in all. The longest listing takes a second against a million marks. */
const MAX_MARK_SEARCHES = { each: 20, all: 200 }
const RETRY_AFTER_SECONDS = 5

export interface RightSearch {
  /** Decodes an untrusted picture, or returns why it cannot be searched. */
  read(bytes: Uint8Array, kind?: PictureKind): Promise<Answers['read']>
  /** By picture: the most similar first. By words alone: the latest published first. */
  find(request: SearchRequest): Promise<Hit[]>
  /** The number of patents with drawings that a picture is compared with. */
  countPatents(request: Omit<SearchRequest, 'descriptor'>): Promise<number>
  /** The similarity of each view of a patent to a picture, and the picture's perspective. */
  views(descriptor: Uint8Array, patentId: number): Promise<ViewSimilarities>
  /** Aligns a drawing with a picture; both are PNG. Null if one of them is blank. */
  overlay(
    picture: Uint8Array,
    kind: PictureKind,
    drawing: Uint8Array,
    perspectives: Perspectives,
  ): Promise<Overlay | null>
  /** A page of the marks similar to a name: marks of the target offices first, each part by similarity. */
  similarMarks(name: string, filter: MarkFilter & Targets, part: Part): Promise<SimilarMarks>
  /** The words of a listing that are similar to marks that are not dead, grouped by target offices. Skips the seller's `own` brand. */
  marksInListing(listing: ListingWords): Promise<CheckedWords>
  /** The marks of a product's own brand; those of litigating owners first. */
  marksOfBrand(brand: string, filter: RegisterFilter): Promise<MarkHit[]>
  countMarks(filter: RegisterFilter): Promise<number>
  /** Patents and marks by words or by a number, with the number of all at each office. */
  findRights(request: RightsRequest): Promise<FoundRights>
}

export interface RightSearches extends RightSearch {
  /**
   * Searches for an account; accounts take turns. Refuses tasks beyond the queue limits: pictures with `tooManyPictures`, trademark
   * searches with `tooManyAttempts`.
   */
  by(who: string): RightSearch
  /** Builds the index of marks in advance, so that the first search need not wait for it. */
  indexMarks(): Promise<void>
  close(): Promise<void>
}

/** The server's own tasks take turns with the accounts' and are never refused. */
const SERVER = ''

/** A thread starts with its first task. The searching threads stay alive, because they hold an index. */
export function rightSearch(rightsFile: string, catalogueFile: string): RightSearches {
  const files = { rights: rightsFile, catalogue: catalogueFile }
  const reader = thread(WORKER, () => AbortSignal.timeout(LIMIT_MS.reading), READER_IDLE_MS)
  const searcher = thread(WORKER, () => AbortSignal.timeout(LIMIT_MS.searching))
  const marks = thread(WORKER, () => AbortSignal.timeout(LIMIT_MS.searching))
  const searchMarks = async <T extends Task>(who: string, task: T) => {
    if (who !== SERVER && isQueueFull(marks, who, MAX_MARK_SEARCHES)) throw tooManyAttempts(RETRY_AFTER_SECONDS)
    return runTask(marks, who, task)
  }
  const by = (who: string): RightSearch => ({
    async read(bytes, kind = 'any') {
      if (who !== SERVER && isQueueFull(reader, who, MAX_PICTURES)) throw refuse('tooManyPictures')
      return runTask(reader, who, { do: 'read', bytes, kind })
    },
    find: (request) => runTask(searcher, who, { do: 'find', rightsFile, request }),
    countPatents: (request) => runTask(searcher, who, { do: 'countPatents', rightsFile, request }),
    views: (descriptor, patentId) => runTask(searcher, who, { do: 'views', rightsFile, descriptor, patentId }),
    overlay: (picture, kind, drawing, perspectives) =>
      runTask(searcher, who, { do: 'overlay', picture, kind, drawing, perspectives }),
    similarMarks: (name, filter, part) => searchMarks(who, { do: 'similarMarks', files, name, filter, part }),
    marksInListing: (listing) => searchMarks(who, { do: 'marksInListing', files, listing }),
    marksOfBrand: (brand, filter) => searchMarks(who, { do: 'marksOfBrand', files, brand, filter }),
    countMarks: (filter) => searchMarks(who, { do: 'countMarks', files, filter }),
    findRights: (request) => searchMarks(who, { do: 'findRights', files, request }),
  })
  return {
    ...by(SERVER),
    by,
    indexMarks: () => searchMarks(SERVER, { do: 'indexMarks', files }),
    close: async () => void (await Promise.all([reader.close(), searcher.close(), marks.close()])),
  }
}

const isQueueFull = ({ waiting }: Thread, who: string, most: { each: number; all: number }) =>
  waiting(who) >= most.each || waiting() >= most.all

// piscina's run is untyped by design; right-search.worker.ts answers each task by this table.
const runTask = async <T extends Task>({ run }: Thread, who: string, task: T): Promise<Answers[T['do']]> =>
  (await run(who, task)) as Answers[T['do']]
