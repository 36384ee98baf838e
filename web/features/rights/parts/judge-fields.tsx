import { Button, Textarea } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { VERDICTS } from '#contracts/api/rights/patent-rows.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { CheckIcon } from '#web/kit/parts/icons.tsx'
import { toast } from '#web/kit/toast.ts'
import classes from './judge-fields.module.css'

type Verdict = (typeof VERDICTS)[number] | null

export interface Judged {
  verdict: Verdict
  note: string
}

interface JudgeFieldsProps {
  kept: Judged
  /** It is being kept. */
  busy: boolean
  wordOf: (verdict: (typeof VERDICTS)[number]) => string
  hint: string
  /** Keeps it after what was pressed before; fails where it could not be kept. */
  onJudge: (judged: Judged) => Promise<unknown>
}

const NOTE_LENGTH = 500

/**
 * What the seller thinks, with a note. A verdict is kept as it is pressed; pressing it again takes it back. A note is kept
 * with it, by its button, and when it is left or closed.
 */
export function JudgeFields({ kept, busy, wordOf, hint, onJudge }: JudgeFieldsProps) {
  const { t } = useTranslation('rights')
  const [chosen, setChosen] = useState(kept.verdict)
  const [text, setText] = useState(kept.note)
  const note = text.trim()
  const sent = useRef(kept.note.trim())

  async function judge(verdict: Verdict) {
    const before = { verdict: chosen, note: sent.current }
    setChosen(verdict)
    sent.current = note
    try {
      await onJudge({ verdict, note })
      toast.success(t('judge.saved'))
    } catch (thrown) {
      toast.failure(thrown)
      // Unless another was pressed meanwhile.
      setChosen((now) => (now === verdict ? before.verdict : now))
      if (sent.current === note) sent.current = before.note
    }
  }

  function leave() {
    if (note !== sent.current) void judge(chosen)
  }
  // What goes from the page with the focus in it is not left.
  const close = useEffectEvent(leave)
  useEffect(() => () => close(), [])
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
        // The buttons here keep it themselves.
        onBlur={({ relatedTarget }) => fields.current?.contains(relatedTarget) || leave()}
      />
      <div>
        <Button variant="default" loading={busy} onClick={() => void judge(chosen)}>
          {t('judge.save')}
        </Button>
      </div>
    </div>
  )
}
