import { expect, it } from 'vitest'
import { partRisk, wholeRisk } from './part-risk.ts'

it('a part has the risk of its riskiest right, and is low if nothing similar is in force', () => {
  expect(partRisk(true, ['low', 'high', 'medium'])).toBe('high')
  expect(partRisk(true, ['none', 'medium', null])).toBe('medium')
  expect([partRisk(true, []), partRisk(true, ['none']), partRisk(true, ['low'])]).toEqual(['low', 'low', 'low'])
  expect(partRisk(false, [])).toBeNull()
})

it('a part has no risk level while a target office has no data, unless something similar was found', () => {
  expect(partRisk(true, ['low'], ['DE'])).toBeNull()
  expect(partRisk(true, [], ['DE'])).toBeNull()
  expect(partRisk(true, ['low', 'medium'], ['DE'])).toBe('medium')
})

it('the whole has the risk of its riskiest part; without a risky part it is unknown, not low, while a part is unknown', () => {
  expect(wholeRisk(['low', 'medium', 'low'])).toBe('medium')
  expect(wholeRisk([null, 'high', null])).toBe('high')
  expect(wholeRisk(['low', 'low', 'low'])).toBe('low')
  expect(wholeRisk(['low', null, 'low'])).toBeNull()
  expect(wholeRisk([null, null, null])).toBeNull()
})
