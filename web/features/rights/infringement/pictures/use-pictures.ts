import { useReducer, useRef, useState } from 'react'
import { patents } from '#contracts/api/rights/patents.ts'
import { call } from '#web/api/calls.ts'
import { useForgetting } from '#web/kit/draft.ts'
import { PictureProblem, pictureAt, pictureOf } from '../../picture-picker/drawn.ts'
import { codeIn, problemOf } from '../../picture-picker/picture.rules.ts'
import { type ChangePictures, itemsAfter, MOST_PICTURES, withAdded, withReplaced } from './pictures.rules.ts'
import { useTurns } from './use-turns.ts'

/** What is brought: how it is called, and how its picture is had. */
interface Brought {
  name: string
  raw: File | null
  picture: (tell: (percentage: number) => void) => Promise<string>
}

/** What was not added, and what was thrown; nothing was where there was no room. */
export interface NotAdded {
  uid: number
  name: string
  thrown?: unknown
}

/**
 * Takes several pictures, each by itself: one that cannot be read keeps no other from being added, and is named. What is
 * on its way comes to nothing once the page is left or the session has ended.
 */
export function usePictures(pictures: readonly string[], change: (change: ChangePictures) => void) {
  const [items, step] = useReducer(itemsAfter, [])
  const [failures, setFailures] = useState<readonly NotAdded[]>([])
  const uids = useRef(0)
  const wanted = useRef(new Set<number>())
  const inTurn = useTurns()
  const room = MOST_PICTURES - pictures.length - items.length
  useForgetting(() => {
    wanted.current.clear()
    step({ is: 'removed' })
    setFailures([])
  })

  const fail = (failed: Omit<NotAdded, 'uid'>) =>
    setFailures((before) => [...before, { uid: ++uids.current, ...failed }])

  /** Lets go of one that is on its way. */
  function stop(uid: number) {
    wanted.current.delete(uid)
    step({ is: 'removed', uid })
  }

  async function bring({ name, raw, picture }: Brought, keep: (url: string) => ChangePictures) {
    const uid = ++uids.current
    wanted.current.add(uid)
    step({ is: 'chosen', item: { uid, name, size: raw?.size ?? null, raw } })
    const read = () => picture((percentage) => step({ is: 'progress', uid, percentage }))
    try {
      const url = await (raw ? inTurn(read, () => wanted.current.has(uid)) : read())
      if (url !== undefined && wanted.current.has(uid)) change(keep(url))
    } catch (thrown) {
      if (wanted.current.has(uid)) fail({ name, thrown })
    }
    stop(uid)
  }

  function takeFile(raw: File, keep: (url: string) => ChangePictures) {
    const { name } = raw
    const problem = problemOf([raw])
    if (problem) fail({ name, thrown: new PictureProblem(problem) })
    else void bring({ name, raw, picture: (tell) => pictureOf(raw, tell) }, keep)
  }

  /** Takes files, as many as there is room for. */
  function take(files: readonly File[]) {
    setFailures([])
    for (const raw of files.slice(0, Math.max(room, 0))) takeFile(raw, withAdded)
    for (const { name } of files.slice(Math.max(room, 0))) fail({ name })
  }

  /** Puts a file in the place of a picture. */
  function replaceBy(at: number, [raw]: readonly File[]) {
    setFailures([])
    if (raw) takeFile(raw, withReplaced(at, pictures[at]))
  }

  /** Adds the picture of a product whose code stands in a text. Whether there is one. */
  function lookUp(text: string): boolean {
    const asin = codeIn(text)
    if (!asin) return false
    setFailures([])
    const picture = async () => pictureAt((await call(patents.getAsinImg, { body: { asin } })).img)
    if (room <= 0) fail({ name: asin })
    else void bring({ name: asin, raw: null, picture }, withAdded)
    return true
  }

  return { pictures, change, items, failures, room, take, replaceBy, lookUp, stop }
}

export type Pictures = ReturnType<typeof usePictures>
