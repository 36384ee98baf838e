import { expect, test } from 'vitest'
import { Failure } from '#web/api/failure.ts'
import { panelState, type QueryResult } from './panel-state.ts'

const READ_AT = Date.parse('2026-11-20T08:00:00Z')
const refetch = () => Promise.resolve()
const failure = new Failure({ code: 404, msg: '没有这份报告', data: null, status: 200, body: {} })
const nothingYet: QueryResult<string[]> = { data: undefined, error: null, isError: false, dataUpdatedAt: 0, refetch }
const none = (rows: string[]) => rows.length === 0

test('a panel is loading before the first answer', () => {
  expect(panelState(nothingYet)).toEqual({ is: 'loading' })
})

test('a panel with an answer is ready, or empty if the caller says so', () => {
  const answered = { ...nothingYet, data: ['a'], dataUpdatedAt: READ_AT }
  expect(panelState(answered, none)).toEqual({ is: 'ready', data: ['a'] })
  expect(panelState({ ...answered, data: [] }, none)).toEqual({ is: 'empty' })
  expect(panelState({ ...answered, data: [] })).toEqual({ is: 'ready', data: [] })
})

test('a panel without data shows the message of a failure', () => {
  const state = panelState({ ...nothingYet, error: failure, isError: true })
  expect(state).toMatchObject({ is: 'error', text: '没有这份报告' })
})

test('a panel is stale after a failed refresh: it keeps the data and the time of loading', () => {
  const state = panelState({ ...nothingYet, data: ['a'], dataUpdatedAt: READ_AT, error: failure, isError: true })
  expect(state).toMatchObject({ is: 'stale', data: ['a'], since: new Date(READ_AT), text: '没有这份报告' })
})

test('retry refetches the query', async () => {
  let refetches = 0
  const state = panelState({
    ...nothingYet,
    error: new Error('TypeError'),
    isError: true,
    refetch: async () => {
      refetches += 1
    },
  })
  if (state.is !== 'error') throw new Error(`expected the state error, got ${state.is}`)
  await state.retry?.()
  expect(refetches).toBe(1)
})

test.each([
  ['a lost connection', 0, undefined, true],
  ['a page of a proxy', 200, undefined, true],
  ['a fault of the server', 500, {}, true],
  ['too many attempts', 429, {}, true],
  ['a refusal', 200, {}, false],
  ['an input that does not match', 400, {}, false],
])('after %s, a retry is offered if it can help', (_, status, body, isOffered) => {
  const error = new Failure({ code: 1, msg: '', data: null, status, ...(body && { body }) })
  const state = panelState({ ...nothingYet, error, isError: true })
  expect(state.is === 'error' && state.retry !== null).toBe(isOffered)
})
