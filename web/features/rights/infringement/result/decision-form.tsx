import { Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { infringement } from '#contracts/api/rights/infringement.ts'
import { keyOf, useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { JudgeFields, type VerdictAndNote } from '../../parts/judge-fields.tsx'
import classes from './result.module.css'
import type { Check } from './use-check.ts'

export function DecisionForm({ row: { id, verdict, note } }: Pick<Check, 'row'>) {
  const { t } = useTranslation('infringement')
  const queries = useQueryClient()
  const judge = useChange(infringement.judge, { inTurn: true })

  async function saveJudgement(judged: VerdictAndNote) {
    await judge.mutateAsync({ body: { id, ...judged } })
    // Update the cache at once, or the reopened page would show the old decision.
    queries.setQueryData<Check>(
      keyOf(infringement.detail, { query: { id } }),
      (check) => check && { ...check, row: { ...check.row, ...judged } },
    )
    void queries.invalidateQueries({ queryKey: keyOf(infringement.list) })
  }

  return (
    <section className={classes.part} aria-labelledby="decision">
      <Title order={2} id="decision">
        {t('verdict.label')}
      </Title>
      <p className={classes.second}>{t('verdict.text')}</p>
      <JudgeFields
        saved={{ verdict, note }}
        busy={judge.isPending}
        wordOf={(one) => t(`verdict.${one}`)}
        hint={t('verdict.noteHint')}
        onJudge={saveJudgement}
      />
    </section>
  )
}
