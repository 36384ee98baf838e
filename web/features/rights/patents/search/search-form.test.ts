import { expect, test } from 'vitest'
import { EMPTY_FORM, formOf, problemOf, sentOf, wordProblemOf, wrongFieldOf } from './search-form.ts'

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

test('what is empty is not sent, and words go without the spaces around them', () => {
  expect(sentOf(EMPTY_FORM)).toEqual({ type: 1 })
  expect(sentOf({ ...EMPTY_FORM, title: ' lamp ', agent: '  ' })).toEqual({ type: 1, title: 'lamp' })
})

test('a range of days may be open at either end', () => {
  expect(sentOf({ ...EMPTY_FORM, from: '2020-01-01' }).applyDate).toEqual(['2020-01-01'])
  expect(sentOf({ ...EMPTY_FORM, to: '2020-01-01' }).applyDate).toEqual(['1900-01-01', '2020-01-01'])
})

test('the form of a search that was made is as it was filled in, but for its picture', () => {
  const { image: _picture, ...asked } = sentOf(FILLED)
  expect(formOf(asked)).toEqual({ ...FILLED, image: undefined, title: 'lamp' })
  expect(formOf({ applyDate: ['1900-01-01', '2020-01-01'] })).toMatchObject({ from: '', to: '2020-01-01', type: 1 })
})

test('offices, standing and kind of picture alone are no search, and a range begins before it ends', () => {
  expect(problemOf({ ...EMPTY_FORM, type: 3, office: ['US'], validity: ['inForce'] })).toBe('emptySearch')
  expect(problemOf({ ...EMPTY_FORM, loc: '06' })).toBeUndefined()
  expect(problemOf({ ...FILLED, from: '2021-01-02' })).toBe('wrongDates')
  expect(problemOf(FILLED)).toBeUndefined()
})

test('a number without digits and words without letters are not left out of a search: they are told', () => {
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
