import { expect, test } from 'vitest'
import { initialOf, isOurPicture, pictureAddress } from './product-picture.ts'

test.each([
  ['braxwick', 'B'],
  ['  "3M" tapes', '3'],
  ['米家', '米'],
  ['éclat', 'É'],
  ['ßeta', 'S'],
  ['𝒜cme', 'A'],
])('the initial of %s is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})

test('a name without letters or digits has no initial', () => {
  expect(['', ' – ', '★'].map(initialOf)).toEqual([null, null, null])
})

test('pictureAddress accepts only https addresses on Amazon’s media hosts', () => {
  const own = 'https://m.media-amazon.com/images/I/a.jpg'
  const others = [
    'http://m.media-amazon.com/a.jpg',
    'https://example.org/a.jpg',
    'https://media-amazon.com.example.org/a.jpg',
    '/images/product/US/B0SAMPLE01.webp?v=0123456789abcdef',
  ]
  expect([own, ...others].map(pictureAddress)).toEqual([own, ...others.map(() => null)])
})

test('isOurPicture accepts only our own path', () => {
  const addresses = ['/images/product/US/B0SAMPLE01.webp', 'https://m.media-amazon.com/images/product/a.webp', null]
  expect(addresses.map(isOurPicture)).toEqual([true, false, false])
})
