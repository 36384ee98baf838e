/** Patents by the words of their title, and marks similar to a text, or those that a number names. */
import type { FoundEverything } from '#contracts/api/search.ts'
import { legalStatusOf } from '#contracts/model/rights/legal-status.ts'
import type { Office, Patent } from '#contracts/model/rights/patent.ts'
import type { Trademark } from '#contracts/model/rights/trademark.ts'
import { isSampleOnly } from '../register/offices-on-record.ts'
import { drawingUrl } from '../register/patent-rows.ts'
import type { PatentFilter } from '../register/rights.ts'
import { plainOf } from '../trademark-search/fold.ts'
import { marksByOffice, type Registers } from '../trademark-search/similar-marks.ts'

export interface RightsRequest {
  text: string
  /** Rows of a group. */
  limit: number
  /** Today in the world's clock, as an ISO day. */
  today: string
}

/** `exact`: the text is the number of these rights. */
export type FoundRights = Pick<FoundEverything, 'patents' | 'trademarks'> & { exact: boolean }

/** Longer names than this are not names of brands. */
const MAX_NAME_LENGTH = 100
/** Shorter numbers occur in too many names ("3 in 1") to mean a number of a right. */
const MIN_DIGITS = 5
/** `US D912,345 S1`, `EM 008123456-0001`, `ZL202230123456.7`, `97/123,456`. */
const NUMBER = /^(?:[A-Z]{1,2}\s*)?D?\s*\d[\d\s.,/-]*(?:[SABUY]\d?)?$/

export async function findRights(world: Registers, request: RightsRequest): Promise<FoundRights> {
  const text = request.text.normalize('NFKC').trim()
  const isNumber = NUMBER.test(text.toUpperCase()) && text.replace(/\D/g, '').length >= MIN_DIGITS
  const numbered = isNumber ? rightsNumbered(world, text, request) : undefined
  if (numbered && numbered.patents.total + numbered.trademarks.total > 0) return { ...numbered, exact: true }
  return {
    patents: patentsWhere(world, isNumber ? { number: text } : { title: text }, request),
    trademarks: await marksLike(world, text.slice(0, MAX_NAME_LENGTH), request.limit),
    exact: false,
  }
}

function rightsNumbered(world: Registers, text: string, request: RightsRequest): Omit<FoundRights, 'exact'> {
  const { rights } = world
  const sample = isSampleOnly(rights, 'marks')
  const marks = rights
    .marksNumbered(text.replace(/\D/g, ''))
    .filter(({ source }) => (source === 'sample') === sample)
    .map(({ owners, ...mark }) => ({ ...mark, owner: owners[0]?.name ?? null }))
  return {
    patents: patentsWhere(world, { wholeNumber: text }, request),
    trademarks: markGroup(
      sample,
      marks.map(({ office }) => office),
      marks.slice(0, request.limit),
    ),
  }
}

function patentsWhere({ rights }: Registers, words: PatentFilter, { limit, today }: RightsRequest) {
  const sample = isSampleOnly(rights, 'patents')
  const filter = { ...words, sample }
  const counts = rights.officesWhere(filter, today).toSorted((a, b) => b.total - a.total)
  const page = { sort: 'published', order: 'desc', limit, offset: 0 } as const
  const patents = counts.length === 0 ? [] : rights.patentsWhere(filter, page, today).patents
  return {
    data: classOf(sample),
    total: counts.reduce((sum, { total }) => sum + total, 0),
    counts,
    row: patents.map((patent) => patentFound(patent, today)),
  }
}

function patentFound(patent: Patent, today: string): FoundRights['patents']['row'][number] {
  const { id, office, publicationNumber, title, titleZh, applicants, publishedOn, views } = patent
  const [view] = views
  return {
    id,
    office,
    publicationNumber,
    title,
    titleZh,
    applicant: applicants[0]?.name ?? null,
    status: legalStatusOf(patent, today).status,
    publishedOn,
    image: view ? drawingUrl(id, view.no) : null,
  }
}

async function marksLike(world: Registers, name: string, limit: number) {
  const sample = isSampleOnly(world.rights, 'marks')
  if (plainOf(name) === '') return markGroup(sample, [], [])
  const { offices, marks } = await marksByOffice(world, name, { sample }, limit)
  return markGroup(sample, offices, marks)
}

type NamedMark = Pick<Trademark, 'id' | 'office' | 'serialNumber' | 'registrationNumber' | 'words' | 'live'> & {
  owner: string | null
}

function markGroup(sample: boolean, offices: readonly Office[], marks: readonly NamedMark[]) {
  const totals = new Map<Office, number>()
  for (const office of offices) totals.set(office, (totals.get(office) ?? 0) + 1)
  return {
    data: classOf(sample),
    total: offices.length,
    counts: [...totals].map(([office, total]) => ({ office, total })).toSorted((a, b) => b.total - a.total),
    row: marks.map(({ id, office, serialNumber, registrationNumber, words, owner, live }) => ({
      id,
      office,
      serialNumber,
      registrationNumber,
      words,
      owner,
      live: live === null ? null : live ? ('live' as const) : ('dead' as const),
    })),
  }
}

const classOf = (sample: boolean) => (sample ? ('sample' as const) : ('imported' as const))
