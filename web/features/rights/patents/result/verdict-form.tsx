import { useQueryClient } from '@tanstack/react-query'
import { patents } from '#contracts/api/rights/patents.ts'
import { keyOf, useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { JudgeFields, type VerdictAndNote } from '../../parts/judge-fields.tsx'
import { type FoundBy, type Patent, patentInput } from '../../parts/use-patent.ts'
import classes from './verdict.module.css'

interface VerdictFormProps {
  patent: Patent
  foundBy: FoundBy & { queryId: string }
}

/** The form for the seller's verdict on a design, and for a note. Verdict and note are stored with the search. */
export function VerdictForm({ patent: { id, verdict, note }, foundBy }: VerdictFormProps) {
  const { t } = useTranslation('patents')
  const queries = useQueryClient()
  const judge = useChange(patents.judge, { inTurn: true })

  async function saveJudgement(judged: VerdictAndNote) {
    await judge.mutateAsync({ body: { queryId: foundBy.queryId, id, ...judged } })
    // Update the cache at once: a reopened form would start with the old note and save it again.
    const shown = keyOf(patents.patent, patentInput(id, foundBy))
    queries.setQueryData<Patent>(shown, (patent) => patent && { ...patent, ...judged })
    // Other registrations of the design share the verdict, so their cached details are stale.
    queries.removeQueries({ queryKey: keyOf(patents.patent), type: 'inactive' })
    void queries.invalidateQueries({ queryKey: keyOf(patents.getPatentInfo) })
  }

  return (
    <section className={classes.verdict} aria-label={t('verdict.label')}>
      <h3>{t('verdict.label')}</h3>
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
