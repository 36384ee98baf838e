/** Rows and inputs shared by the calls about design patents. */
import { ascending } from '../../core/constraints.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, string } from '../../core/schema.ts'
import { day, instant } from '../../core/time.ts'
import { STATUSES } from '../../model/rights/legal-status.ts'
import { OFFICES, VIEWS } from '../../model/rights/patent.ts'
import { RISKS } from '../../model/rights/risk.ts'

export const Day = day()
export const words = (description: string) => optional(string({ maxLength: 200, description }))
export const OfficeCode = oneOf(...OFFICES)
const Status = oneOf(...STATUSES)
export const Picture = string({
  maxLength: 900_000,
  description: 'A data URL of a JPG or PNG: data:image/png;base64,…',
})
export const WEEK_PATTERN = '^\\d{4}-W\\d{2}$'
export const LOCARNO_PATTERN = '^(0?[1-9]|[12]\\d|3[0-2])(-\\d{1,2})?$'
const LocarnoCode = string({
  pattern: LOCARNO_PATTERN,
  description: 'Locarno class, 01 to 32, or subclass: 06 or 06-01',
})
/** Our addition: the form of SPEC section 3 has no target offices. */
export const targets = optional(
  array(OfficeCode, {
    maxItems: OFFICES.length,
    description:
      'Offices of the marketplaces where the seller sells: only their rights count for the verdict; by default all offices',
  }),
)
export const officeCodes = string({ maxLength: 200, description: 'Office codes, separated by commas' })
export const byQuery = { queryId: string({ maxLength: 40 }) }
/** Similarity thresholds of the user. */
export const thresholds = {
  high: optional(
    number({ minimum: 0, maximum: 1, description: 'Similarity from which a risk is high; 0.8 by default' }),
  ),
  medium: optional(
    number({ minimum: 0, maximum: 1, description: 'Similarity from which a risk is medium; 0.5 by default' }),
  ),
}
export const sampleOnly = boolean({
  description: 'True if all rights on record are sample data: they say nothing about real owners and brands',
})
export const VERDICTS = ['same', 'similar', 'different'] as const

/** The patent search form of SPEC section 3 with our additions. */
export const searchForm = {
  type: optional(
    integer({
      minimum: 1,
      maximum: 3,
      default: 1,
      description:
        '1 any picture, 2 a photo (searched like any picture), 3 a line drawing (paper and shadows are ignored)',
    }),
  ),
  title: words('Words of the title, in any known language'),
  applyer: words('Applicant or owner'),
  applyDate: optional(array(Day, { maxItems: 2, description: 'Filed from … to; a single day is the start' })),
  pudId: words('Publication number'),
  loc: optional(LocarnoCode),
  patentNumber: words('Application or patent number'),
  designer: words('Designer'),
  agency: words('Agency'),
  agent: words('Agent'),
  applyerAddr: words('Address of the applicant'),
  office: optional(array(OfficeCode, { maxItems: OFFICES.length })),
  validity: optional(array(Status, { maxItems: STATUSES.length, description: 'Only these statuses; all by default' })),
  targets,
}

const PATENT_DATES = ascending(['filedOn', 'publishedOn'], ['filedOn', 'grantedOn'])

export const PatentRow = object(
  {
    id: integer(),
    office: OfficeCode,
    publicationNumber: string(),
    applicationNumber: nullable(string()),
    title: string(),
    titleZh: nullable(string()),
    locarno: array(string(), { description: 'Subclasses: 06-01' }),
    applicants: array(string()),
    filedOn: nullable(Day),
    publishedOn: Day,
    grantedOn: nullable(Day),
    status: Status,
    endsOn: nullable(Day),
    cases: integer({ minimum: 0, description: 'Number of enforcement cases about this patent' }),
    enforcer: boolean({ description: 'The owner has filed enforcement cases' }),
    image: string({
      description: 'URL of the drawing most similar to the picture; without a picture, of the first drawing',
    }),
    view: nullable(integer({ minimum: 1, description: 'Number of that drawing' })),
    sample: boolean({ description: 'True for sample data' }),
  },
  PATENT_DATES,
)

