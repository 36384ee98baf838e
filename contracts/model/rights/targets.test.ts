import { expect, test } from 'vitest'
import { targetsChosen } from './targets.ts'

test('a country of the European Union brings the rights of the Union with it', () => {
  expect(targetsChosen(['US'], ['US', 'DE'])).toEqual(['EU', 'US', 'DE'])
  expect(targetsChosen([], ['IT'])).toEqual(['EU', 'IT'])
})

test('which can be taken out again, and other countries bring nothing', () => {
  expect(targetsChosen(['EU', 'DE'], ['DE'])).toEqual(['DE'])
  expect(targetsChosen(['DE'], ['DE', 'US'])).toEqual(['DE', 'US'])
  expect(targetsChosen([], ['GB'])).toEqual(['GB'])
})
