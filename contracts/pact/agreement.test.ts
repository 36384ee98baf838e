import { expect, it } from 'vitest'
import { disagreements } from './agreement.ts'
import { committed } from './exchanges.ts'

it('the web and the contract agree on every field, in both directions', () => {
  expect(disagreements(committed())).toEqual([])
})
