import { useQueryClient } from '@tanstack/react-query'
import { patents } from '#contracts/api/rights/patents.ts'
import { keyOf, useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { type Judged, JudgeFields } from '../../parts/judge-fields.tsx'
import type { Patent } from '../../parts/use-patent.ts'
import classes from './verdict.module.css'

/** What the seller thinks of a patent: kept with the search, with a note. */
export function VerdictForm({ patent: { id, verdict, note }, queryId }: { patent: Patent; queryId: string }) {
  const { t } = useTranslation('patents')
  const queries = useQueryClient()
  const judge = useChange(patents.judge, { inTurn: true })

  async function keep(judged: Judged) {
    await judge.mutateAsync({ body: { queryId, id, ...judged } })
    // At once: opened again before another answer, the form must not begin with the note of before and keep that.
    queries.setQueryData<Patent>(
      keyOf(patents.patent, { query: { id, queryId } }),
      (patent) => patent && { ...patent, ...judged },
    )
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
