import { afterEach, expect, test, vi } from 'vitest'
import { readSettings } from './list-settings.ts'

const DEFAULTS = { columns: null, isDense: false }
const store = (text: string | null) => vi.stubGlobal('localStorage', { getItem: () => text })
afterEach(() => vi.unstubAllGlobals())

test('reads what the reader has chosen', () => {
  store('{"columns":["price","units"],"isDense":true}')
  expect(readSettings('products')).toEqual({ columns: ['price', 'units'], isDense: true })
})

test.each([null, '', 'null', '[]', '7', '{', '{"columns":"price"}', '{"columns":[1]}', '{"isDense":"yes"}'])(
  'text of another version becomes the defaults: %s',
  (text) => {
    store(text)
    expect(readSettings('products')).toEqual(DEFAULTS)
  },
)

test('a part that is still valid stays', () => {
  store('{"columns":{"price":true},"isDense":true,"zoom":2}')
  expect(readSettings('products')).toEqual({ columns: null, isDense: true })
})

test('storage that is forbidden means the defaults', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readSettings('products')).toEqual(DEFAULTS)
})
