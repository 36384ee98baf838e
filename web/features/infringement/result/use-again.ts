import { useState } from 'react'
import { useLocation } from 'wouter'
import { useDraft } from '#web/kit/draft.ts'
import { keptPicture } from '#web/kit/picture-picker/kept-picture.ts'
import {
  anotherCheck,
  begunCheck,
  CHECK_PATH,
  EMPTY_CHECK,
  hasUncheckedListing,
  LISTING_PATH,
} from '#web/kit/rights/begun-check.ts'
import { useStillHere } from '#web/kit/still-here.ts'
import type { Check } from './check-result.tsx'

interface Again {
  /** A listing that was never checked stands in the form, and its place would be taken. */
  replaces: boolean
  again: () => void
  /** Its pictures are on their way. */
  busy: boolean
}

/** Takes what was checked over into the form, where it can be changed and checked again; its pictures are fetched anew. */
export function useAgain({ row: { asin, marketplace, title }, listing }: Check): Again {
  const [, navigate] = useLocation()
  const [begun = EMPTY_CHECK, keep] = useDraft(begunCheck)
  const isHere = useStillHere()
  const [busy, setBusy] = useState(false)

  async function again() {
    if (asin !== null) {
      keep((before) => before && anotherCheck(before))
      navigate(`${CHECK_PATH}?${new URLSearchParams({ asin, marketplace: marketplace ?? '' })}`)
      return
    }
    setBusy(true)
    // A picture that is gone leaves the others.
    const pictures = await Promise.allSettled(listing.images.map(keptPicture))
    if (!isHere()) return
    keep((before = EMPTY_CHECK) => ({
      ...before,
      title,
      bullets: listing.text.slice(title.length).trim(),
      brand: listing.brand ?? '',
      pictures: pictures.flatMap((picture) => (picture.status === 'fulfilled' ? [picture.value] : [])),
      checked: true,
    }))
    navigate(LISTING_PATH)
  }
  return { replaces: asin === null && hasUncheckedListing(begun), again: () => void again(), busy }
}
