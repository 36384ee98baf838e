import { expect, test } from 'vitest'
import { standOf } from './measure-term.ts'

test.each([
  [3, [3, 9], 'level'],
  [2, [3, 9], 'youLead'],
  [4, [3, 9], 'youTrail'],
  [4, [], 'onlyYou'],
  [null, [3], 'onlyRivals'],
  [null, [], 'none'],
] as const)('your rank %s beside ranks %j is %s', (own, rivals, stand) => {
  expect(standOf(own, rivals)).toBe(stand)
})
