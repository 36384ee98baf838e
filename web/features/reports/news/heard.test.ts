import { beforeEach, expect, test } from 'vitest'
import { forget, forgetAll, hear, heard, type News, onNews, PENDING, percentOf } from './heard.state.ts'

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

beforeEach(forgetAll)

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
    hear(news())
    hear(done())
    hear(done())
  })
  expect(ends).toBe(1)
})

test('announces the end of the next task of the same report', () => {
  const ends = countEnds(() => {
    hear(done())
    hear(news({ progress: 0 }))
    hear(done())
    // This task starts and ends before any news of its progress.
    forget(1)
    hear(done())
  })
  expect(ends).toBe(3)
})

test('averages the progress of running tasks, and is undefined without any', () => {
  expect(percentOf(heard.value)).toBeUndefined()
  hear(news({ id: 1, progress: 90 }))
  hear(news({ id: 2, progress: 5 }))
  expect(percentOf(heard.value)).toBe(47)
  hear(done(1))
  expect(percentOf(heard.value)).toBe(5)
  forget(2)
  expect(percentOf(heard.value)).toBeUndefined()
})

test('evicts ended tasks after a minute', () => {
  hear(done(1), 0)
  hear(news({ id: 2 }), 59_000)
  expect([...heard.value.keys()]).toEqual([1, 2])
  hear(news({ id: 3 }), 61_000)
  expect([...heard.value.keys()]).toEqual([2, 3])
})
