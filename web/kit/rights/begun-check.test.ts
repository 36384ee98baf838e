import { expect, test } from 'vitest'
import { EMPTY_CHECK, withPicture } from './begun-check.ts'

const HALF = { ...EMPTY_CHECK, asin: 'B0SAMPLE01', title: 'Mug', pictures: ['mug'] }

test('a picture taken along joins a listing that is half filled in', () => {
  expect(withPicture(HALF, 'lamp')).toEqual({ ...HALF, pictures: ['mug', 'lamp'] })
  expect(withPicture(EMPTY_CHECK, 'lamp')).toEqual({ ...EMPTY_CHECK, pictures: ['lamp'] })
})

test('it begins a new listing where the one there was checked already', () => {
  expect(withPicture({ ...HALF, checked: true }, 'lamp')).toEqual({ ...EMPTY_CHECK, pictures: ['lamp'] })
})
