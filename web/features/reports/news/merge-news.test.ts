import { expect, test } from 'vitest'
import { withPageNews, withRowNews } from './merge-news.ts'
import { PENDING, type TimedNews } from './task-news.state.ts'

const READ_AT = 1_000
const row = { id: 1, state: PENDING, stage: 'drawing', progress: 55 } as const
const news = (change: Partial<TimedNews>): TimedNews => ({
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
const newsState = (one: TimedNews, change: { isStreaming?: boolean; readAt?: number } = {}) => ({
  taskNews: new Map([[one.id, one]]),
  isStreaming: true,
  readAt: READ_AT,
  ...change,
})

test('prefers the stream over a newer answer for a running task', () => {
  const late = newsState(news({ at: READ_AT - 1 }))
  expect(withRowNews(row, late)).toMatchObject({ stage: 'saving', progress: 90 })
})

test('a retried task goes back to an earlier stage', () => {
  const ahead = { ...row, stage: 'saving', progress: 90 } as const
  const again = news({ stage: 'reading', progress: 10 })
  expect(withRowNews(ahead, newsState(again))).toMatchObject({ stage: 'reading', progress: 10 })
})

test('without a stream the newer of news and answer wins', () => {
  expect(withRowNews(row, newsState(news({ at: READ_AT - 1 }), { isStreaming: false }))).toBe(row)
  expect(withRowNews(row, newsState(news({ at: READ_AT + 1 }), { isStreaming: false }))).toMatchObject({ progress: 90 })
})

test('an ended task stays at its end until a newer answer arrives', () => {
  const done = news({ state: 1, stage: 'done', progress: 100 })
  expect(withRowNews(row, newsState(done))).toMatchObject({ state: PENDING, stage: 'done', progress: 100 })
  // Still in progress in a newer answer: another task of the same report.
  expect(withRowNews(row, newsState(done, { readAt: done.at + 1 }))).toBe(row)
})

test('does not change a report that is not in progress', () => {
  const complete = { ...row, state: 1 }
  expect(withRowNews(complete, newsState(news({})))).toBe(complete)
})

test('returns the same page if no row has news', () => {
  const page = { row: [row], total: 1 }
  expect(withPageNews(page, newsState(news({ id: 2 })))).toBe(page)
  expect(withPageNews(page, newsState(news({})))).toEqual({
    row: [{ ...row, stage: 'saving', progress: 90 }],
    total: 1,
  })
})
