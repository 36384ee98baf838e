import { useQueryClient } from '@tanstack/react-query'
import { patents } from '#contracts/api/rights/patents.ts'
import { keyOf, useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { type Judged, JudgeFields } from '../../parts/judge-fields.tsx'
import { type FoundBy, type Patent, patentAsked } from '../../parts/use-patent.ts'
import classes from './verdict.module.css'

interface VerdictFormProps {
  patent: Patent
  foundBy: FoundBy & { queryId: string }
}

/** What the seller thinks of a design: kept with the search, with a note. */
export function VerdictForm({ patent: { id, verdict, note }, foundBy }: VerdictFormProps) {
  const { t } = useTranslation('patents')
  const queries = useQueryClient()
  const judge = useChange(patents.judge, { inTurn: true })

  async function keep(judged: Judged) {
    await judge.mutateAsync({ body: { queryId: foundBy.queryId, id, ...judged } })
    // At once: opened again before another answer, the form must not begin with the note of before and keep that.
    const shown = keyOf(patents.patent, patentAsked(id, foundBy))
    queries.setQueryData<Patent>(shown, (patent) => patent && { ...patent, ...judged })
    // The other registrations of the design have the same verdict.
    queries.removeQueries({ queryKey: keyOf(patents.patent), type: 'inactive' })
    void queries.invalidateQueries({ queryKey: keyOf(patents.getPatentInfo) })
  }

  return (
    <section className={classes.verdict} aria-label={t('verdict.label')}>
      <h3>{t('verdict.label')}</h3>
      <JudgeFields
        kept={{ verdict, note }}
        busy={judge.isPending}
        wordOf={(one) => t(`verdict.${one}`)}
        hint={t('verdict.noteHint')}
        onJudge={keep}
      />
    </section>
  )
}
