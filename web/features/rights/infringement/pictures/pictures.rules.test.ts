import { expect, test } from 'vitest'
import { itemsAfter, withAdded, without, withReplaced } from './pictures.rules.ts'

test('pictures are added up to six, each once', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(six.reduce<readonly string[]>((pictures, one) => withAdded(one)(pictures), [])).toEqual(six)
  expect(withAdded('g')(six)).toEqual(six)
  expect(withAdded('a')(['a', 'b'])).toEqual(['a', 'b'])
})

test('what is cut out of a picture takes its place, unless the picture has gone meanwhile', () => {
  expect(withReplaced(1, 'b')('B')(['a', 'b'])).toEqual(['a', 'B'])
  expect(withReplaced(1, 'b')('B')(without(0)(['a', 'b']))).toEqual(['b'])
  expect(withReplaced(1, 'b')('a')(['a', 'b'])).toEqual(['a', 'b'])
})

test('each picture that is read has a place of its own until it is there or has failed', () => {
  const item = (uid: number) => ({ uid, name: `${uid}.png`, size: 1, raw: null })
  const both = itemsAfter(itemsAfter([], { is: 'chosen', item: item(1) }), { is: 'chosen', item: item(2) })
  const read = itemsAfter(both, { is: 'progress', uid: 2, percentage: 40 })
  expect(read.map(({ percentage }) => percentage)).toEqual([0, 40])
  expect(itemsAfter(read, { is: 'removed', uid: 1 }).map(({ uid }) => uid)).toEqual([2])
})
