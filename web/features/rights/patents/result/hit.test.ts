import { expect, test } from 'vitest'
import { DEFAULT_THRESHOLDS } from '#contracts/model/rights/risk.ts'
import { type Found, summaryOf } from './hit.ts'

type Row = Found['row'][number]

const hit = (similarity: number | null, about: Partial<Row> = {}): Row => {
  const row: Omit<Row, 'offices'> & Partial<Row> = {
    id: 1,
    office: 'US',
    publicationNumber: 'D1',
    applicationNumber: null,
    title: 'Lamp',
    titleZh: null,
    locarno: ['26-05'],
    applicants: [],
    filedOn: null,
    publishedOn: '2026-01-01',
    grantedOn: null,
    status: 'inForce',
    endsOn: null,
    cases: 0,
    enforcer: false,
    image: '',
    view: null,
    sample: true,
    similarity,
    risk: null,
    verdict: null,
    note: '',
    counts: true,
    ...about,
  }
  const { id, office, publicationNumber, status, endsOn, counts } = row
  return { offices: [{ id, office, publicationNumber, status, endsOn, counts }], ...row }
}
const found = (row: Row[], about: Partial<Found> = {}) => ({
  row,
  counted: row.filter(({ counts }) => counts).length,
  missing: [],
  nearest: [],
  ...about,
})
const summary = (...row: Row[]) => summaryOf(found(row), DEFAULT_THRESHOLDS)

test('summarizes a search by its worst risk and the number of designs with that risk', () => {
  expect(summary(hit(0.9), hit(0.85), hit(0.6))).toEqual({ risk: 'high', count: 2, more: false, top: 0.9 })
  expect(summary(hit(0.7), hit(0.2))).toEqual({ risk: 'medium', count: 1, more: false, top: 0.7 })
  expect(summary(hit(0.24))).toEqual({ risk: 'low', count: 1, more: false, top: 0.24 })
})

test('rates an enforced patent as high risk from the medium threshold on, and an expired patent as low risk', () => {
  expect(summary(hit(0.6, { cases: 1 }))?.risk).toBe('high')
  expect(summary(hit(0.95, { status: 'expired' }))).toMatchObject({ risk: 'low', top: 0.95 })
})

test('ignores a design without a registration at a target office', () => {
  expect(summary(hit(0.3), hit(0.95, { office: 'CN', counts: false }))).toMatchObject({ risk: 'low', top: 0.3 })
})

test('rates a design only by its registrations that count', () => {
  const at = (office: Row['office'], status: Row['status'], counts: boolean) => ({
    id: 1,
    office,
    publicationNumber: 'D1',
    endsOn: null,
    status,
    counts,
  })
  const registered = (...offices: Row['offices']) => summary(hit(0.9, { status: 'lapsed', offices }))?.risk
  expect(registered(at('US', 'lapsed', true), at('CN', 'inForce', false))).toBe('low')
  expect(registered(at('US', 'lapsed', true), at('EU', 'inForce', true))).toBe('high')
})

test('reports an unknown risk when a target office has no data and nothing risky was found', () => {
  const partly: Partial<Found> = { missing: ['DE'] }
  expect(summaryOf(found([hit(0.3)], partly), DEFAULT_THRESHOLDS)?.risk).toBe('unknown')
  expect(summaryOf(found([hit(0.9)], partly), DEFAULT_THRESHOLDS)?.risk).toBe('high')
  const about = { missing: ['IN'] } satisfies Partial<Found>
  expect(summaryOf(found([hit(0.9, { counts: false })], about), DEFAULT_THRESHOLDS)?.risk).toBe('unknown')
})

test('reports that there may be more risky designs when all designs of the page are risky', () => {
  expect(summaryOf(found([hit(0.9)], { counted: 30 }), DEFAULT_THRESHOLDS)?.more).toBe(true)
})

test('reports a low risk when nothing is similar, and no summary without a picture', () => {
  const nearest = { ...hit(0.002), view: 1, similarity: 0.002, risk: 'low' as const }
  expect(summaryOf(found([], { nearest: [nearest] }), DEFAULT_THRESHOLDS)).toMatchObject({ risk: 'low', top: 0 })
  expect(summary(hit(null))).toBeUndefined()
  expect(summary()).toBeUndefined()
})
