import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useDraft } from '#web/kit/draft.ts'
import { useStillHere } from '#web/kit/still-here.ts'
import {
  asChecked,
  begunCheck,
  CHECK_PATH,
  EMPTY_CHECK,
  emptied,
  isWaiting,
  LISTING_PATH,
  wayOf,
} from '../../parts/begun-check.ts'
import { keptPicture } from '../../picture-picker/kept-picture.ts'
import type { Check } from './use-check.ts'

interface Again {
  /** Something that was never checked stands in the form, and its place would be taken. */
  replaces: boolean
  again: () => void
  /** Nothing is taken over after all. */
  cancel: () => void
  /** Its pictures are on their way. */
  busy: boolean
}

/** Takes what was checked over into the form, where it can be changed and checked again; its pictures are fetched anew. */
export function useAgain({ row, listing, result: { targets } }: Check): Again {
  const { asin, marketplace, title } = row
  const [, navigate] = useLocation()
  const [begun = EMPTY_CHECK, keep] = useDraft(begunCheck)
  const isHere = useStillHere()
  const [busy, setBusy] = useState(false)
  const running = useRef<AbortController>(null)

  async function again() {
    if (asin !== null) {
      keep((before) => before && emptied(before, 'asin'))
      navigate(
        `${CHECK_PATH}?${new URLSearchParams({ asin, marketplace: marketplace ?? '', targets: targets.join() })}`,
      )
      return
    }
    const mine = new AbortController()
    running.current = mine
    setBusy(true)
    // A picture that is gone leaves the others.
    const pictures = await Promise.allSettled(listing.images.map(keptPicture))
    if (!isHere() || mine.signal.aborted) return
    const taken = {
      title,
      bullets: listing.text.slice(title.length).trim(),
      brand: listing.brand ?? '',
      pictures: pictures.flatMap((picture) => (picture.status === 'fulfilled' ? [picture.value] : [])),
    }
    keep((before = EMPTY_CHECK) =>
      asChecked({ ...before, ...taken, targets: { ...before.targets, listing: targets } }, 'listing'),
    )
    navigate(LISTING_PATH)
  }

  function cancel() {
    running.current?.abort()
    setBusy(false)
  }
  return { replaces: isWaiting(begun, wayOf(row)), again: () => void again(), cancel, busy }
}
