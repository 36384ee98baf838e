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

/** How often the end of report 1 is told while `what` is heard. */
function endsTold(what: () => void): number {
  let told = 0
  const stop = onNews(({ id, state }) => {
    if (id === 1 && state !== PENDING) told += 1
  })
  what()
  stop()
  return told
}

test('the end of a task is told once, by whatever way it is heard', () => {
  const told = endsTold(() => {
    hear(news())
    hear(done())
    hear(done())
  })
  expect(told).toBe(1)
})

test('the end of the next task of the same report is told again', () => {
  const told = endsTold(() => {
    hear(done())
    hear(news({ progress: 0 }))
    hear(done())
    // Begun and ended before anything was heard of it.
    forget(1)
    hear(done())
  })
  expect(told).toBe(3)
})

test('the running tasks are so far as they are on average, and without any there is no percentage', () => {
  expect(percentOf(heard.value)).toBeUndefined()
  hear(news({ id: 1, progress: 90 }))
  hear(news({ id: 2, progress: 5 }))
  expect(percentOf(heard.value)).toBe(47)
  hear(done(1))
  expect(percentOf(heard.value)).toBe(5)
  forget(2)
  expect(percentOf(heard.value)).toBeUndefined()
})

test('what has ended is forgotten after a while, so that nothing piles up', () => {
  hear(done(1), 0)
  hear(news({ id: 2 }), 59_000)
  expect([...heard.value.keys()]).toEqual([1, 2])
  hear(news({ id: 3 }), 61_000)
  expect([...heard.value.keys()]).toEqual([2, 3])
})
