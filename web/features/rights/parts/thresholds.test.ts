import { expect, test } from 'vitest'
import { moveThreshold } from './thresholds.ts'

test('moves the other threshold so that medium never exceeds high', () => {
  const usual = { high: 0.8, medium: 0.5 }
  expect(moveThreshold(usual, 'high', 0.9)).toEqual({ high: 0.9, medium: 0.5 })
  expect(moveThreshold(usual, 'high', 0.4)).toEqual({ high: 0.4, medium: 0.4 })
  expect(moveThreshold(usual, 'medium', 0.95)).toEqual({ high: 0.95, medium: 0.95 })
})
