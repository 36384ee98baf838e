/** Trademarks similar to a name or to words of a listing. */
import { data, endpoints } from '../../core/endpoint.ts'
import { page, pageQuery } from '../../core/page.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, string } from '../../core/schema.ts'
import { day } from '../../core/time.ts'
import { OFFICES } from '../../model/rights/patent.ts'
import { RISKS } from '../../model/rights/risk.ts'
import { DRAWINGS, REASONS, USES } from '../../model/rights/trademark.ts'

const NiceClass = integer({ minimum: 1, maximum: 45 })
const Day = day()

const fields = {
  id: integer(),
  office: oneOf(...OFFICES),
  serialNumber: string(),
  registrationNumber: nullable(string()),
  words: string(),
  drawing: nullable(oneOf(...DRAWINGS)),
  classes: array(NiceClass),
  statusCode: string(),
  live: nullable(boolean()),
  filedOn: nullable(Day),
  registeredOn: nullable(Day),
  enforcer: boolean({ description: 'The owner has filed enforcement cases' }),
  sample: boolean({ description: 'True for made-up rows of the sample world' }),
}
const MarkHit = object({
  ...fields,
  owner: nullable(string({ description: 'The first owner' })),
  similarity: number({ minimum: 0, maximum: 1 }),
  reasons: array(oneOf(...REASONS), { description: 'Reasons for the similarity, strongest first' }),
  risk: oneOf(...RISKS),
})

const sample = boolean({
  description: 'True if all marks on record are sample data: they say nothing about real owners and brands',
})
const MarkRow = object({
  ...MarkHit.properties,
  counts: boolean({ description: 'Its office is a target office' }),
})

/** Words of a listing that are or resemble a live mark; one finding for all their occurrences. */
export const MarkFinding = object({
  words: string({ description: 'As written at the first occurrence' }),
  places: array(object({ from: integer({ minimum: 0 }), to: integer({ minimum: 0 }) }), {
    description: 'Positions in the text in UTF-16 units, in order; `to` is exclusive',
  }),
  use: oneOf(...USES),
  risk: oneOf(...RISKS),
  marks: array(MarkHit, { description: 'The most similar marks, at most five' }),
})

const targets = optional(
  array(oneOf(...OFFICES), {
    maxItems: OFFICES.length,
    description: 'Offices of the marketplaces where the seller sells: only their marks count; by default all offices',
  }),
)

const filters = {
  classes: optional(array(NiceClass, { maxItems: 45, description: 'Nice classes; all by default' })),
  live: optional(boolean({ description: 'true: only live marks; false: only dead ones' })),
  office: optional(array(oneOf(...OFFICES), { maxItems: OFFICES.length })),
}

export const trademarks = endpoints({
  search: {
    method: 'POST',
    path: '/api/trademark/search',
    summary:
      'Marks similar to a name: identical, with the same beginning, sound or look, or one letter apart; marks of the target offices first',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object({ trademark: string({ maxLength: 100 }), ...filters, targets, ...pageQuery }),
    answer: data(
      object({
        ...page(MarkRow).properties,
        counted: integer({ minimum: 0, description: 'Number of marks of the total at target offices' }),
        missing: array(oneOf(...OFFICES), {
          description: 'Target offices without any mark on record: nothing is known of these',
        }),
        sample,
      }),
    ),
    failures: ['emptyTrademark'],
  },
  detail: {
    method: 'GET',
    path: '/api/trademark/detail',
    summary: 'A mark with its owners and goods',
    auth: 'user',
    origin: 'ours',
    query: object({ id: integer() }),
    answer: data(
      object({
        ...fields,
        owners: array(object({ name: string(), address: nullable(string()), country: nullable(string()) })),
        goods: array(object({ class: NiceClass, text: string() })),
        statusOn: nullable(Day),
        attorney: nullable(string()),
      }),
    ),
    failures: ['trademarkNotFound'],
  },
  check: {
    method: 'POST',
    path: '/api/trademark/check',
    summary: 'The words of a listing that are or resemble live marks; common words of the language are ignored',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object({
      text: string({ maxLength: 10_000, description: 'Title, bullets and description' }),
      classes: filters.classes,
      own: optional(string({ maxLength: 100, description: 'The seller’s own brand, which is never a finding' })),
      targets,
    }),
    answer: data(
      object({
        checked: integer({ minimum: 0, description: 'Number of words and word groups looked up' }),
        findings: array(MarkFinding),
        elsewhere: array(MarkFinding, {
          description: 'Similar marks of offices that are not targets; they do not count',
        }),
        missing: array(oneOf(...OFFICES), {
          description: 'Target offices without any mark on record: nothing is known of these',
        }),
        sample,
      }),
    ),
    failures: ['emptyListing'],
  },
})
