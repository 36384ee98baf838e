import { type FormEvent, useEffect, useRef, useState } from 'react'
import { failures } from '#contracts/core/failures.ts'
import { Failure, textOf } from '#web/api/failure.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { Field, Problems } from './account.rules.ts'
import type { Robot } from './use-robot.ts'

/** The field that each server failure belongs to. Failures that are not listed are shown above the form. */
const FIELD_OF = new Map<number, Field>([
  [failures.wrongPassword.code, 'password'],
  [failures.wrongPhone.code, 'phone'],
  [failures.codeFormat.code, 'code'],
  [failures.wrongCode.code, 'code'],
  [failures.smsUnavailable.code, 'code'],
  [failures.shortPassword.code, 'password'],
  [failures.guessablePassword.code, 'password'],
  [failures.wrongOldPassword.code, 'oldPassword'],
  [failures.wrongOwnPassword.code, 'oldPassword'],
  [failures.robotRequired.code, 'robot'],
])

/**
 * Failures shown above the form although a field is marked. The server does not say whether the phone or the password
 * is wrong, so the message must not appear below the password.
 */
const FORM_LEVEL: ReadonlySet<number> = new Set([failures.wrongPassword.code])

export type Sending = 'form' | 'code'

/**
 * Shows problems only after a submit, runs one request at a time, and focuses the first invalid field.
 * This function is long because its parts share the running request.
 */
export function useForm(problems: Problems, robot?: Robot) {
  const { t } = useTranslation(['account', 'frame'])
  const form = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const [busy, setBusy] = useState<Sending>()
  const [submitted, setSubmitted] = useState<readonly Field[]>([])
  const [refusal, setRefusal] = useState<{ code: number; field?: Field; above: boolean; text: string }>()
  const [rejections, setRejections] = useState(0)

  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [rejections])

  /** Runs the call if these fields are valid. */
  async function send(what: Sending, fields: readonly Field[], call: () => Promise<void>) {
    if (running.current) return
    setRefusal(undefined)
    setSubmitted([...submitted, ...fields])
    if (fields.some((field) => problems[field])) return setRejections((count) => count + 1)
    running.current = true
    setBusy(what)
    try {
      await call()
    } catch (thrown) {
      const code = thrown instanceof Failure ? thrown.code : 0
      const field = FIELD_OF.get(code)
      if (field === 'robot') robot?.untick()
      setRefusal({
        code,
        ...(field && { field }),
        above: !field || FORM_LEVEL.has(code),
        text: textOf(thrown) || t('frame:requestTimedOut'),
      })
      setRejections((count) => count + 1)
    } finally {
      running.current = false
      setBusy(undefined)
    }
  }

  /** The error message for the field, or true if the message is shown above the form. */
  function errorOf(field: Field): string | true | undefined {
    if (refusal?.field === field) return refusal.above || refusal.text
    const problem = submitted.includes(field) ? problems[field] : undefined
    return problem && t(`problem.${problem}`)
  }

  return {
    busy,
    send,
    errorOf,
    /** For forms that stay open after a success: the emptied fields show no errors until the next submit. */
    clearProblems: () => setSubmitted([]),
    failure: refusal?.above ? refusal.text : '',
    refusedWith: (code: number) => refusal?.code === code,
    /** Props of the form element. Any change clears the server's failure. */
    bind: (fields: readonly Field[], call: () => Promise<void>) => ({
      ref: form,
      noValidate: true,
      onChange: () => setRefusal(undefined),
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void send('form', fields, () => call())
      },
    }),
  }
}

export type AccountForm = ReturnType<typeof useForm>
