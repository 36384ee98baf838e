import { expect, test } from 'vitest'
import { bodyOf, isFiltered, parseMarkQuery, parseNiceClasses } from './mark-query.ts'

const parse = (query: string) => parseMarkQuery(new URLSearchParams(query))

test('reads name, classes, status and office from the URL', () => {
  const all = parse('trademark=Lumora&classes=25,9&live=dead&office=us')
  expect(all).toEqual({ trademark: 'Lumora', classes: [9, 25], live: 'dead', office: 'US' })
  expect(bodyOf(all)).toEqual({ trademark: 'Lumora', classes: [9, 25], live: false, office: ['US'] })
  expect(isFiltered(all)).toBe(true)
})

test('omits filters that are not set from the request', () => {
  expect(bodyOf(parse('trademark=%20Lumora%20'))).toEqual({ trademark: 'Lumora' })
  expect(isFiltered(parse('trademark=Lumora'))).toBe(false)
})

test.each(['', '0', '46', '9.5', 'nine', '9;25'])('reads no class from %j', (text) =>
  expect(parseNiceClasses(text)).toEqual([]),
)

test('reads each valid class once and ignores the rest', () => {
  expect(parseNiceClasses('9,9,0,46,25')).toEqual([9, 25])
})

test('ignores unknown filters', () => {
  expect(parse('live=maybe&office=XX')).toEqual({ trademark: '', classes: [], live: '', office: '' })
})
