import { beforeEach, expect, test } from 'vitest'
import {
  addUpdate,
  onTaskUpdate,
  PENDING,
  percentOf,
  removeUpdate,
  resetUpdates,
  type TaskUpdate,
  taskUpdates,
} from './task-updates.state.ts'

const update = (change: Partial<TaskUpdate> = {}): TaskUpdate => ({
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
const done = (id = 1) => update({ id, state: 1, stage: 'done', progress: 100 })

beforeEach(resetUpdates)

/** Calls `run` and returns how many times listeners heard that report 1 had ended. */
function countEnds(run: () => void): number {
  let ends = 0
  const stop = onTaskUpdate(({ id, state }) => {
    if (id === 1 && state !== PENDING) ends += 1
  })
  run()
  stop()
  return ends
}

test('announces the end of a task once', () => {
  const ends = countEnds(() => {
    addUpdate(update())
    addUpdate(done())
    addUpdate(done())
  })
  expect(ends).toBe(1)
})

test('announces the end of the next task of the same report', () => {
  const ends = countEnds(() => {
    addUpdate(done())
    addUpdate(update({ progress: 0 }))
    addUpdate(done())
    // The next task ends before any update of its progress arrives.
    removeUpdate(1)
    addUpdate(done())
  })
  expect(ends).toBe(3)
})

test('averages the progress of running tasks; the average is undefined if no task runs', () => {
  expect(percentOf(taskUpdates.value)).toBeUndefined()
  addUpdate(update({ id: 1, progress: 90 }))
  addUpdate(update({ id: 2, progress: 5 }))
  expect(percentOf(taskUpdates.value)).toBe(47)
  addUpdate(done(1))
  expect(percentOf(taskUpdates.value)).toBe(5)
  removeUpdate(2)
  expect(percentOf(taskUpdates.value)).toBeUndefined()
})

test('evicts ended tasks after a minute', () => {
  addUpdate(done(1), 0)
  addUpdate(update({ id: 2 }), 59_000)
  expect([...taskUpdates.value.keys()]).toEqual([1, 2])
  addUpdate(update({ id: 3 }), 61_000)
  expect([...taskUpdates.value.keys()]).toEqual([2, 3])
})
