import { endingOf, termOf } from '#contracts/model/rights/legal-status.ts'
import type {
  EnforcementCase,
  Office,
  Patent,
  Priority,
  Registration,
  RightsProvenance,
  View,
} from '#contracts/model/rights/patent.ts'
import { digitsOf } from '#contracts/model/rights/patent-words.ts'
import { DRAWINGS, type Trademark } from '#contracts/model/rights/trademark.ts'
import { weekOf } from './weeks.ts'

/**
 * The source of a drawing: the parameters of a shape in fixtures/rights/patents/shapes (`stretch`: factor of its width), or the
 * path of a file below DATA_DIR/files/drawings.
 */
export type DrawingSource = { family: string; seed: number; stretch: number } | { file: string }

/** `drawing` is null if the office's drawing was not imported. */
export interface StoredView extends View {
  drawing: DrawingSource | null
}

export interface PatentRow {
  id: number
  office: string
  publication_number: string
  application_number: string | null
  filed_on: string | null
  published_on: string
  granted_on: string | null
  source: string
  observed_on: string
  title: string
  title_zh: string | null
  facts: string
  /** JSON of the views, without the sources of their drawings. */
  views: string
}

type Facts = Pick<
  Patent,
  | 'locarno'
  | 'applicants'
  | 'designers'
  | 'agency'
  | 'agents'
  | 'termYears'
  | 'events'
  | 'family'
  | 'priorities'
  | 'abstract'
>

type StoredFacts = Omit<Facts, 'family' | 'priorities'> & {
  family: (Registration | string)[]
  priorities?: Priority[]
}

export const PATENT_COLUMNS = `id, office, publication_number, application_number, filed_on, published_on, granted_on, source,
  observed_on, title, title_zh, facts, (SELECT json_group_array(json_object('no', no, 'kind', kind) ORDER BY no)
  FROM patent_view WHERE patent_id = patent.id) AS views`

/** The casts are safe because only `fromPatent` writes this table. */
export function toPatent(row: PatentRow): Patent {
  return {
    id: row.id,
    office: row.office as Office,
    publicationNumber: row.publication_number,
    applicationNumber: row.application_number,
    title: row.title,
    titleZh: row.title_zh,
    filedOn: row.filed_on,
    publishedOn: row.published_on,
    grantedOn: row.granted_on,
    source: row.source as RightsProvenance['source'],
    observedOn: row.observed_on,
    ...factsOf(row),
    views: JSON.parse(row.views) as View[],
  }
}

/**
 * Earlier versions stored the family as numbers only (in imports always Hague registrations) and no priority claims. Sample
 * patents are rebuilt.
 */
function factsOf({ facts }: PatentRow): Facts {
  const { family, priorities = [], ...stored } = JSON.parse(facts) as StoredFacts
  return {
    ...stored,
    family: family.map((one) => (typeof one === 'string' ? { office: 'WO', publicationNumber: one } : one)),
    priorities,
  }
}

/** All columns except id and change. @param addedAt ISO instant from which the patent counts as new */
export function fromPatent(patent: Omit<Patent, 'id' | 'views'>, addedAt: string) {
  const { locarno, applicants, designers, agency, agents, termYears, events, family, priorities, abstract } = patent
  const facts: Facts = {
    locarno,
    applicants,
    designers,
    agency,
    agents,
    termYears,
    events,
    family,
    priorities,
    abstract,
  }
  const ending = endingOf(patent)
  const term = termOf(patent)
  return {
    office: patent.office,
    publication_number: patent.publicationNumber,
    application_number: patent.applicationNumber,
    publication_digits: digitsOf(patent.publicationNumber),
    application_digits: patent.applicationNumber && digitsOf(patent.applicationNumber),
    filed_on: patent.filedOn,
    published_on: patent.publishedOn,
    granted_on: patent.grantedOn,
    granted_week: patent.grantedOn && weekOf(patent.grantedOn),
    ended_on: ending?.on ?? null,
    ended_as: ending && (ending.event === 'invalidated' ? 'invalidated' : 'lapsed'),
    ends_on: term?.endsOn ?? null,
    last_on: term?.lastOn ?? null,
    source: patent.source,
    observed_on: patent.observedOn,
    added_at: addedAt,
    title: patent.title,
    title_zh: patent.titleZh,
    facts: JSON.stringify(facts),
  }
}

export interface CaseRow {
  number: string
  court: string
  filed_on: string
  plaintiff: string
  law_firm: string | null
  kind: string
  stage: string
  defendants: number | null
  rights: string
  source: string
  observed_on: string
}

/** The casts are safe because only `putCase` writes this table. */
export const toCase = (row: CaseRow): EnforcementCase => ({
  number: row.number,
  court: row.court,
  filedOn: row.filed_on,
  plaintiff: row.plaintiff,
  lawFirm: row.law_firm,
  kind: row.kind as EnforcementCase['kind'],
  stage: row.stage as EnforcementCase['stage'],
  defendants: row.defendants,
  rights: JSON.parse(row.rights) as string[],
  source: row.source as RightsProvenance['source'],
  observedOn: row.observed_on,
})

export interface MarkRow {
  id: number
  office: string
  serial_number: string
  registration_number: string | null
  words: string
  class_mask: number
  live: number | null
  drawing: number | null
  status_code: string
  filed_on: string | null
  registered_on: string | null
  status_on: string | null
  source: string
  observed_on: string
  facts: string
}

type MarkFacts = Pick<Trademark, 'goods' | 'owners' | 'attorney'>

/** The casts are safe because only `fromMark` writes this table. */
export function toMark(row: MarkRow): Trademark {
  return {
    id: row.id,
    office: row.office as Office,
    serialNumber: row.serial_number,
    registrationNumber: row.registration_number,
    words: row.words,
    drawing: row.drawing === null ? null : (DRAWINGS[row.drawing] ?? null),
    classes: classesOf(row.class_mask),
    live: row.live === null ? null : row.live === 1,
    statusCode: row.status_code,
    filedOn: row.filed_on,
    registeredOn: row.registered_on,
    statusOn: row.status_on,
    source: row.source as RightsProvenance['source'],
    observedOn: row.observed_on,
    ...(JSON.parse(row.facts) as MarkFacts),
  }
}

/** All columns except id and change. */
export function fromMark(mark: Omit<Trademark, 'id'>) {
  const { goods, owners, attorney } = mark
  return {
    office: mark.office,
    serial_number: mark.serialNumber,
    registration_number: mark.registrationNumber,
    words: mark.words,
    class_mask: maskOf(mark.classes),
    live: mark.live === null ? null : Number(mark.live),
    drawing: mark.drawing === null ? null : DRAWINGS.indexOf(mark.drawing),
    status_code: mark.statusCode,
    filed_on: mark.filedOn,
    registered_on: mark.registeredOn,
    status_on: mark.statusOn,
    source: mark.source,
    observed_on: mark.observedOn,
    facts: JSON.stringify({ goods, owners, attorney } satisfies MarkFacts),
  }
}

/** Nice classes as a bit mask with bit class − 1. 45 bits fit into a number, but not into the 32 bits of `&` and `|`. */
export const maskOf = (classes: readonly number[]): number =>
  [...new Set(classes)].reduce((mask, no) => mask + 2 ** (no - 1), 0)

/** Ascending. */
export function classesOf(mask: number): number[] {
  const classes: number[] = []
  for (let no = 1, rest = mask; rest > 0; no++, rest = Math.floor(rest / 2)) if (rest % 2 === 1) classes.push(no)
  return classes
}
