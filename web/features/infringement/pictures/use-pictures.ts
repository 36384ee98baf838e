import { useReducer, useRef, useState } from 'react'
import { patents } from '#contracts/api/patents.ts'
import { call } from '#web/api/calls.ts'
import { textOf } from '#web/api/failure.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { PictureProblem, pictureAt, pictureOf } from '#web/kit/picture-picker/drawn.ts'
import { codeIn, problemOf } from '#web/kit/picture-picker/picture.rules.ts'
import { type ChangePictures, itemsAfter, MOST_PICTURES, withAdded, withReplaced } from './pictures.rules.ts'

/** What is brought: how it is called, and how its picture is had. */
interface Brought {
  name: string
  raw: File | null
  picture: (tell: (percentage: number) => void) => Promise<string>
}

/** Takes several pictures, each by itself: one that cannot be read keeps no other from being added, and is named. */
export function usePictures(pictures: readonly string[], onChange: (change: ChangePictures) => void) {
  const { t } = useTranslation(['infringement', 'picker', 'frame'])
  const [items, step] = useReducer(itemsAfter, [])
  const [failures, setFailures] = useState<readonly string[]>([])
  const uids = useRef(0)
  const room = MOST_PICTURES - pictures.length - items.length

  const fail = (name: string, why: string) => setFailures((before) => [...before, t('pictures.failed', { name, why })])

  async function bring({ name, raw, picture }: Brought, keep: (url: string) => ChangePictures) {
    const uid = ++uids.current
    step({ is: 'chosen', item: { uid, name, size: raw?.size ?? null, raw } })
    try {
      const url = await picture((percentage) => step({ is: 'progress', uid, percentage }))
      onChange(keep(url))
    } catch (thrown) {
      const problem = thrown instanceof PictureProblem ? t(`picker:problem.${thrown.problem}`) : textOf(thrown)
      fail(name, problem || t('frame:requestTimedOut'))
    }
    step({ is: 'removed', uid })
  }

  function takeFile(raw: File, keep: (url: string) => ChangePictures) {
    const problem = problemOf([raw])
    if (problem) fail(raw.name, t(`picker:problem.${problem}`))
    else void bring({ name: raw.name, raw, picture: (tell) => pictureOf(raw, tell) }, keep)
  }

  /** Takes files, as many as there is room for. */
  function take(files: readonly File[]) {
    setFailures([])
    for (const raw of files.slice(0, Math.max(room, 0))) takeFile(raw, withAdded)
    for (const { name } of files.slice(Math.max(room, 0))) fail(name, t('pictures.full', { most: MOST_PICTURES }))
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
    if (room <= 0) fail(asin, t('pictures.full', { most: MOST_PICTURES }))
    else
      void bring(
        {
          name: asin,
          raw: null,
          picture: async () => pictureAt((await call(patents.getAsinImg, { body: { asin } })).img),
        },
        withAdded,
      )
    return true
  }

  return { items, failures, room, take, replaceBy, lookUp }
}
