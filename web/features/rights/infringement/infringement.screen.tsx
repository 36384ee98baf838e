import { useTranslation } from '#web/kit/i18n.ts'
import { lateCode } from '#web/kit/late/late-code.ts'
import { LatePart } from '#web/kit/late/late-part.tsx'
import { PageHead } from '#web/kit/screens/page-head.tsx'
import { useOpened } from '#web/kit/url-state.ts'
import { LegalNote } from '../parts/legal-note.tsx'
import { CheckPanel } from './check/check-panel.tsx'
import { History } from './history/history.tsx'
import classes from './infringement.module.css'
import { ResultSkeleton } from './result/result-skeleton.tsx'

/** What a check has found comes when one is opened. */
const RESULT = lateCode(() => import('./result/check-result.tsx'))

/** A product against patents, marks and cases: the form with the earlier checks, and under `?id=` what one has found. */
export function InfringementScreen() {
  // With the words of what shows later: loading them then would take the page away for a moment.
  const { t } = useTranslation(['infringement', 'picker', 'patent', 'rights'])
  const [id] = useOpened('id')
  if (id !== null)
    return (
      <LatePart late={RESULT} waiting={<ResultSkeleton />}>
        {({ CheckResult }) => <CheckResult key={id} id={id} />}
      </LatePart>
    )
  return (
    <div className={classes.screen}>
      <PageHead title={t('title')} text={t('subtitle')}>
        <CheckPanel />
      </PageHead>
      <History />
      <LegalNote />
    </div>
  )
}
