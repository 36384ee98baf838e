import { afterEach, expect, test, vi } from 'vitest'
import { newChanges, readAnnounced, saveAnnounced } from './announced-changes.ts'

afterEach(() => vi.unstubAllGlobals())

const lamps = { kind: 'patents', id: 1, name: 'Lamps', unseen: 2 } as const
const mug = { kind: 'product', id: 1, name: 'Travel mug', unseen: 1 } as const

test('reports the changes of a watch once, and again when there are more', () => {
  expect(newChanges([lamps, mug], {})).toEqual([lamps, mug])
  expect(newChanges([lamps, mug], { 'patents 1': 2, 'product 1': 1 })).toEqual([])
  expect(newChanges([{ ...lamps, unseen: 3 }, mug], { 'patents 1': 2, 'product 1': 1 })).toEqual([
    { ...lamps, unseen: 3 },
  ])
})

test('distinguishes watches of different kinds with the same id', () =>
  expect(newChanges([mug], { 'patents 1': 2 })).toEqual([mug]))

test('reports the next change after the earlier ones were seen', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  saveAnnounced([lamps])
  expect(newChanges([lamps], readAnnounced())).toEqual([])
  saveAnnounced([])
  const next = { ...lamps, unseen: 1 }
  expect(newChanges([next], readAnnounced())).toEqual([next])
})
