/** Patent files and the detail of a patent. Pact has no matcher for its agreement grid of numbers and nulls. */

import { DAY_PATTERN } from '#contracts/core/time.ts'
import { STATUSES } from '#contracts/model/rights/legal-status.ts'
import { OFFICES, VIEWS } from '#contracts/model/rights/patent.ts'
import { RISKS } from '#contracts/model/rights/risk.ts'
import { VERDICTS } from '../api/rights/patent-rows.ts'
import { patents } from '../api/rights/patents.ts'
import type { Claim } from './claims.ts'
import type { Pinned } from './pinned-call.ts'

const SIGNED = { u: 1, e: 1_795_000_000, s: 'signature' }
const ROUTES = 'server/features/rights/patents/patents.routes.test.ts'
const text: Claim = { is: 'string' }
export const day: Claim = { is: 'like', pattern: DAY_PATTERN }
const nothing: Claim = { is: 'null' }
const oneOf = (values: readonly string[]): Claim => ({ is: 'oneOf', values: [...values] })
const list = (...items: Claim[]): Claim => ({ is: 'array', items })
const object = (fields: Record<string, Claim>): Claim => ({ is: 'object', fields })

const view = (similarity: Claim) => object({ no: { is: 'integer' }, kind: oneOf(VIEWS), image: text, similarity })
/** An enforcement case; `about`: its nullable fields. */
export const enforcementClaim = (about: Record<string, Claim>) =>
  object({
    number: text,
    court: text,
    filedOn: day,
    plaintiff: text,
    rights: list(text),
    ...about,
    kind: oneOf(['design', 'trademark', 'copyright', 'utility']),
    stage: oneOf(['filed', 'sealed', 'troGranted', 'injunction', 'settled', 'default', 'dismissed']),
  })

const registration = (endsOn: Claim) =>
  object({
    id: { is: 'integer' },
    office: oneOf(OFFICES),
    publicationNumber: text,
    status: oneOf(STATUSES),
    endsOn,
    counts: { is: 'boolean' },
  })

const design = (similarity: Claim) =>
  object({
    similarity,
    cases: { is: 'integer' },
    enforcer: { is: 'boolean' },
    counts: { is: 'boolean' },
    offices: list(registration(day), registration(nothing)),
  })

const common: Record<string, Claim> = {
  id: { is: 'integer' },
  office: oneOf(OFFICES),
  publicationNumber: text,
  title: text,
  locarno: list(text),
  applicants: list(text),
  publishedOn: day,
  status: oneOf(STATUSES),
  cases: { is: 'integer' },
  enforcer: { is: 'boolean' },
  image: text,
  sample: { is: 'boolean' },
  note: text,
  designers: list(text),
  agents: list(text),
  family: list(text),
  parties: list(
    object({ name: text, address: text, country: text }),
    object({ name: text, address: nothing, country: nothing }),
  ),
  views: list(view({ is: 'number' }), view(nothing)),
  enforcement: list(
    enforcementClaim({ lawFirm: text, defendants: { is: 'integer' } }),
    enforcementClaim({ lawFirm: nothing, defendants: nothing }),
  ),
  ownerCases: list(
    enforcementClaim({ lawFirm: text, defendants: { is: 'integer' } }),
    enforcementClaim({ lawFirm: nothing, defendants: nothing }),
  ),
}
const known: Record<string, Claim> = {
  applicationNumber: text,
  titleZh: text,
  filedOn: day,
  grantedOn: day,
  endsOn: day,
  view: { is: 'integer' },
  similarity: { is: 'number' },
  risk: oneOf(RISKS),
  verdict: oneOf(VERDICTS),
  agency: text,
  rule: text,
  abstract: text,
  likeness: object({
    view: { is: 'integer' },
    transform: list({ is: 'number' }),
    agreement: list(list({ is: 'number' }, nothing)),
  }),
  design: design({ is: 'number' }),
}
const unknown = Object.fromEntries(Object.keys(known).map((field) => [field, nothing]))

const priorities = list(
  object({ country: text, number: text, filedOn: day }),
  object({ country: text, number: text, filedOn: nothing }),
)

/** From a picture search, from a keyword search, and alone; each nullable field is null in one and set in another. */
const detailClaims: readonly Claim[] = [{ ...known, priorities }, { ...unknown, design: design(nothing) }, unknown].map(
  (some) => object({ ...common, ...some }),
)
const BY_QUERY = { queryId: '1', targets: 'US,EU' }

export const pinnedPatents: readonly Pinned[] = [
  ...detailClaims.map((data, at) => ({
    endpoint: patents.patent,
    test: ROUTES,
    data,
    takes: [{ query: { id: 1, ...(at < 2 && BY_QUERY) } }],
  })),
  {
    endpoint: patents.pdf,
    test: ROUTES,
    words: '.get(url)',
    takes: [
      { params: { file: '1.pdf' }, query: SIGNED },
      {
        params: { file: '1.pdf' },
        query: { ...SIGNED, high: 0.9, medium: 0.6, targets: 'US,EU', lang: 'en-US', inline: 1 },
      },
    ],
  },
  {
    endpoint: patents.queryPicture,
    test: ROUTES,
    words: '.get(query.image)',
    takes: [{ params: { file: '1.png' }, query: SIGNED }],
  },
  {
    endpoint: patents.drawing,
    test: ROUTES,
    words: '.get(row[0].image)',
    takes: [{ params: { id: '1', file: '1.png' } }],
  },
]
