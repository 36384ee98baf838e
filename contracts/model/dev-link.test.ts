import { expect, it } from 'vitest'
import { devLink, stateOfLink } from './dev-link.ts'

it('a dev console link encodes and decodes a state with any characters', () => {
  const state = { scenarios: ['reportStuck'], path: '/products?q=旅行杯&page=2' }
  const link = devLink(state)
  expect(link).toMatch(/^\/__dev#[\w-]+$/)
  expect(stateOfLink(link.slice(link.indexOf('#')))).toEqual(state)
})

it.each(['', '#', '#not a link', `#${btoa('12')}`, `#${btoa('{')}`])('%j is not a dev console link', (hash) => {
  expect(stateOfLink(hash)).toBeUndefined()
})
