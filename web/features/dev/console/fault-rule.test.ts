import { describe, expect, test } from 'vitest'
import { EMPTY_FORM, ruleOf } from './fault-rule.ts'

describe('the fault rule made from the form', () => {
  test('omits defaults', () => {
    expect(ruleOf(EMPTY_FORM)).toEqual({ call: 'all' })
  })
  test('has a fixed latency for one number and a latency range for two', () => {
    expect(ruleOf({ ...EMPTY_FORM, from: '800' }).latency).toEqual({ from: 800, to: 800 })
    expect(ruleOf({ ...EMPTY_FORM, from: '200', to: '900' }).latency).toEqual({ from: 200, to: 900 })
  })
  test('contains a status only for the fault "status"', () => {
    expect(ruleOf({ ...EMPTY_FORM, fault: 'drop', status: '503' })).toEqual({ call: 'all', fault: 'drop' })
    expect(ruleOf({ ...EMPTY_FORM, fault: 'status', status: '503' })).toEqual({
      call: 'all',
      fault: 'status',
      status: 503,
    })
  })
  test('converts percent to a probability and accepts the seed 0', () => {
    expect(ruleOf({ ...EMPTY_FORM, percent: '12.5', seed: '0' })).toEqual({
      call: 'all',
      probability: 0.125,
      seed: 0,
    })
  })
})
