import { type FormEvent, useEffect, useRef, useState } from 'react'
import { failures } from '#contracts/core/failures.ts'
import { Failure, textOf } from '#web/api/failure.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { Field, Problems } from './account.rules.ts'
import type { Robot } from './use-robot.ts'

/** The field that a refusal of the server is about. What is about none stands above the form. */
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

/** Of these two the server does not tell which is wrong: the text stands above them, and the likelier one is marked. */
const ABOVE: ReadonlySet<number> = new Set([failures.wrongPassword.code])

/** What sends a form: its own button, or the one that gets a code. */
export type Sending = 'form' | 'code'

/**
 * A form of the accounts. Problems show once it was sent, one thing is sent at a time, and the first field that is wrong
 * gets the focus.
 */
export function useForm(problems: Problems, robot?: Robot) {
  const { t } = useTranslation(['account', 'frame'])
  const form = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const [busy, setBusy] = useState<Sending>()
  const [asked, setAsked] = useState<readonly Field[]>([])
  const [refusal, setRefusal] = useState<{ code: number; field?: Field; above: boolean; text: string }>()
  const [wrongs, setWrongs] = useState(0)

  useEffect(() => {
    if (wrongs > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrongs])

  /** Sends what needs these fields, unless one of them is wrong. */
  async function send(what: Sending, fields: readonly Field[], call: () => Promise<void>) {
    if (running.current) return
    setRefusal(undefined)
    setAsked([...asked, ...fields])
    if (fields.some((field) => problems[field])) return setWrongs((count) => count + 1)
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
        above: !field || ABOVE.has(code),
        text: textOf(thrown) || t('frame:requestTimedOut'),
      })
      setWrongs((count) => count + 1)
    } finally {
      running.current = false
      setBusy(undefined)
    }
  }

  /** What is wrong with a field, or only that it is wrong when the text stands above the form. */
  function errorOf(field: Field): string | true | undefined {
    if (refusal?.field === field) return refusal.above || refusal.text
    const problem = asked.includes(field) ? problems[field] : undefined
    return problem && t(`problem.${problem}`)
  }

  return {
    busy,
    send,
    errorOf,
    /** After a success that keeps the form open: empty fields are no problem until it is sent again. */
    startAnew: () => setAsked([]),
    /** What was refused, where no single field can show it. */
    failure: refusal?.above ? refusal.text : '',
    /** Whether the server refused for this reason. */
    refusedWith: (code: number) => refusal?.code === code,
    /** For the form element. What was refused is forgotten as soon as something changes. */
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
