import { describe, expect, test } from 'vitest'
import { ruleOf, WITHOUT_RULE } from './fault-rule.ts'

describe('the rule that the form makes', () => {
  test('holds nothing that goes without saying', () => {
    expect(ruleOf(WITHOUT_RULE)).toEqual({ call: 'all' })
  })
  test('one number is a fixed wait, two are a spread', () => {
    expect(ruleOf({ ...WITHOUT_RULE, from: '800' }).latency).toEqual({ from: 800, to: 800 })
    expect(ruleOf({ ...WITHOUT_RULE, from: '200', to: '900' }).latency).toEqual({ from: 200, to: 900 })
  })
  test('a status stands only with the fault that answers it', () => {
    expect(ruleOf({ ...WITHOUT_RULE, fault: 'drop', status: '503' })).toEqual({ call: 'all', fault: 'drop' })
    expect(ruleOf({ ...WITHOUT_RULE, fault: 'status', status: '503' })).toEqual({
      call: 'all',
      fault: 'status',
      status: 503,
    })
  })
  test('percent are a probability, and a seed may be nought', () => {
    expect(ruleOf({ ...WITHOUT_RULE, percent: '12.5', seed: '0' })).toEqual({
      call: 'all',
      probability: 0.125,
      seed: 0,
    })
  })
})
