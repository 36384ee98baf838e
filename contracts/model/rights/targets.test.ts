import { expect, test } from 'vitest'
import { targetsChosen } from './targets.ts'

test('choosing a country of the European Union adds the rights of the Union', () => {
  expect(targetsChosen(['US'], ['US', 'DE'])).toEqual(['EU', 'US', 'DE'])
  expect(targetsChosen([], ['IT'])).toEqual(['EU', 'IT'])
})

test('the user can remove them again, and countries outside the Union add nothing', () => {
  expect(targetsChosen(['EU', 'DE'], ['DE'])).toEqual(['DE'])
  expect(targetsChosen(['DE'], ['DE', 'US'])).toEqual(['DE', 'US'])
  expect(targetsChosen([], ['GB'])).toEqual(['GB'])
})
