import { expect, test } from 'vitest'
import { appendPicture, reduceItems, removePicture, replacePicture } from './pictures.rules.ts'

test('adds each picture once, up to six', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(six.reduce<readonly string[]>((pictures, one) => appendPicture(one)(pictures), [])).toEqual(six)
  expect(appendPicture('g')(six)).toEqual(six)
  expect(appendPicture('a')(['a', 'b'])).toEqual(['a', 'b'])
})

test('replaces a picture with its crop unless the picture was removed meanwhile', () => {
  expect(replacePicture(1, 'b')('B')(['a', 'b'])).toEqual(['a', 'B'])
  expect(replacePicture(1, 'b')('B')(removePicture(0)(['a', 'b']))).toEqual(['b'])
  expect(replacePicture(1, 'b')('a')(['a', 'b'])).toEqual(['a', 'b'])
})

test('keeps one item per loading picture until it is loaded or has failed', () => {
  const item = (uid: number) => ({ uid, name: `${uid}.png`, size: 1, raw: null })
  const both = reduceItems(reduceItems([], { is: 'chosen', item: item(1) }), { is: 'chosen', item: item(2) })
  const read = reduceItems(both, { is: 'progress', uid: 2, percentage: 40 })
  expect(read.map(({ percentage }) => percentage)).toEqual([0, 40])
  expect(reduceItems(read, { is: 'removed', uid: 1 }).map(({ uid }) => uid)).toEqual([2])
})
