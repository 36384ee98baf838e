import { expect, test } from 'vitest'
import { DEFAULT_THRESHOLDS } from '#contracts/model/rights/risk.ts'
import { type Found, summaryOf } from './hit.ts'

const hit = (similarity: number | null, about: Partial<Found['row'][number]> = {}): Found['row'][number] => ({
  ...{ id: 1, office: 'US', publicationNumber: 'D1', applicationNumber: null, title: 'Lamp', titleZh: null },
  ...{ locarno: ['26-05'], applicants: [], filedOn: null, publishedOn: '2026-01-01', grantedOn: null },
  ...{ status: 'inForce', endsOn: null, cases: 0, enforcer: false, image: '', view: null, sample: true },
  ...{ similarity, risk: null, verdict: null, note: '', ...about },
})
const summary = (...row: Found['row']) => summaryOf({ row, total: row.length }, DEFAULT_THRESHOLDS)

test('a search comes to the worst risk that it found, and how many patents are of it', () => {
  expect(summary(hit(0.9), hit(0.85), hit(0.6))).toEqual({ risk: 'high', count: 2, more: false, top: 0.9 })
  expect(summary(hit(0.7), hit(0.2))).toEqual({ risk: 'medium', count: 1, more: false, top: 0.7 })
  expect(summary(hit(0.24))).toEqual({ risk: 'low', count: 1, more: false, top: 0.24 })
})

test('an enforced patent is a high risk from the medium threshold on, and one that has ended is none', () => {
  expect(summary(hit(0.6, { cases: 1 }))?.risk).toBe('high')
  expect(summary(hit(0.95, { status: 'expired' }))).toMatchObject({ risk: 'low', top: 0.95 })
})

test('where all that were looked at are risky there may be more, and without a picture nothing is said', () => {
  expect(summaryOf({ row: [hit(0.9)], total: 30 }, DEFAULT_THRESHOLDS)?.more).toBe(true)
  expect(summary(hit(null))).toBeUndefined()
  expect(summary()).toBeUndefined()
})
