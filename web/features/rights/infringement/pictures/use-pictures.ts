import { useReducer, useRef, useState } from 'react'
import { patents } from '#contracts/api/rights/patents.ts'
import { call } from '#web/api/calls.ts'
import { useOnSessionEnd } from '#web/kit/draft.ts'
import { findProductCode, problemOf } from '../../public/picture-picker/picture.rules.ts'
import { fetchPicture, PictureProblem, readPicture } from '../../public/picture-picker/redraw.ts'
import { appendPicture, type ChangePictures, MAX_PICTURES, reduceItems, replacePicture } from './pictures.rules.ts'
import { useSerialQueue } from './use-serial-queue.ts'

interface Source {
  name: string
  raw: File | null
  picture: (onProgress: (percentage: number) => void) => Promise<string>
}

/** Why a picture was not added. `thrown` is absent if the list was full. */
export interface PictureFailure {
  uid: number
  name: string
  thrown?: unknown
}

/**
 * Loads several pictures independently: if one picture fails, the others still load. Pictures that are still loading
 * are discarded when the user leaves the page or the session ends.
 * This function is long because its parts share the state of the loading pictures.
 */
export function usePictures(pictures: readonly string[], change: (change: ChangePictures) => void) {
  const [items, step] = useReducer(reduceItems, [])
  const [failures, setFailures] = useState<readonly PictureFailure[]>([])
  const uids = useRef(0)
  const active = useRef(new Set<number>())
  const enqueue = useSerialQueue()
  const room = MAX_PICTURES - pictures.length - items.length
  useOnSessionEnd(() => {
    active.current.clear()
    step({ is: 'removed' })
    setFailures([])
  })

  const addFailure = (failure: Omit<PictureFailure, 'uid'>) =>
    setFailures((before) => [...before, { uid: ++uids.current, ...failure }])

  function stop(uid: number) {
    active.current.delete(uid)
    step({ is: 'removed', uid })
  }

  async function addPicture({ name, raw, picture }: Source, insert: (url: string) => ChangePictures) {
    const uid = ++uids.current
    active.current.add(uid)
    step({ is: 'chosen', item: { uid, name, size: raw?.size ?? null, raw } })
    const read = () => picture((percentage) => step({ is: 'progress', uid, percentage }))
    try {
      const url = await (raw ? enqueue(read, () => active.current.has(uid)) : read())
      if (url !== undefined && active.current.has(uid)) change(insert(url))
    } catch (thrown) {
      if (active.current.has(uid)) addFailure({ name, thrown })
    }
    stop(uid)
  }

  function takeFile(raw: File, insert: (url: string) => ChangePictures) {
    const { name } = raw
    const problem = problemOf([raw])
    if (problem) addFailure({ name, thrown: new PictureProblem(problem) })
    else void addPicture({ name, raw, picture: (onProgress) => readPicture(raw, onProgress) }, insert)
  }

  /** Adds as many files as there is room for. */
  function take(files: readonly File[]) {
    setFailures([])
    for (const raw of files.slice(0, Math.max(room, 0))) takeFile(raw, appendPicture)
    for (const { name } of files.slice(Math.max(room, 0))) addFailure({ name })
  }

  function replaceBy(at: number, [raw]: readonly File[]) {
    setFailures([])
    if (raw) takeFile(raw, replacePicture(at, pictures[at]))
  }

  /** Adds the product picture of the ASIN in the text; returns false if the text contains no ASIN. */
  function lookUp(text: string): boolean {
    const asin = findProductCode(text)
    if (!asin) return false
    setFailures([])
    const picture = async () => fetchPicture((await call(patents.getAsinImg, { body: { asin } })).img)
    if (room <= 0) addFailure({ name: asin })
    else void addPicture({ name: asin, raw: null, picture }, appendPicture)
    return true
  }

  return { pictures, change, items, failures, room, take, replaceBy, lookUp, stop }
}

export type Pictures = ReturnType<typeof usePictures>
