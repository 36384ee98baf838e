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

test('a running task is shown as the stream tells it, not as an answer that was on its way', () => {
  const late = hearing(news({ at: READ_AT - 1 }))
  expect(rowAsHeard(row, late)).toMatchObject({ stage: 'saving', progress: 90 })
})

test('a task that is tried again is set back to where it begins', () => {
  const ahead = { ...row, stage: 'saving', progress: 90 } as const
  const again = news({ stage: 'reading', progress: 10 })
  expect(rowAsHeard(ahead, hearing(again))).toMatchObject({ stage: 'reading', progress: 10 })
})

test('without a stream the later of both is right', () => {
  expect(rowAsHeard(row, hearing(news({ at: READ_AT - 1 }), { followed: false }))).toBe(row)
  expect(rowAsHeard(row, hearing(news({ at: READ_AT + 1 }), { followed: false }))).toMatchObject({ progress: 90 })
})

test('a task that has ended is at its end until a later answer tells what became of it', () => {
  const done = news({ state: 1, stage: 'done', progress: 100 })
  expect(rowAsHeard(row, hearing(done))).toMatchObject({ state: PENDING, stage: 'done', progress: 100 })
  // Read after the end and still in progress: another task of the same report.
  expect(rowAsHeard(row, hearing(done, { readAt: done.at + 1 }))).toBe(row)
})

test('a report that is not in progress is as it was read', () => {
  const complete = { ...row, state: 1 }
  expect(rowAsHeard(complete, hearing(news({})))).toBe(complete)
})

test('a page of which nothing was heard is the page itself', () => {
  const page = { row: [row], total: 1 }
  expect(pageAsHeard(page, hearing(news({ id: 2 })))).toBe(page)
  expect(pageAsHeard(page, hearing(news({})))).toEqual({ row: [{ ...row, stage: 'saving', progress: 90 }], total: 1 })
})
