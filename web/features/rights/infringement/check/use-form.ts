import { useLayoutEffect, useRef } from 'react'
import { useDraft } from '#web/kit/draft.ts'
import { useStillHere } from '#web/kit/still-here.ts'
import { useAsked } from '#web/kit/url-state.ts'
import { begunCheck, type CheckForm, changed } from '../../parts/begun-check.ts'
import { formOf } from './check-form.ts'

/** Changes the form as it is by then: a picture may be read long after it was chosen. Once the page is left nothing changes. */
export type Change = (change: (form: CheckForm) => Partial<CheckForm>) => void

/** The form of the page, kept as a draft. */
export function useForm(): [form: CheckForm, change: Change] {
  const [asked] = useAsked()
  const [begun, keep] = useDraft(begunCheck)
  const isHere = useStillHere()
  const form = formOf(begun, asked)
  const latest = useRef(form)
  useLayoutEffect(() => {
    latest.current = form
  })
  const change: Change = (changeOf) => {
    if (!isHere()) return
    latest.current = changed(latest.current, changeOf(latest.current))
    keep(latest.current)
  }
  return [form, change]
}
