import { expect, test } from 'vitest'
import {
  EMPTY_FORM,
  formOf,
  problemOf,
  requestBody,
  withAddress,
  withChange,
  wordProblemOf,
  wrongFieldOf,
} from './search-form.ts'

const FILLED = {
  ...EMPTY_FORM,
  image: 'data:image/png;base64,AA',
  type: 2,
  title: ' lamp ',
  applyer: 'Lumora',
  loc: '26',
  from: '2020-01-01',
  to: '2021-01-01',
  office: ['US', 'EU'] as const,
  validity: ['inForce'] as const,
}

test('omits empty fields and trims words', () => {
  expect(requestBody(EMPTY_FORM)).toEqual({ type: 1 })
  expect(requestBody({ ...EMPTY_FORM, title: ' lamp ', agent: '  ' })).toEqual({ type: 1, title: 'lamp' })
})

test('sends date ranges that are open at either end', () => {
  expect(requestBody({ ...EMPTY_FORM, from: '2020-01-01' }).applyDate).toEqual(['2020-01-01'])
  expect(requestBody({ ...EMPTY_FORM, to: '2020-01-01' }).applyDate).toEqual(['1900-01-01', '2020-01-01'])
})

test('restores the form of a search except its picture', () => {
  const { image: _picture, ...sent } = requestBody(FILLED)
  expect(formOf(sent)).toEqual({ ...FILLED, image: undefined, title: 'lamp' })
  expect(formOf({ applyDate: ['1900-01-01', '2020-01-01'] })).toMatchObject({ from: '', to: '2020-01-01', type: 1 })
})

test('rejects a search that has only filters, and a date range that ends before it starts', () => {
  expect(problemOf({ ...EMPTY_FORM, type: 3, office: ['US'], validity: ['inForce'] })).toBe('emptySearch')
  expect(problemOf({ ...EMPTY_FORM, loc: '06' })).toBeUndefined()
  expect(problemOf({ ...FILLED, from: '2021-01-02' })).toBe('wrongDates')
  expect(problemOf(FILLED)).toBeUndefined()
})

test('reports number fields without digits and text fields without letters', () => {
  for (const [name, typed, problem] of [
    ['pudId', 'USD', 'noNumber'],
    ['patentNumber', 'ZL 0', 'noNumber'],
    ['title', ' % ', 'noWord'],
    ['agent', '"*_', 'noWord'],
  ] as const) {
    const form = { ...FILLED, [name]: typed }
    expect(wordProblemOf(form, name)).toBe(problem)
    expect(wrongFieldOf(form)).toBe(name)
    expect(problemOf(form)).toBe('wrongWords')
  }
  for (const name of ['pudId', 'title', 'agent'] as const) expect(wordProblemOf(FILLED, name)).toBeUndefined()
})

test('an address fills in its words and its office, and leaves the rest of the form', () => {
  const search = new URLSearchParams('title=travel+mug&office=US')
  expect(withAddress(undefined, search)?.form).toEqual({ ...EMPTY_FORM, title: 'travel mug', office: ['US'] })
  const filled = withAddress({ form: FILLED, agreed: true }, search)
  expect(filled).toMatchObject({ form: { ...FILLED, title: 'travel mug', office: ['US'] }, agreed: false })
  expect(withAddress(undefined, new URLSearchParams('q=7'))).toBeUndefined()
  expect(withAddress(undefined, new URLSearchParams('title=mug&office=XX'))?.form.office).toEqual([])
})

test('an address replaces nothing that was changed after it filled the form', () => {
  const search = new URLSearchParams('title=mug')
  const changed = withChange(withAddress(undefined, search), { title: 'steel mug' })
  expect(withAddress(changed, search)).toBe(changed)
})
