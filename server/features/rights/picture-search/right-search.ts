/**
 * The threads that read pictures, and that search design patents by them and by words: one of each for all worlds of the
 * process. A picture made to do harm takes seconds to read: no search by words, and no page of what was found, waits for it.
 */
import { extname, join } from 'node:path'
import { refuse } from '#server/platform/refusal.ts'
import type { Leans } from '../picture-comparison/fitting.ts'
import type { Answers, Hit, Laid, PictureKind, Question, Task, ViewsLikeness } from './tasks.ts'
import { type Thread, thread } from './thread.ts'

/** Beside this file among the sources, and beside all of the server in its bundle. */
const WORKER = join(import.meta.dirname, `right-search.worker${extname(import.meta.filename)}`)
/** Both end themselves sooner; this is for what nobody has foreseen. A search may begin the index, and ended loses it. */
const LIMIT_MS = { reading: 30_000, searching: 600_000 }
/** Pictures that wait to be read: they are in memory. */
const MOST_WAITING = { each: 6, all: 60 }

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
}

export interface RightSearches extends RightSearch {
  /** The same by order of somebody, who takes turns with all others. Refuses with `tooManyPictures` what would wait for long. */
  by(who: string): RightSearch
  close(): Promise<void>
}

/** What the server asks for by itself is one of those who take turns, and never too much. */
const ITSELF = ''

/** A thread is started with its first task, and stays: that of the searches holds the index. */
export function rightSearch(rightsFile: string): RightSearches {
  const reader = thread(WORKER, () => AbortSignal.timeout(LIMIT_MS.reading))
  const searcher = thread(WORKER, () => AbortSignal.timeout(LIMIT_MS.searching))
  const by = (who: string): RightSearch => ({
    async read(bytes, kind = 'any') {
      if (who !== ITSELF && isLong(reader, who)) throw refuse('tooManyPictures')
      return told(reader, who, { do: 'read', bytes, kind })
    },
    find: (question) => told(searcher, who, { do: 'find', rightsFile, question }),
    compared: (question) => told(searcher, who, { do: 'compared', rightsFile, question }),
    views: (descriptor, patentId) => told(searcher, who, { do: 'views', rightsFile, descriptor, patentId }),
    lay: (picture, kind, drawing, leans) => told(searcher, who, { do: 'lay', picture, kind, drawing, leans }),
  })
  return {
    ...by(ITSELF),
    by,
    close: async () => void (await Promise.all([reader.close(), searcher.close()])),
  }
}

const isLong = ({ waiting }: Thread, who: string) => waiting(who) >= MOST_WAITING.each || waiting() >= MOST_WAITING.all

// piscina's run is untyped by design; right-search.worker.ts answers each task by this table.
const told = async <T extends Task>({ run }: Thread, who: string, task: T): Promise<Answers[T['do']]> =>
  (await run(who, task)) as Answers[T['do']]
