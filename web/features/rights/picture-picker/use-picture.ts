import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { patents } from '#contracts/api/rights/patents.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { call } from '#web/api/calls.ts'
import { asinPasted } from '#web/features/catalogue/public/asin-input.rules.ts'
import { useForgetting } from '#web/kit/draft.ts'
import { TOAST_MS } from '#web/kit/toast.ts'
import { PictureProblem, pictureAt, pictureOf } from './drawn.ts'
import { codeIn, problemOf } from './picture.rules.ts'
import { after, isBusy, type UploadItem } from './upload-item.ts'

/** How far a lookup is once the server has answered. */
const ANSWERED = 40

interface Heard {
  onChange: (picture: string | undefined) => void
  onMarketplace?: ((marketplace: Marketplace) => void) | undefined
  onBusy?: (busy: boolean) => void
}

/**
 * What the picker does with what it is given. Whatever is taken first is passed by for what is taken later, and nothing
 * comes any more once the page is left or the session has ended.
 */
export function usePicture(heard: Heard) {
  const [item, step] = useReducer(after, undefined)
  const [failure, setFailure] = useState<unknown>()
  const latest = useRef(0)
  const busy = isBusy(item)
  const onChange = useLatest(heard.onChange)
  useBusy(busy, heard.onBusy)
  useForgetting(cancel)

  async function bring(
    about: Pick<UploadItem, 'name' | 'size' | 'raw'>,
    picture: (tell: (percentage: number) => void) => Promise<string>,
  ) {
    const uid = ++latest.current
    setFailure(undefined)
    step({ is: 'chosen', item: { uid, ...about } })
    try {
      const url = await picture((percentage) => step({ is: 'progress', uid, percentage }))
      if (uid !== latest.current) return
      step({ is: 'done', uid, url })
      onChange(url)
    } catch (thrown) {
      if (uid !== latest.current) return
      step({ is: 'failed', uid })
      setFailure(thrown)
      // It shows that it failed, and goes; why it did stays.
      setTimeout(() => step({ is: 'removed', uid }), TOAST_MS)
    }
  }

  /** Takes one file. */
  function take(files: readonly File[]) {
    const problem = problemOf(files)
    if (problem) return setFailure(new PictureProblem(problem))
    for (const raw of files) void bring({ name: raw.name, size: raw.size, raw }, (tell) => pictureOf(raw, tell))
  }

  /** Looks for the picture of a product whose code stands in a text. Whether there is one: without, nothing happens. */
  function lookUp(text: string): boolean {
    const asin = codeIn(text)
    if (!asin) return false
    const marketplace = asinPasted(text)?.marketplace
    if (marketplace) heard.onMarketplace?.(marketplace)
    void bring({ name: asin, size: null, raw: null }, async (tell) => {
      tell(5)
      const { img } = await call(patents.getAsinImg, { body: { asin } })
      tell(ANSWERED)
      return pictureAt(img)
    })
    return true
  }

  /** Passes by what is on its way. */
  function cancel() {
    latest.current += 1
    step({ is: 'removed' })
    setFailure(undefined)
  }

  function remove() {
    cancel()
    onChange(undefined)
  }

  /** Puts what was cut out of it in the place of the picture. */
  function replace(url: string) {
    if (item) step({ is: 'done', uid: item.uid, url })
    onChange(url)
  }

  return { item, failure, busy, take, lookUp, cancel, remove, replace }
}

/** Calls what was handed over last: a picture may be there long after it was chosen, and the form it goes to is another by then. */
function useLatest<T>(handler: (value: T) => void): (value: T) => void {
  const last = useRef(handler)
  useLayoutEffect(() => {
    last.current = handler
  })
  return (value) => last.current(value)
}

/** Tells whether a picture is on its way; one that goes is not. */
function useBusy(busy: boolean, onBusy: (busy: boolean) => void = () => {}): void {
  const tell = useEffectEvent(onBusy)
  useEffect(() => {
    if (!busy) return
    tell(true)
    return () => tell(false)
  }, [busy])
}
