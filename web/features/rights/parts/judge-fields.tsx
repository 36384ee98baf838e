import { Button, Textarea } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { VERDICTS } from '#contracts/api/rights/patent-rows.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { CheckIcon } from '#web/kit/parts/icons.tsx'
import { toast } from '#web/kit/toast.ts'
import classes from './judge-fields.module.css'

type Verdict = (typeof VERDICTS)[number] | null

export interface VerdictAndNote {
  verdict: Verdict
  note: string
}

interface JudgeFieldsProps {
  saved: VerdictAndNote
  busy: boolean
  wordOf: (verdict: (typeof VERDICTS)[number]) => string
  hint: string
  /** Saves verdict and note after earlier calls have finished; rejects if saving fails. */
  onJudge: (judged: VerdictAndNote) => Promise<unknown>
}

const NOTE_LENGTH = 500

/**
 * The fields for the seller's verdict and note. A click on a verdict saves it, and a second click removes it. The note
 * is saved together with the verdict, and also by its own button, on blur and on unmount.
 * This function is long because it is mostly markup of one form.
 */
export function JudgeFields({ saved, busy, wordOf, hint, onJudge }: JudgeFieldsProps) {
  const { t } = useTranslation('rights')
  const [chosen, setChosen] = useState(saved.verdict)
  const [text, setText] = useState(saved.note)
  const note = text.trim()
  const savedNote = useRef(saved.note.trim())

  async function judge(verdict: Verdict) {
    const before = { verdict: chosen, note: savedNote.current }
    setChosen(verdict)
    savedNote.current = note
    try {
      await onJudge({ verdict, note })
      toast.success(t('judge.saved'))
    } catch (thrown) {
      toast.failure(thrown)
      // Restore the old verdict, unless the user has clicked another one meanwhile.
      setChosen((now) => (now === verdict ? before.verdict : now))
      if (savedNote.current === note) savedNote.current = before.note
    }
  }

  function saveNote() {
    if (note !== savedNote.current) void judge(chosen)
  }
  // An unmounted field fires no blur event.
  const saveOnUnmount = useEffectEvent(saveNote)
  useEffect(() => () => saveOnUnmount(), [])
  const fields = useRef<HTMLDivElement>(null)

  return (
    <div ref={fields} className={classes.fields}>
      <div className={classes.verdicts}>
        {VERDICTS.map((one) => (
          <Button
            key={one}
            variant={one === chosen ? 'light' : 'default'}
            aria-pressed={one === chosen}
            leftSection={one === chosen && <CheckIcon size={16} />}
            onClick={() => void judge(one === chosen ? null : one)}
          >
            {wordOf(one)}
          </Button>
        ))}
      </div>
      <Textarea
        className={classes.note}
        label={t('judge.note')}
        placeholder={hint}
        maxLength={NOTE_LENGTH}
        rows={2}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        // Do not save on blur if the user clicked a button of these fields, because that click saves the note.
        onBlur={({ relatedTarget }) => fields.current?.contains(relatedTarget) || saveNote()}
      />
      <div>
        <Button variant="default" loading={busy} onClick={() => void judge(chosen)}>
          {t('judge.save')}
        </Button>
      </div>
    </div>
  )
}
