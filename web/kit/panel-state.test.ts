import { expect, test } from 'vitest'
import { Failure } from '#web/api/failure.ts'
import { panelState, type Reading } from './panel-state.ts'

const READ_AT = Date.parse('2026-11-20T08:00:00Z')
const refetch = () => Promise.resolve()
const failure = new Failure({ code: 404, msg: '没有这份报告', data: null, status: 200 })
const nothingYet: Reading<string[]> = { data: undefined, error: null, isError: false, dataUpdatedAt: 0, refetch }
const none = (rows: string[]) => rows.length === 0

test('before the first answer a panel loads', () => {
  expect(panelState(nothingYet)).toEqual({ is: 'loading' })
})

test('an answer is ready, and one that holds nothing is empty where the caller says so', () => {
  const answered = { ...nothingYet, data: ['a'], dataUpdatedAt: READ_AT }
  expect(panelState(answered, none)).toEqual({ is: 'ready', data: ['a'] })
  expect(panelState({ ...answered, data: [] }, none)).toEqual({ is: 'empty' })
  expect(panelState({ ...answered, data: [] })).toEqual({ is: 'ready', data: [] })
})

test('a failure without data shows its own message and can be tried again', () => {
  const state = panelState({ ...nothingYet, error: failure, isError: true })
  expect(state).toMatchObject({ is: 'error', text: '没有这份报告' })
})

test('a failure beside older data leaves the data, and says since when it stands', () => {
  const state = panelState({ ...nothingYet, data: ['a'], dataUpdatedAt: READ_AT, error: failure, isError: true })
  expect(state).toMatchObject({ is: 'stale', data: ['a'], since: new Date(READ_AT), text: '没有这份报告' })
})

test('trying again asks the query', async () => {
  let asked = 0
  const state = panelState({
    ...nothingYet,
    error: failure,
    isError: true,
    refetch: async () => {
      asked += 1
    },
  })
  if (state.is !== 'error') throw new Error(`a failed query is no error but ${state.is}`)
  await state.retry()
  expect(asked).toBe(1)
})
