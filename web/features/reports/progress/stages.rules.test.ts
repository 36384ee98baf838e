import { expect, test } from 'vitest'
import { stepsOf } from './stages.rules.ts'

test('marks earlier stages as done and later ones as ahead', () => {
  expect(stepsOf({ state: 0, stage: 'analysing' })).toEqual(['done', 'done', 'now', 'ahead', 'ahead', 'ahead', 'ahead'])
})

test('marks every stage of a finished report as done', () => {
  expect(stepsOf({ state: 1, stage: 'done' })).toEqual(Array(7).fill('done'))
})

test('marks the last stage of a failed report as failed', () => {
  expect(stepsOf({ state: 2, stage: 'failed' }).at(-1)).toBe('failed')
  expect(stepsOf({ state: 2, stage: 'failed' })).not.toContain('now')
})

test('shows a failure that the event stream reports before the list does', () => {
  expect(stepsOf({ state: 0, stage: 'failed' })).toEqual(stepsOf({ state: 2, stage: 'failed' }))
})
