import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useDraft } from '#web/kit/draft.ts'
import { useIsMounted } from '#web/kit/use-is-mounted.ts'
import {
  CHECK_PATH,
  checkDraft,
  checkKindOf,
  clearInput,
  EMPTY_CHECK,
  hasUncheckedInput,
  LISTING_PATH,
  markChecked,
} from '../../parts/check-draft.ts'
import { fetchStoredPicture } from '../../public/picture-picker/fetch-stored-picture.ts'
import type { Check } from './use-check.ts'

interface Again {
  /** True if `again` would replace input that has not been checked yet. */
  replaces: boolean
  again: () => void
  cancel: () => void
  busy: boolean
}

/** Loads a check and its pictures into the form, so that the user can change and repeat the check. */
export function useCheckAgain({ row, listing, result: { targets } }: Check): Again {
  const { asin, marketplace, title } = row
  const [, navigate] = useLocation()
  const [saved = EMPTY_CHECK, setDraft] = useDraft(checkDraft)
  const isHere = useIsMounted()
  const [busy, setBusy] = useState(false)
  const running = useRef<AbortController>(null)

  async function again() {
    if (asin !== null) {
      setDraft((before) => before && clearInput(before, 'asin'))
      navigate(
        `${CHECK_PATH}?${new URLSearchParams({ asin, marketplace: marketplace ?? '', targets: targets.join() })}`,
      )
      return
    }
    const abortController = new AbortController()
    running.current = abortController
    setBusy(true)
    // If a stored picture was deleted, the others still load.
    const pictures = await Promise.allSettled(listing.images.map(fetchStoredPicture))
    if (!isHere() || abortController.signal.aborted) return
    const listingFields = {
      title,
      bullets: listing.text.slice(title.length).trim(),
      brand: listing.brand ?? '',
      pictures: pictures.flatMap((picture) => (picture.status === 'fulfilled' ? [picture.value] : [])),
    }
    setDraft((before = EMPTY_CHECK) =>
      markChecked({ ...before, ...listingFields, targets: { ...before.targets, listing: targets } }, 'listing'),
    )
    navigate(LISTING_PATH)
  }

  function cancel() {
    running.current?.abort()
    setBusy(false)
  }
  return { replaces: hasUncheckedInput(saved, checkKindOf(row)), again: () => void again(), cancel, busy }
}
