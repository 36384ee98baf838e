import { Button, Textarea, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { infringement } from '#contracts/api/infringement.ts'
import { VERDICTS } from '#contracts/api/patents.ts'
import { keyOf, useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { CheckIcon } from '#web/kit/parts/icons.tsx'
import { toast } from '#web/kit/toast.ts'
import type { Check } from './check-result.tsx'
import classes from './result.module.css'

const NOTE_LENGTH = 500

/** What the seller thinks of it, with a note: kept with the check. Pressing a verdict again takes it back. */
export function DecisionForm({ row: { id, verdict, note } }: Pick<Check, 'row'>) {
  const { t } = useTranslation('infringement')
  const queries = useQueryClient()
  const judge = useChange(infringement.judge)
  const [chosen, setChosen] = useState(verdict)
  const [text, setText] = useState(note)

  function save(next: Check['row']['verdict']) {
    if (judge.isPending) return
    const kept = text.trim()
    setChosen(next)
    judge.mutate(
      { body: { id, verdict: next, note: kept } },
      {
        onSuccess: () => {
          toast.success(t('verdict.saved'))
          // Whoever comes back finds it at once, and not what was there before.
          queries.setQueryData<Check>(
            keyOf(infringement.detail, { query: { id } }),
            (check) => check && { ...check, row: { ...check.row, verdict: next, note: kept } },
          )
          void queries.invalidateQueries({ queryKey: keyOf(infringement.list) })
        },
        onError: (thrown) => {
          setChosen(verdict)
          toast.failure(thrown)
        },
      },
    )
  }

  return (
    <section className={classes.part} aria-labelledby="decision">
      <Title order={2} id="decision">
        {t('verdict.label')}
      </Title>
      <p className={classes.second}>{t('verdict.text')}</p>
      <div className={classes.actions}>
        {VERDICTS.map((one) => (
          <Button
            key={one}
            variant={one === chosen ? 'light' : 'default'}
            aria-pressed={one === chosen}
            leftSection={one === chosen && <CheckIcon size={16} />}
            onClick={() => save(one === chosen ? null : one)}
          >
            {t(`verdict.${one}`)}
          </Button>
        ))}
      </div>
      <Textarea
        className={classes.note}
        label={t('verdict.note')}
        placeholder={t('verdict.noteHint')}
        maxLength={NOTE_LENGTH}
        rows={2}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div>
        <Button variant="default" loading={judge.isPending} onClick={() => save(chosen)}>
          {t('verdict.saveNote')}
        </Button>
      </div>
    </section>
  )
}
