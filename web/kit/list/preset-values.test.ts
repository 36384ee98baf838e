import { expect, test } from 'vitest'
import { withValues } from '../url-state.ts'
import { changePreset, dropReplaced } from './preset-values.ts'

const SPREAD = { searches: '5000..', clickShare: '..0.5' }
const GAP = { searches: '1000..5000', titleDensity: '..5' }

const change = (query: string, ...[before, after]: [Record<string, string>, Record<string, string>]) => {
  const address = new URLSearchParams(query)
  return withValues(address, changePreset(address, before, after)).toString()
}

test('a preset that replaces nothing leaves nothing behind', () => {
  const on = change('words=mug', {}, SPREAD)
  expect(new URLSearchParams(on).has('replaced')).toBe(false)
  expect(change(on, SPREAD, {})).toBe('words=mug')
})

test('a condition that a preset replaced returns when the preset is taken away', () => {
  const on = change('searches=100000..', {}, SPREAD)
  expect(new URLSearchParams(on).get('searches')).toBe('5000..')
  expect(change(on, SPREAD, {})).toBe('searches=100000..')
})

test('it returns as well after a second preset', () => {
  const second = change(change('searches=100000..', {}, SPREAD), SPREAD, GAP)
  expect(new URLSearchParams(second).get('searches')).toBe('1000..5000')
  expect(new URLSearchParams(second).has('clickShare')).toBe(false)
  expect(change(second, GAP, {})).toBe('searches=100000..')
})

test('a condition that equals the one of the preset stays', () =>
  expect(change(change('searches=5000..', {}, SPREAD), SPREAD, {})).toBe('searches=5000..'))

test('a value that was changed after the preset was chosen stays', () => {
  const on = new URLSearchParams(change('sort=units', {}, { sort: '-unitsYear', head: '' }))
  on.set('sort', 'avgPrice')
  expect(change(on.toString(), { sort: '-unitsYear', head: '' }, {})).toBe('sort=avgPrice')
})

test('a value that the preset leaves out returns', () => {
  const on = change('head=20', {}, { head: '' })
  expect(new URLSearchParams(on).has('head')).toBe(false)
  expect(change(on, { head: '' }, {})).toBe('head=20')
})

test('a dropped value does not return', () => {
  const on = new URLSearchParams(change('price=10..&searches=1..', {}, { price: '80..', searches: '500..' }))
  const later = withValues(on, dropReplaced(on, ['price']))
  expect(change(later.toString(), { price: '80..', searches: '500..' }, {})).toBe('searches=1..')
})
