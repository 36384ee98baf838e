import { expect, test } from 'vitest'
import { MAX_ELASTICITY, reactionOf } from './reaction.ts'

test.each([
  [0, 'none'],
  [0.5, 'weak'],
  [1.5, 'clear'],
  [2, 'firm'],
  [MAX_ELASTICITY, 'strong'],
] as const)('an elasticity of %s is called “%s”', (elasticity, word) => expect(reactionOf(elasticity)).toBe(word))
