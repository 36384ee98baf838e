import { useReducer, useRef, useState } from 'react'
import { patents } from '#contracts/api/patents.ts'
import { call } from '#web/api/calls.ts'
import { textOf } from '#web/api/failure.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { TOAST_MS } from '#web/kit/toast.ts'
import { PictureProblem, pictureAt, pictureOf } from './drawn.ts'
import { codeIn, problemOf } from './picture.rules.ts'
import { after, type UploadItem } from './upload-item.ts'

/** How far a lookup is once the server has answered. */
const ANSWERED = 40

/** What the picker does with what it is given. Whatever is taken first is passed by for what is taken later. */
export function usePicture(onChange: (picture: string | undefined) => void) {
  const { t } = useTranslation(['picker', 'frame'])
  const [item, step] = useReducer(after, undefined)
  const [failure, setFailure] = useState('')
  const [looksUp, setLooksUp] = useState(false)
  const latest = useRef(0)

  async function bring(
    about: Pick<UploadItem, 'name' | 'size' | 'raw'>,
    picture: (tell: (percentage: number) => void) => Promise<string>,
  ) {
    const uid = ++latest.current
    setFailure('')
    step({ is: 'chosen', item: { uid, ...about } })
    try {
      const url = await picture((percentage) => step({ is: 'progress', uid, percentage }))
      if (uid !== latest.current) return
      step({ is: 'done', uid, url })
      onChange(url)
    } catch (thrown) {
      if (uid !== latest.current) return
      step({ is: 'failed', uid })
      const problem = thrown instanceof PictureProblem ? t(`problem.${thrown.problem}`) : textOf(thrown)
      setFailure(problem || t('frame:requestTimedOut'))
      // It shows that it failed, and goes; why it did stays.
      setTimeout(() => step({ is: 'removed', uid }), TOAST_MS)
    } finally {
      if (uid === latest.current) setLooksUp(false)
    }
  }

  /** Takes one file. */
  function take(files: readonly File[]) {
    const problem = problemOf(files)
    if (problem) return setFailure(t(`problem.${problem}`))
    for (const raw of files) void bring({ name: raw.name, size: raw.size, raw }, (tell) => pictureOf(raw, tell))
  }

  /** Looks for the picture of a product whose code stands in a text. Whether there is one: without, nothing happens. */
  function lookUp(text: string): boolean {
    const asin = codeIn(text)
    if (!asin) return false
    setLooksUp(true)
    void bring({ name: asin, size: null, raw: null }, async (tell) => {
      tell(5)
      const { img } = await call(patents.getAsinImg, { body: { asin } })
      tell(ANSWERED)
      return pictureAt(img)
    })
    return true
  }

  function remove() {
    latest.current += 1
    step({ is: 'removed' })
    setLooksUp(false)
    setFailure('')
    onChange(undefined)
  }

  /** Puts what was cut out of it in the place of the picture. */
  function replace(url: string) {
    if (item) step({ is: 'done', uid: item.uid, url })
    onChange(url)
  }

  return { item, failure, looksUp, take, lookUp, remove, replace }
}
