import { Button, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { patents, VERDICTS } from '#contracts/api/patents.ts'
import { keyOf, useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { CheckIcon } from '#web/kit/parts/icons.tsx'
import type { Patent } from '#web/kit/patent/patent-detail.tsx'
import { toast } from '#web/kit/toast.ts'
import classes from './verdict.module.css'

const NOTE_LENGTH = 500

/** What the seller thinks of a patent: kept with the search, with a note. Pressing a verdict again takes it back. */
export function VerdictForm({ patent: { id, verdict, note }, queryId }: { patent: Patent; queryId: string }) {
  const { t } = useTranslation('patents')
  const queries = useQueryClient()
  const judge = useChange(patents.judge)
  const [chosen, setChosen] = useState(verdict)
  const [text, setText] = useState(note)

  function save(next: Patent['verdict']) {
    if (judge.isPending) return
    const before = chosen
    const judged = { verdict: next, note: text.trim() }
    setChosen(next)
    judge.mutate(
      { body: { queryId, id, ...judged } },
      {
        onSuccess: () => {
          toast.success(t('verdict.saved'))
          // At once: opened again before another answer, the form must not begin with the note of before and keep that.
          queries.setQueryData<Patent>(keyOf(patents.patent, { query: { id, queryId } }), (patent) =>
            patent ? { ...patent, ...judged } : patent,
          )
          void queries.invalidateQueries({ queryKey: keyOf(patents.getPatentInfo) })
        },
        onError: (thrown) => {
          setChosen(before)
          toast.failure(thrown)
        },
      },
    )
  }

  return (
    <section className={classes.verdict} aria-label={t('verdict.label')}>
      <h3>{t('verdict.label')}</h3>
      <div className={classes.choices}>
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
