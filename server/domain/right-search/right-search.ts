/**
 * The threads that read pictures, and that search design patents by them and by words: one of each for all worlds of the
 * process. A picture made to do harm takes seconds to read, for which no search has to wait.
 */
import { extname, join } from 'node:path'
import type { Piscina } from 'piscina'
import type { Leans } from '../picture-search/fitting.ts'
import type { Answers, Hit, Laid, PictureKind, Question, Task, ViewsLikeness } from './tasks.ts'

/** Beside this file among the sources, and beside all of the server in its bundle. */
const WORKER = join(import.meta.dirname, `right-search.worker${extname(import.meta.filename)}`)
/** Reading a picture ends itself sooner; this is for what nobody has foreseen. */
const LIMIT_MS = 30_000

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
  close(): Promise<void>
}

/** A thread is started with its first task, and stays: that of the searches holds the index. */
export function rightSearch(rightsFile: string): RightSearch {
  const [reader, searcher] = [thread(), thread()]
  return {
    read: (bytes, kind = 'any') => reader.run({ do: 'read', bytes, kind }),
    find: (question) => searcher.run({ do: 'find', rightsFile, question }),
    compared: (question) => searcher.run({ do: 'compared', rightsFile, question }),
    views: (descriptor, patentId) => searcher.run({ do: 'views', rightsFile, descriptor, patentId }),
    lay: (picture, kind, drawing, leans) => reader.run({ do: 'lay', picture, kind, drawing, leans }),
    close: async () => void (await Promise.all([reader.close(), searcher.close()])),
  }
}

/** One task at a time: one that takes too long ends its thread, and must take nobody else's with it. */
function thread() {
  let opened: Promise<Piscina> | undefined
  const open = async () => {
    const { Piscina } = await import('piscina')
    // A thread that sleeps by atomics hears no timers, and its reading would never let go of what an import has replaced.
    return new Piscina({ filename: WORKER, maxThreads: 1, atomics: 'disabled' })
  }
  return {
    async run<T extends Task>(task: T): Promise<Answers[T['do']]> {
      opened ??= open()
      const answer: unknown = await (await opened).run(task, { signal: AbortSignal.timeout(LIMIT_MS) })
      // piscina's run is untyped by design; right-search.worker.ts answers each task by this table.
      return answer as Answers[T['do']]
    },
    close: async () => (await opened)?.destroy(),
  }
}
