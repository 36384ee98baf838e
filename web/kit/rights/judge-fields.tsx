import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { VERDICTS } from '#contracts/api/patent-rows.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { CheckIcon } from '#web/kit/parts/icons.tsx'
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
  /** Calls `failed` where it could not be kept. */
  onJudge: (judged: Judged, failed: () => void) => void
}

const NOTE_LENGTH = 500

/** What the seller thinks, with a note. A verdict is kept as it is pressed; pressing it again takes it back. */
export function JudgeFields({ kept, busy, wordOf, hint, onJudge }: JudgeFieldsProps) {
  const { t } = useTranslation('rights')
  const [chosen, setChosen] = useState(kept.verdict)
  const [text, setText] = useState(kept.note)

  function judge(verdict: Verdict) {
    if (busy) return
    const before = chosen
    setChosen(verdict)
    onJudge({ verdict, note: text.trim() }, () => setChosen(before))
  }

  return (
    <>
      <div className={classes.verdicts}>
        {VERDICTS.map((one) => (
          <Button
            key={one}
            variant={one === chosen ? 'light' : 'default'}
            aria-pressed={one === chosen}
            leftSection={one === chosen && <CheckIcon size={16} />}
            onClick={() => judge(one === chosen ? null : one)}
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
      />
      <div>
        <Button variant="default" loading={busy} onClick={() => judge(chosen)}>
          {t('judge.save')}
        </Button>
      </div>
    </>
  )
}
