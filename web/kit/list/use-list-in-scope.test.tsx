import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useListInScope } from './use-list-in-scope.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// React looks for the focus before it commits.
vi.stubGlobal('window', { HTMLIFrameElement: class {} })

/** A list on a screen. Each call returns the data that it shows. */
function openList() {
  // The cast: React reads only these fields of a fragment that stays empty.
  const place = Object.assign(new EventTarget(), { nodeType: 11, ownerDocument: null }) as unknown as DocumentFragment
  const root = createRoot(place)
  let shown: string | undefined
  const List = ({ scope, data, isPlaceholderData }: { scope: string; data?: string; isPlaceholderData: boolean }) => {
    shown = useListInScope({ data, isPlaceholderData }, scope).data
    return null
  }
  const show = (scope: string, data: string | undefined, isPlaceholderData: boolean) => {
    act(() => root.render(<List scope={scope} isPlaceholderData={isPlaceholderData} {...(data && { data })} />))
    return shown
  }
  return {
    answer: (scope: string, data: string) => show(scope, data, false),
    /** A new search that still has the data of the last one. */
    wait: (scope: string, data?: string) => show(scope, data, data !== undefined),
  }
}

test('rows of the last answer stay while another search of the same scope is answered', () => {
  const list = openList()
  expect(list.wait('US')).toBeUndefined()
  expect(list.answer('US', 'mugs')).toBe('mugs')
  expect(list.wait('US', 'mugs')).toBe('mugs')
})

test('rows of another marketplace do not show until its own arrive', () => {
  const list = openList()
  list.answer('US', 'mugs')
  expect(list.wait('JP', 'mugs')).toBeUndefined()
  expect(list.answer('JP', 'マグ')).toBe('マグ')
  expect(list.wait('JP', 'マグ')).toBe('マグ')
})

test('rows show again after a quick return to their scope', () => {
  const list = openList()
  list.answer('US', 'mugs')
  list.wait('JP', 'mugs')
  expect(list.wait('US', 'mugs')).toBe('mugs')
})
