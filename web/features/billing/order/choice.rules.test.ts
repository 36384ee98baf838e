import { expect, test } from 'vitest'
import { parseChoice, searchOfChoice } from './choice.rules.ts'

test.each([
  ['', {}],
  ['?plan=3', { plan: 3 }],
  ['?tab=packs&plan=11', { tab: 'packs', plan: 11 }],
  ['?tab=plans', { tab: 'plans' }],
  ['?tab=gold&plan=-1', {}],
  ['?plan=3.5', {}],
])('reads %s as %j', (search, choice) => {
  expect(parseChoice(new URLSearchParams(search))).toEqual(choice)
})

test('writes the choice into the query and omits the default tab', () => {
  expect(searchOfChoice({ tab: 'plans' })).toBe('')
  expect(searchOfChoice({ tab: 'plans', plan: 3 })).toBe('?plan=3')
  expect(searchOfChoice({ tab: 'packs', plan: 11 })).toBe('?tab=packs&plan=11')
})
