import { useLayoutEffect, useRef } from 'react'
import { useDraft } from '#web/kit/draft.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import { useIsMounted } from '#web/kit/use-is-mounted.ts'
import { applyChange, type CheckForm, checkDraft } from '../../parts/check-draft.ts'
import { initialForm } from './check-form.ts'

/**
 * Applies a change that is computed from the latest form, because a picture may finish loading after other edits. Does
 * nothing after the user has left the page.
 */
export type Change = (change: (form: CheckForm) => Partial<CheckForm>) => void

export function useForm(): [form: CheckForm, change: Change] {
  const [search] = useSearchValues()
  const [saved, setDraft] = useDraft(checkDraft)
  const isHere = useIsMounted()
  const form = initialForm(saved, search)
  const latest = useRef(form)
  useLayoutEffect(() => {
    latest.current = form
  })
  const change: Change = (update) => {
    if (!isHere()) return
    latest.current = applyChange(latest.current, update(latest.current))
    setDraft(latest.current)
  }
  return [form, change]
}
