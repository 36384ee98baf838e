/** The pictures and the detail of an infringement query. Pact has no matcher for lists with null and non-null facts. */

import { INSTANT_PATTERN } from '#contracts/core/time.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { STATUSES } from '#contracts/model/rights/legal-status.ts'
import { OFFICES } from '#contracts/model/rights/patent.ts'
import { RISKS } from '#contracts/model/rights/risk.ts'
import { DRAWINGS, REASONS, USES } from '#contracts/model/rights/trademark.ts'
import { infringement } from '../api/rights/infringement.ts'
import { VERDICTS } from '../api/rights/patent-rows.ts'
import type { Claim } from './claims.ts'
import { day, enforcementClaim } from './pinned.patents.ts'
import type { Pinned } from './pinned-call.ts'

const ROUTES = 'server/features/rights/infringement/infringement.routes.test.ts'
const SIGNED = { u: 1, e: 1_795_000_000, s: 'signature' }
const text: Claim = { is: 'string' }
const integer: Claim = { is: 'integer' }
const number: Claim = { is: 'number' }
const boolean: Claim = { is: 'boolean' }
const oneOf = (values: readonly string[]): Claim => ({ is: 'oneOf', values: [...values] })
const list = (...items: Claim[]): Claim => ({ is: 'array', items })
const object = (fields: Record<string, Claim>): Claim => ({ is: 'object', fields })
const unknown = (fields: Record<string, Claim>): Record<string, Claim> =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, { is: 'null' }]))

const patentFacts: Record<string, Claim> = {
  applicationNumber: text,
  titleZh: text,
  filedOn: day,
  grantedOn: day,
  endsOn: day,
}
const patent = (facts: Record<string, Claim>): Claim =>
  object({
    id: integer,
    office: oneOf(OFFICES),
    publicationNumber: text,
    title: text,
    locarno: list(text),
    applicants: list(text),
    publishedOn: day,
    status: oneOf(STATUSES),
    cases: integer,
    enforcer: boolean,
    image: text,
    view: integer,
    sample: boolean,
    similarity: number,
    risk: oneOf(RISKS),
    ...facts,
    counts: boolean,
    offices: list(registration(day), registration({ is: 'null' })),
  })
const registration = (endsOn: Claim): Claim =>
  object({
    id: integer,
    office: oneOf(OFFICES),
    publicationNumber: text,
    status: oneOf(STATUSES),
    endsOn,
    counts: boolean,
  })
const offices = list(oneOf(OFFICES))
const markFacts: Record<string, Claim> = {
  registrationNumber: text,
  drawing: oneOf(DRAWINGS),
  live: boolean,
  filedOn: day,
  registeredOn: day,
  owner: text,
}
const mark = (facts: Record<string, Claim>): Claim =>
  object({
    id: integer,
    office: oneOf(OFFICES),
    serialNumber: text,
    words: text,
    classes: list(integer),
    statusCode: text,
    enforcer: boolean,
    sample: boolean,
    similarity: number,
    risk: oneOf(RISKS),
    reasons: list(oneOf(REASONS)),
    ...facts,
  })
const finding = object({
  words: text,
  places: list(object({ from: integer, to: integer })),
  use: oneOf(USES),
  risk: oneOf(RISKS),
  marks: list(mark(markFacts), mark(unknown(markFacts))),
})
const alike: Record<string, Claim> = {
  row: list(patent(patentFacts), patent(unknown(patentFacts))),
  pictures: list(integer),
}
const caseFacts: Record<string, Claim> = { lawFirm: text, defendants: integer }

const rowFacts: Record<string, Claim> = {
  asin: text,
  marketplace: oneOf(MARKETPLACES),
  image: text,
  verdict: oneOf(VERDICTS),
}
const detail = (risk: Claim, facts: Record<string, Claim>, brand: Claim): Claim =>
  object({
    row: object({ id: integer, title: text, note: text, at: { is: 'like', pattern: INSTANT_PATTERN }, risk, ...facts }),
    result: object({
      risk,
      checked: object({ pictures: integer, words: integer, patents: integer, marks: integer }),
      targets: offices,
      missing: object({ patents: offices, marks: offices }),
      sample: object({ patents: boolean, marks: boolean }),
      patents: object({ risk, ...alike, elsewhere: object(alike), nearest: object(alike) }),
      marks: object({ risk, findings: list(finding), elsewhere: list(finding) }),
      cases: object({ risk, row: list(enforcementClaim(caseFacts), enforcementClaim(unknown(caseFacts))) }),
    }),
    listing: object({ text, brand, images: list(text) }),
  })

export const pinnedInfringement: readonly Pinned[] = [
  ...[detail(oneOf(RISKS), rowFacts, text), detail({ is: 'null' }, unknown(rowFacts), { is: 'null' })].map((data) => ({
    endpoint: infringement.detail,
    test: ROUTES,
    data,
    takes: [{ query: { id: 1 } }],
  })),
  {
    endpoint: infringement.picture,
    test: ROUTES,
    words: '.get(listing.images[1])',
    takes: [{ params: { file: '1-0.png' }, query: SIGNED }],
  },
]
