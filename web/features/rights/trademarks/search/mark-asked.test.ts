import { expect, test } from 'vitest'
import { bodyOf, classesIn, isFiltered, markAsked } from './mark-asked.ts'

const asked = (query: string) => markAsked(new URLSearchParams(query))

test('an address names a mark, its classes, whether it lives, and its office', () => {
  const all = asked('trademark=Lumora&classes=25,9&live=dead&office=us')
  expect(all).toEqual({ trademark: 'Lumora', classes: [9, 25], live: 'dead', office: 'US' })
  expect(bodyOf(all)).toEqual({ trademark: 'Lumora', classes: [9, 25], live: false, office: ['US'] })
  expect(isFiltered(all)).toBe(true)
})

test('what is left open is not asked for', () => {
  expect(bodyOf(asked('trademark=%20Lumora%20'))).toEqual({ trademark: 'Lumora' })
  expect(isFiltered(asked('trademark=Lumora'))).toBe(false)
})

test.each(['', '0', '46', '9.5', 'nine', '9;25'])('%j names no class', (text) => expect(classesIn(text)).toEqual([]))

test('a class is named once, whatever stands beside it', () => {
  expect(classesIn('9,9,0,46,25')).toEqual([9, 25])
})

test('an address that names nothing known asks for everything', () => {
  expect(asked('live=maybe&office=XX')).toEqual({ trademark: '', classes: [], live: '', office: '' })
})
