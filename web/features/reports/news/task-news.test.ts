import { beforeEach, expect, test } from 'vitest'
import { addNews, type News, onNews, PENDING, percentOf, removeNews, resetNews, taskNews } from './task-news.state.ts'

const news = (change: Partial<News> = {}): News => ({
  id: 1,
  kind: 'asin',
  subject: 'B0SAMPLE01',
  title: 'Mug',
  marketplace: 'US',
  state: PENDING,
  stage: 'drawing',
  progress: 55,
  ...change,
})
const done = (id = 1) => news({ id, state: 1, stage: 'done', progress: 100 })

beforeEach(resetNews)

/** How often listeners get the end of report 1 while `run` adds news. */
function countEnds(run: () => void): number {
  let ends = 0
  const stop = onNews(({ id, state }) => {
    if (id === 1 && state !== PENDING) ends += 1
  })
  run()
  stop()
  return ends
}

test('announces the end of a task once', () => {
  const ends = countEnds(() => {
    addNews(news())
    addNews(done())
    addNews(done())
  })
  expect(ends).toBe(1)
})

test('announces the end of the next task of the same report', () => {
  const ends = countEnds(() => {
    addNews(done())
    addNews(news({ progress: 0 }))
    addNews(done())
    // This task starts and ends before any news of its progress.
    removeNews(1)
    addNews(done())
  })
  expect(ends).toBe(3)
})

test('averages the progress of running tasks, and is undefined without any', () => {
  expect(percentOf(taskNews.value)).toBeUndefined()
  addNews(news({ id: 1, progress: 90 }))
  addNews(news({ id: 2, progress: 5 }))
  expect(percentOf(taskNews.value)).toBe(47)
  addNews(done(1))
  expect(percentOf(taskNews.value)).toBe(5)
  removeNews(2)
  expect(percentOf(taskNews.value)).toBeUndefined()
})

test('evicts ended tasks after a minute', () => {
  addNews(done(1), 0)
  addNews(news({ id: 2 }), 59_000)
  expect([...taskNews.value.keys()]).toEqual([1, 2])
  addNews(news({ id: 3 }), 61_000)
  expect([...taskNews.value.keys()]).toEqual([2, 3])
})