/** A grant always has a grant day. */
export const GrantRow = object({ ...PatentRow.properties, grantedOn: Day }, PATENT_DATES)

const hitFields = {
  ...PatentRow.properties,
  similarity: nullable(number({ minimum: 0, maximum: 1, description: 'Null when no picture was searched' })),
  risk: nullable(oneOf(...RISKS)),
  verdict: nullable(oneOf(...VERDICTS)),
  note: string(),
}
export const PatentHit = object(hitFields, PATENT_DATES)

/** The registrations of one design, at any office, form a family. */
export const familyFields = {
  counts: boolean({ description: 'It has a registration at a target office' }),
  offices: array(
    object({
      id: integer(),
      office: OfficeCode,
      publicationNumber: string(),
      status: Status,
      endsOn: nullable(Day),
      counts: boolean(),
    }),
    { description: 'Registrations of the design; those at target offices first' },
  ),
}
/** `risk` is that of the registrations at target offices, or of all if no registration is at a target office. */
export const DesignHit = object({ ...hitFields, ...familyFields }, PATENT_DATES)
/** Compared but not similar. */
export const NearestDesign = object(
  {
    ...hitFields,
    ...familyFields,
    view: integer({ minimum: 1 }),
    similarity: number({ minimum: 0, maximum: 1 }),
    risk: oneOf(...RISKS),
  },
  PATENT_DATES,
)

const Party = object({ name: string(), address: nullable(string()), country: nullable(string()) })

export const EnforcementCase = object({
  number: string(),
  court: string(),
  filedOn: Day,
  plaintiff: string(),
  lawFirm: nullable(string()),
  kind: oneOf('design', 'trademark', 'copyright', 'utility'),
  stage: oneOf('filed', 'sealed', 'troGranted', 'injunction', 'settled', 'default', 'dismissed'),
  defendants: nullable(integer({ minimum: 0 })),
  rights: array(string()),
})

export const PatentDetail = object({
  ...hitFields,
  parties: array(Party),
  designers: array(string()),
  agency: nullable(string()),
  agents: array(string()),
  rule: nullable(string({ description: 'Rule that gave the end of the term: grant+15; null if the office gave it' })),
  family: array(string()),
  priorities: optional(
    array(
      object({
        country: string({ description: 'ISO 3166 alpha-2, or an office of several countries: EM, WO' }),
        number: string(),
        filedOn: nullable(Day),
      }),
      { description: 'Earlier applications of the same design that the patent claims' },
    ),
  ),
  abstract: nullable(string()),
  /** The design as rated in the result; null without a query and target offices. */
  design: nullable(
    object({
      similarity: hitFields.similarity,
      cases: integer({ minimum: 0, description: 'Number of cases about any of its registrations' }),
      enforcer: boolean({ description: 'The owner of a registration is known to enforce its rights' }),
      ...familyFields,
    }),
  ),
  views: array(
    object({
      no: integer({ minimum: 1 }),
      kind: oneOf(...VIEWS),
      image: string(),
      similarity: nullable(number({ minimum: 0, maximum: 1 })),
    }),
  ),
  enforcement: array(EnforcementCase, {
    description: 'Cases about this patent, or with `queryId` or `targets` about any registration of its design',
  }),
  ownerCases: array(EnforcementCase, { description: 'Other cases of the owners' }),
  likeness: nullable(
    object({
      view: integer({ minimum: 1, description: 'Number of the drawing most similar to the picture' }),
      transform: array(number(), {
        description: 'a, b, c, d, e, f of the matrix that maps the drawing onto the picture; both are 1 × 1',
      }),
      agreement: array(array(nullable(number())), {
        description:
          'Grid over the picture by rows: share of its contours in the cell that the drawing has too, 0–1; null without contours',
      }),
    }),
  ),
})

export const Query = object({
  queryId: string(),
  image: nullable(string({ description: 'URL of the searched picture' })),
  form: object(searchForm),
  at: instant(),
  found: integer({
    minimum: 0,
    description: 'Number of designs; a search by words alone covers the latest thousand patents',
  }),
})
