import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFewAtOnce } from './use-few-at-once.ts'

const frames = new Map<number, () => void>()
let lastFrame = 0

beforeEach(() => {
  frames.clear()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frames.set(++lastFrame, draw)
    return lastFrame
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // React looks for the focus before it commits.
  vi.stubGlobal('window', { HTMLIFrameElement: class {} })
})

/** A list in a browser with animation frames by hand. Each call returns the ids that the list draws then. */
function openList() {
  // The cast: React reads only these fields of a fragment that stays empty.
  const place = Object.assign(new EventTarget(), { nodeType: 11, ownerDocument: null }) as unknown as DocumentFragment
  const root = createRoot(place)
  let drawn: ReadonlySet<string> = new Set()
  const List = ({ ids }: { ids: string }) => {
    drawn = useFewAtOnce([...ids])
    return null
  }
  return {
    show: (ids: string) => {
      act(() => root.render(<List ids={ids} />))
      return [...drawn].join('')
    },
    nextFrame: () => {
      const [next] = frames
      if (!next) throw new Error('no frame is requested')
      const [frame, draw] = next
      frames.delete(frame)
      act(draw)
      return [...drawn].join('')
    },
    close: () => act(() => root.unmount()),
  }
}

test('draws a few rows each frame in the given order, until all are drawn', () => {
  const list = openList()
  expect(list.show('edfcgbhai')).toBe('edfc')
  expect(list.nextFrame()).toBe('edfcgbha')
  expect(list.nextFrame()).toBe('edfcgbhai')
  expect(frames.size).toBe(0)
})

test('keeps the rows that are drawn when others come into view', () => {
  const list = openList()
  list.show('abcd')
  expect(list.show('cdefghij')).toBe('cdefgh')
  expect(list.nextFrame()).toBe('cdefghij')
})

test('replaces the requested frame when the rows change, and forgets those out of view', () => {
  const list = openList()
  list.show('abcdefgh')
  expect(list.show('ijklmn')).toBe('ijkl')
  expect(frames.size).toBe(1)
  expect(list.show('abcdefgh')).toBe('abcd')
  expect(list.nextFrame()).toBe('abcdefgh')
})

test('requests no frame after the list is gone', () => {
  const list = openList()
  list.show('abcdef')
  list.close()
  expect(frames.size).toBe(0)
})
