import { expect, test } from 'vitest'
import { pageAsHeard, rowAsHeard } from './as-heard.ts'
import { type Heard, PENDING } from './heard.state.ts'

const READ_AT = 1_000
const row = { id: 1, state: PENDING, stage: 'drawing', progress: 55 } as const
const news = (change: Partial<Heard>): Heard => ({
  id: 1,
  kind: 'asin',
  subject: 'B0SAMPLE01',
  title: 'Mug',
  marketplace: 'US',
  at: READ_AT + 1,
  state: PENDING,
  stage: 'saving',
  progress: 90,
  ...change,
})
const hearing = (one: Heard, change: { followed?: boolean; readAt?: number } = {}) => ({
  heard: new Map([[one.id, one]]),
  followed: true,
  readAt: READ_AT,
  ...change,
})

test('prefers the stream over a newer answer for a running task', () => {
  const late = hearing(news({ at: READ_AT - 1 }))
  expect(rowAsHeard(row, late)).toMatchObject({ stage: 'saving', progress: 90 })
})

test('a retried task goes back to an earlier stage', () => {
  const ahead = { ...row, stage: 'saving', progress: 90 } as const
  const again = news({ stage: 'reading', progress: 10 })
  expect(rowAsHeard(ahead, hearing(again))).toMatchObject({ stage: 'reading', progress: 10 })
})

test('without a stream the newer of news and answer wins', () => {
  expect(rowAsHeard(row, hearing(news({ at: READ_AT - 1 }), { followed: false }))).toBe(row)
  expect(rowAsHeard(row, hearing(news({ at: READ_AT + 1 }), { followed: false }))).toMatchObject({ progress: 90 })
})

test('an ended task stays at its end until a newer answer arrives', () => {
  const done = news({ state: 1, stage: 'done', progress: 100 })
  expect(rowAsHeard(row, hearing(done))).toMatchObject({ state: PENDING, stage: 'done', progress: 100 })
  // Still in progress in a newer answer: another task of the same report.
  expect(rowAsHeard(row, hearing(done, { readAt: done.at + 1 }))).toBe(row)
})

test('does not change a report that is not in progress', () => {
  const complete = { ...row, state: 1 }
  expect(rowAsHeard(complete, hearing(news({})))).toBe(complete)
})

test('returns the same page if no row has news', () => {
  const page = { row: [row], total: 1 }
  expect(pageAsHeard(page, hearing(news({ id: 2 })))).toBe(page)
  expect(pageAsHeard(page, hearing(news({})))).toEqual({ row: [{ ...row, stage: 'saving', progress: 90 }], total: 1 })
})
