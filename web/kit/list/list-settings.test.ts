import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { readSettings, useListSettings } from './list-settings.ts'

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

test('a list that changes to other settings reads and stores those', () => {
  const stored = new Map([['list:month', '{"columns":["searches"]}']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // React looks for the focus before it commits.
  vi.stubGlobal('window', { HTMLIFrameElement: class {} })
  // The cast: React reads only these fields of a fragment that stays empty.
  const place = Object.assign(new EventTarget(), { nodeType: 11, ownerDocument: null }) as unknown as DocumentFragment
  const root = createRoot(place)
  let used: ReturnType<typeof useListSettings> | undefined
  const List = ({ name }: { name: string }) => {
    used = useListSettings(name)
    return null
  }
  const show = (name: string) => act(() => root.render(createElement(List, { name })))
  show('latest')
  act(() => used?.[1]({ columns: ['spr'] }))
  show('month')
  expect(used?.[0].columns).toEqual(['searches'])
  act(() => used?.[1]({ columns: ['words'] }))
  show('latest')
  expect(used?.[0].columns).toEqual(['spr'])
  expect(stored.get('list:month')).toContain('words')
})
