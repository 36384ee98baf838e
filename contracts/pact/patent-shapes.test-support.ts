/** The expected answers of the patent calls. */
import { STATUSES } from '#contracts/model/rights/legal-status.ts'
import { OFFICES } from '#contracts/model/rights/patent.ts'
import { RISKS } from '#contracts/model/rights/risk.ts'
import { LOCARNO_PATTERN, VERDICTS, WEEK_PATTERN } from '../api/rights/patent-rows.ts'
import { BARE_GRANT, BARE_PATENT, WHOLE_FORM, WHOLE_PATENT } from './given.ts'
import { boolean, day, exactly, instant, integer, like, number, oneOf, rowsOf, text } from './matchers.ts'
import { STAND_INS } from './stand-ins.ts'

const { patentQuery: queryId } = STAND_INS

export const week = () => like(WEEK_PATTERN, '2026-W46')
/** Any text: the id is opaque to the web, and a pattern of digits would turn it into a number. */
export const opaque = () => text(queryId)

export const whole = {
  id: integer(1),
  office: oneOf(OFFICES, 'KR'),
  publicationNumber: text(WHOLE_PATENT.number),
  applicationNumber: text('30-2025-1'),
  title: text(WHOLE_PATENT.title),
  titleZh: text('灯'),
  locarno: rowsOf(like('^\\d{2}(-\\d{2})?$', '26-05')),
  applicants: rowsOf(text('Whole Facts LLC')),
  filedOn: exactly('2025-01-10'),
  publishedOn: exactly('2026-11-11'),
  grantedOn: exactly('2026-11-10'),
  status: oneOf(STATUSES, 'inForce'),
  endsOn: exactly('2045-01-10'),
  cases: integer(1),
  enforcer: boolean(true),
  image: like('^/images/patent/\\d+/\\d+[.]png$', '/images/patent/1/1.png'),
  view: integer(1),
  sample: boolean(false),
}
export const wholeHit = {
  ...whole,
  similarity: number(0.91),
  risk: oneOf(RISKS, 'high'),
  verdict: oneOf(VERDICTS, 'similar'),
  note: text('The base differs'),
}
export const bareRow = {
  ...whole,
  publicationNumber: text(BARE_PATENT.number),
  title: text(BARE_PATENT.title),
  image: '',
  applicationNumber: null,
  titleZh: null,
  filedOn: null,
  grantedOn: null,
  endsOn: null,
  view: null,
  publishedOn: day('2026-11-10'),
}
export const granted = {
  publicationNumber: text(BARE_GRANT.number),
  title: text(BARE_GRANT.title),
  grantedOn: day('2026-11-10'),
}
const bareHit = {
  ...bareRow,
  similarity: null,
  risk: null,
  verdict: null,
  note: '',
}
const {
  office: _offices,
  targets: _targets,
  validity: _validity,
  applyDate: _dates,
  type: _type,
  ...words
} = WHOLE_FORM
export const wholeQuery = {
  queryId: opaque(),
  at: instant(),
  found: integer(1),
  image: like('^/images/patent-query/\\d+[.]png[?].+$', '/images/patent-query/1.png?u=1&e=1&s=x'),
  form: {
    ...Object.fromEntries(Object.entries(words).map(([field, value]) => [field, text(value)])),
    loc: like(LOCARNO_PATTERN, WHOLE_FORM.loc),
    type: integer(2),
    applyDate: rowsOf(day('2025-01-01')),
    office: rowsOf(oneOf(OFFICES, 'KR')),
    targets: rowsOf(oneOf(OFFICES, 'KR')),
    validity: rowsOf(oneOf(STATUSES, 'inForce')),
  },
}
export const bareQuery = {
  queryId: opaque(),
  at: instant(),
  found: integer(1),
  image: null,
  form: { title: text(BARE_PATENT.title) },
}
export const otherHit = {
  ...wholeHit,
  filedOn: day('2025-01-10'),
  publishedOn: day('2026-11-11'),
  grantedOn: day('2026-11-10'),
  endsOn: day('2045-01-10'),
  risk: oneOf(RISKS, 'low'),
  similarity: number(0),
  verdict: null,
  note: '',
  sample: boolean(true),
}
export const office = {
  id: integer(1),
  office: oneOf(OFFICES, 'KR'),
  publicationNumber: text(WHOLE_PATENT.number),
  status: oneOf(STATUSES, 'inForce'),
  counts: boolean(true),
}
export const wholeDesign = (hit: object) => ({
  ...hit,
  counts: boolean(true),
  offices: rowsOf({ ...office, endsOn: day('2045-01-10') }),
})
export const bareDesign = { ...bareHit, counts: boolean(true), offices: rowsOf({ ...office, endsOn: null }) }
export const judging = {
  counted: integer(1),
  targets: [],
  missing: [],
  nearest: [],
  sample: boolean(false),
}
export const withNearest = (office: 'CN' | 'IN', design: object) => ({
  ...judging,
  row: [],
  total: 0,
  counted: 0,
  page: integer(1),
  size: integer(20),
  targets: rowsOf(oneOf(OFFICES, office)),
  nearest: rowsOf(design),
  query: { ...wholeQuery, form: {} },
})
export const page = (row: unknown) => ({ row: rowsOf(row), total: integer(1), page: integer(1), size: integer(20) })
