import { expect, test } from 'vitest'
import { stepsOf } from './stages.rules.ts'

test('the stages before the current one are done, those after it lie ahead', () => {
  expect(stepsOf({ state: 0, stage: 'analysing' })).toEqual(['done', 'done', 'now', 'ahead', 'ahead', 'ahead', 'ahead'])
})

test('a finished report has every stage done', () => {
  expect(stepsOf({ state: 1, stage: 'done' })).toEqual(Array(7).fill('done'))
})

test('a failed report never shows its end as reached', () => {
  expect(stepsOf({ state: 2, stage: 'failed' }).at(-1)).toBe('failed')
  expect(stepsOf({ state: 2, stage: 'failed' })).not.toContain('now')
})

test('a task whose failure the stream has told is failed before the list answers', () => {
  expect(stepsOf({ state: 0, stage: 'failed' })).toEqual(stepsOf({ state: 2, stage: 'failed' }))
})
