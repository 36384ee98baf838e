/** The worker of the picture, patent and trademark threads. `thread.ts` gives it one task at a time. */
import { openDatabase } from '#server/db/sqlite.ts'
import { catalogueOf, openCatalogue } from '#server/features/catalogue/public.ts'
import { compare } from '../picture-comparison/compare.ts'
import { describeQuery } from '../picture-comparison/describe.ts'
import { type Rights, rightsOf } from '../register/rights.ts'
import { openRights } from '../register/rights-file.ts'
import { trademarkIndexOf } from '../trademark-search/live-index.ts'
import {
  countMarks,
  marksInListing,
  marksOfBrand,
  type Registers,
  similarMarks,
} from '../trademark-search/similar-marks.ts'
import { findRights } from '../word-search/find-rights.ts'
import { cachedAdmission } from './cached-admission.ts'
import { decode } from './decode.ts'
import { overlayOf } from './overlay.ts'
import type { Answers, Hit, MarkFiles, PictureKind, SearchRequest, Task } from './tasks.ts'
import { type ViewIndex, viewIndex } from './view-index.ts'

// Terminating a thread while it loads a native addon crashes the process, so `thread.ts` waits for `ping`.
openDatabase(':memory:').close()

/** Called before the first task; returns once all modules are loaded. */
export const ping = (): void => {}

/** A search by words alone returns at most this many patents, the latest. */
const MAX_BY_WORDS = 1000

interface Opened {
  rights: Rights
  index: ViewIndex
  admittedIds: ReturnType<typeof cachedAdmission>
}
const files = new Map<string, Opened>()
function openedAt(file: string): Opened {
  const known = files.get(file)
  if (known) return known
  // No delay in noticing changes: a caller that reacts to a change must find it here.
  const rights = rightsOf(openRights(file), 0)
  const made = { rights, index: viewIndex(rights), admittedIds: cachedAdmission(rights) }
  files.set(file, made)
  return made
}

const registers = new Map<string, Registers>()
function registersAt(files: MarkFiles): Registers {
  const known = registers.get(files.rights)
  if (known) return known
  const made = { rights: rightsOf(openRights(files.rights), 0), catalogue: catalogueOf(openCatalogue(files.catalogue)) }
  registers.set(files.rights, made)
  return made
}

export default async function work(task: Task): Promise<Answers[Task['do']]> {
  switch (task.do) {
    case 'read':
      return read(task.bytes, task.kind)
    case 'find':
      return find(openedAt(task.rightsFile), task.request)
    case 'countPatents':
      return countPatents(openedAt(task.rightsFile), task.request)
    case 'views':
      return openedAt(task.rightsFile).index.views(task.descriptor, task.patentId)
    case 'overlay': {
      const [picture, drawing] = [await decode(task.picture, task.kind), await decode(task.drawing)]
      if (typeof picture === 'string' || typeof drawing === 'string') return null
      const comparison = compare(picture.pixels, drawing.pixels, task.perspectives)
      return comparison && overlayOf(comparison, picture.pixels, drawing.pixels)
    }
    case 'indexMarks':
      await trademarkIndexOf(registersAt(task.files))
      return undefined
    case 'similarMarks':
      return similarMarks(registersAt(task.files), task.name, task.filter, task.part)
    case 'marksInListing':
      return marksInListing(registersAt(task.files), task.listing)
    case 'marksOfBrand':
      return marksOfBrand(registersAt(task.files), task.brand, task.filter)
    case 'countMarks':
      return countMarks(registersAt(task.files), task.filter)
    case 'findRights':
      return findRights(registersAt(task.files), task.request)
  }
}

async function read(bytes: Uint8Array, kind: PictureKind): Promise<Answers['read']> {
  const decoded = await decode(bytes, kind)
  if (typeof decoded === 'string') return decoded
  const descriptor = describeQuery(decoded.pixels)
  return descriptor ? { png: decoded.png, descriptor } : 'blankPicture'
}

const countPatents = ({ index, admittedIds }: Opened, { filter, today }: SearchRequest): number =>
  index.patents(admittedIds(filter, today))

function find({ rights, index, admittedIds }: Opened, { filter, descriptor, today }: SearchRequest): Hit[] {
  if (descriptor) return index.find(descriptor, admittedIds(filter, today))
  const page = { sort: 'published', order: 'desc', limit: MAX_BY_WORDS, offset: 0 } as const
  return rights
    .patentsWhere(filter, page, today)
    .patents.map(({ id }) => ({ patentId: id, view: null, similarity: null }))
}
