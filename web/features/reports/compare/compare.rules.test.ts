import { expect, test } from 'vitest'
import { comparedIn, comparePath } from './compare.rules.ts'

const compared = (search: string) => comparedIn(new URLSearchParams(search))

test('an address names the reports of one kind, each once, four at most', () => {
  expect(compared('kind=market&ids=3,1,3,2')).toEqual({ kind: 'market', ids: [3, 1, 2] })
  expect(compared('ids=1,2,3,4,5')).toEqual({ kind: 'asin', ids: [1, 2, 3, 4] })
})

test('what is no id is left out', () => {
  expect(compared('kind=asin&ids=,0,-1,1.5,x,7')).toEqual({ kind: 'asin', ids: [7] })
  expect(compared('kind=none')).toEqual({ kind: 'asin', ids: [] })
})

test('the address of a comparison asks for it', () => {
  const asked = { kind: 'market', ids: [12, 7] } as const
  expect(comparedIn(new URL(comparePath({ ...asked, ids: [...asked.ids] }), 'http://x').searchParams)).toEqual(asked)
})
