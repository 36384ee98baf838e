import { expect, test } from 'vitest'
import { withPageUpdates, withRowUpdate } from './merge-updates.ts'
import { PENDING, type TimedUpdate } from './task-updates.state.ts'

const READ_AT = 1_000
const row = { id: 1, state: PENDING, stage: 'drawing', progress: 55 } as const
const update = (change: Partial<TimedUpdate>): TimedUpdate => ({
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
const updateState = (one: TimedUpdate, change: { isStreaming?: boolean; readAt?: number } = {}) => ({
  taskUpdates: new Map([[one.id, one]]),
  isStreaming: true,
  readAt: READ_AT,
  ...change,
})

test('prefers the event stream to a newer list answer while the task runs', () => {
  const late = updateState(update({ at: READ_AT - 1 }))
  expect(withRowUpdate(row, late)).toMatchObject({ stage: 'saving', progress: 90 })
})

test('a retried task goes back to an earlier stage', () => {
  const ahead = { ...row, stage: 'saving', progress: 90 } as const
  const again = update({ stage: 'reading', progress: 10 })
  expect(withRowUpdate(ahead, updateState(again))).toMatchObject({ stage: 'reading', progress: 10 })
})

test('uses the newer of update and list answer while the event stream is closed', () => {
  expect(withRowUpdate(row, updateState(update({ at: READ_AT - 1 }), { isStreaming: false }))).toBe(row)
  expect(withRowUpdate(row, updateState(update({ at: READ_AT + 1 }), { isStreaming: false }))).toMatchObject({
    progress: 90,
  })
})

test('shows a task as ended until a newer list answer arrives', () => {
  const done = update({ state: 1, stage: 'done', progress: 100 })
  expect(withRowUpdate(row, updateState(done))).toMatchObject({ state: PENDING, stage: 'done', progress: 100 })
  // If a newer answer says that the report is in progress, it is about the next task of that report.
  expect(withRowUpdate(row, updateState(done, { readAt: done.at + 1 }))).toBe(row)
})

test('does not change a report that is not in progress', () => {
  const complete = { ...row, state: 1 }
  expect(withRowUpdate(complete, updateState(update({})))).toBe(complete)
})

test('returns the same page if no row has an update', () => {
  const page = { row: [row], total: 1 }
  expect(withPageUpdates(page, updateState(update({ id: 2 })))).toBe(page)
  expect(withPageUpdates(page, updateState(update({})))).toEqual({
    row: [{ ...row, stage: 'saving', progress: 90 }],
    total: 1,
  })
})
