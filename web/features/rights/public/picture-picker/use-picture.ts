import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { patents } from '#contracts/api/rights/patents.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { call } from '#web/api/calls.ts'
import { parsePastedAsin } from '#web/features/catalogue/public/asin-input.rules.ts'
import { useOnSessionEnd } from '#web/kit/draft.ts'
import { TOAST_MS } from '#web/kit/toast.ts'
import { findProductCode, problemOf } from './picture.rules.ts'
import { fetchPicture, PictureProblem, readPicture } from './redraw.ts'
import { applyStep, isBusy, type UploadItem } from './upload-item.ts'

/** Progress of a lookup, in percent, when the server has answered. */
const ANSWERED = 40

interface Handlers {
  onChange: (picture: string | undefined) => void
  onMarketplace?: ((marketplace: Marketplace) => void) | undefined
  onBusy?: (busy: boolean) => void
}

/**
 * State of the picker. A new picture replaces one that is still loading; unmounting or the end of the session cancels
 * loading. The function is long because all its actions share the picture that is loading.
 */
export function usePicture(handlers: Handlers) {
  const [item, step] = useReducer(applyStep, undefined)
  const [failure, setFailure] = useState<unknown>()
  const latest = useRef(0)
  const busy = isBusy(item)
  const onChange = useLatest(handlers.onChange)
  useBusy(busy, handlers.onBusy)
  useOnSessionEnd(cancel)

  async function load(
    about: Pick<UploadItem, 'name' | 'size' | 'raw'>,
    loadPicture: (report: (percentage: number) => void) => Promise<string>,
  ) {
    const uid = ++latest.current
    setFailure(undefined)
    step({ is: 'chosen', item: { uid, ...about } })
    try {
      const url = await loadPicture((percentage) => step({ is: 'progress', uid, percentage }))
      if (uid !== latest.current) return
      step({ is: 'done', uid, url })
      onChange(url)
    } catch (thrown) {
      if (uid !== latest.current) return
      step({ is: 'failed', uid })
      setFailure(thrown)
      // The failed item disappears; the reason stays.
      setTimeout(() => step({ is: 'removed', uid }), TOAST_MS)
    }
  }

  function take(files: readonly File[]) {
    const problem = problemOf(files)
    if (problem) return setFailure(new PictureProblem(problem))
    for (const raw of files) void load({ name: raw.name, size: raw.size, raw }, (report) => readPicture(raw, report))
  }

  /** Loads the product picture of the ASIN in the text; returns false if the text contains no ASIN. */
  function lookUp(text: string): boolean {
    const asin = findProductCode(text)
    if (!asin) return false
    const marketplace = parsePastedAsin(text)?.marketplace
    if (marketplace) handlers.onMarketplace?.(marketplace)
    void load({ name: asin, size: null, raw: null }, async (report) => {
      report(5)
      const { img } = await call(patents.getAsinImg, { body: { asin } })
      report(ANSWERED)
      return fetchPicture(img)
    })
    return true
  }

  function cancel() {
    latest.current += 1
    step({ is: 'removed' })
    setFailure(undefined)
  }

  function remove() {
    cancel()
    onChange(undefined)
  }

  function replace(url: string) {
    if (item) step({ is: 'done', uid: item.uid, url })
    onChange(url)
  }

  return { item, failure, busy, take, lookUp, cancel, remove, replace }
}

/** Calls the latest handler: the form may have changed while the picture loaded. */
function useLatest<T>(handler: (value: T) => void): (value: T) => void {
  const last = useRef(handler)
  useLayoutEffect(() => {
    last.current = handler
  })
  return (value) => last.current(value)
}

/** Reports true while a picture loads, and false when loading ends or on unmount. */
function useBusy(busy: boolean, onBusy: (busy: boolean) => void = () => {}): void {
  const report = useEffectEvent(onBusy)
  useEffect(() => {
    if (!busy) return
    report(true)
    return () => report(false)
  }, [busy])
}
