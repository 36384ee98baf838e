/**
 * The threads that read pictures, that search design patents by them and by words, and that search trademarks: one of each for
 * all worlds of the process. A picture made to do harm takes seconds to read: no search by words, and no page of what was
 * found, waits for it; and no call of another kind waits for any of them.
 */
import { extname, join } from 'node:path'
import { refuse, tooManyAttempts } from '#server/platform/refusal.ts'
import type { Leans } from '../picture-comparison/fitting.ts'
import type { CheckedWords, ListingWords, MarkHit, MarksAlike, Part, Targets } from '../trademark-search/marks-alike.ts'
import type { MarkFilter } from '../trademark-search/packed-marks.ts'
import type { Answers, Hit, Laid, PictureKind, Question, RegisterFilter, Task, ViewsLikeness } from './tasks.ts'
import { type Thread, thread } from './thread.ts'

/** Beside this file among the sources, and beside all of the server in its bundle. */
const WORKER = join(import.meta.dirname, `right-search.worker${extname(import.meta.filename)}`)
/** All end themselves sooner; this is for what nobody has foreseen. A search may begin the index, and ended loses it. */
const LIMIT_MS = { reading: 30_000, searching: 600_000 }
/** It holds nothing that the next picture needs. */
const READER_IDLE_MS = 60_000
/** Pictures that wait to be read: they are in memory. */
const MOST_WAITING = { each: 6, all: 60 }
/** Searches of marks that wait: a check of the longest listing takes a moment against some marks, a second against a million. */
const MOST_MARK_SEARCHES = { each: 20, all: 200 }
/** After so long some of those that waited are done. */
const AGAIN_SECONDS = 5

export interface RightSearch {
  /** A picture of a stranger, or why it cannot be searched. */
  read(bytes: Uint8Array, kind?: PictureKind): Promise<Answers['read']>
  /** By a picture the most alike first, by words alone the latest published first. */
  find(question: Question): Promise<Hit[]>
  /** How many patents a picture is compared with: those with drawings. */
  compared(question: Omit<Question, 'descriptor'>): Promise<number>
  /** How alike each view of a patent is to a picture, and how that leans. */
  views(descriptor: Uint8Array, patentId: number): Promise<ViewsLikeness>
  /** How a drawing lies over a picture of the kind that leans so; both PNG. Null where one of them shows nothing. */
  lay(picture: Uint8Array, kind: PictureKind, drawing: Uint8Array, leans: Leans): Promise<Laid | null>
  /** A page of the marks similar to a name: marks of the target offices first, then by similarity. */
  marksAlike(name: string, filter: MarkFilter & Targets, part: Part): Promise<MarksAlike>
  /** The words of a listing that are similar to live marks, grouped by target offices; without the `own` brand of the seller. */
  marksInListing(listing: ListingWords): Promise<CheckedWords>
  /** The marks of a product's own brand; those of owners who go to court first. */
  marksOfBrand(brand: string, filter: RegisterFilter): Promise<MarkHit[]>
  /** The number of marks that a listing is compared with. */
  marksCompared(filter: RegisterFilter): Promise<number>
}

export interface RightSearches extends RightSearch {
  /**
   * The same by order of somebody, who takes turns with all others. What would wait for long is refused: pictures with
   * `tooManyPictures`, searches of marks with `tooManyAttempts`.
   */
  by(who: string): RightSearch
  /** Makes the index of marks, for which the first search would wait. */
  indexMarks(): Promise<void>
  close(): Promise<void>
}

/** What the server asks for by itself is one of those who take turns, and never too much. */
const ITSELF = ''

/** A thread is started with its first task. Those of the searches stay, since they hold an index. */
export function rightSearch(rightsFile: string, catalogueFile: string): RightSearches {
  const files = { rights: rightsFile, catalogue: catalogueFile }
  const reader = thread(WORKER, () => AbortSignal.timeout(LIMIT_MS.reading), READER_IDLE_MS)
  const searcher = thread(WORKER, () => AbortSignal.timeout(LIMIT_MS.searching))
  const marks = thread(WORKER, () => AbortSignal.timeout(LIMIT_MS.searching))
  const searchMarks = async <T extends Task>(who: string, task: T) => {
    if (who !== ITSELF && isLong(marks, who, MOST_MARK_SEARCHES)) throw tooManyAttempts(AGAIN_SECONDS)
    return told(marks, who, task)
  }
  const by = (who: string): RightSearch => ({
    async read(bytes, kind = 'any') {
      if (who !== ITSELF && isLong(reader, who, MOST_WAITING)) throw refuse('tooManyPictures')
      return told(reader, who, { do: 'read', bytes, kind })
    },
    find: (question) => told(searcher, who, { do: 'find', rightsFile, question }),
    compared: (question) => told(searcher, who, { do: 'compared', rightsFile, question }),
    views: (descriptor, patentId) => told(searcher, who, { do: 'views', rightsFile, descriptor, patentId }),
    lay: (picture, kind, drawing, leans) => told(searcher, who, { do: 'lay', picture, kind, drawing, leans }),
    marksAlike: (name, filter, part) => searchMarks(who, { do: 'marksAlike', files, name, filter, part }),
    marksInListing: (listing) => searchMarks(who, { do: 'marksInListing', files, listing }),
    marksOfBrand: (brand, filter) => searchMarks(who, { do: 'marksOfBrand', files, brand, filter }),
    marksCompared: (filter) => searchMarks(who, { do: 'marksCompared', files, filter }),
  })
  return {
    ...by(ITSELF),
    by,
    indexMarks: () => searchMarks(ITSELF, { do: 'indexMarks', files }),
    close: async () => void (await Promise.all([reader.close(), searcher.close(), marks.close()])),
  }
}

const isLong = ({ waiting }: Thread, who: string, most: { each: number; all: number }) =>
  waiting(who) >= most.each || waiting() >= most.all

// piscina's run is untyped by design; right-search.worker.ts answers each task by this table.
const told = async <T extends Task>({ run }: Thread, who: string, task: T): Promise<Answers[T['do']]> =>
  (await run(who, task)) as Answers[T['do']]
