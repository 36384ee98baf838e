import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useOpened, useSearchValues } from '#web/kit/url-state.ts'
import { CHECK_KINDS } from '../parts/check-draft.ts'
import { LegalNote } from '../parts/legal-note.tsx'
import { CheckPanel } from './check/check-panel.tsx'
import { History } from './history/history.tsx'
import classes from './infringement.module.css'
import { ResultSkeleton } from './result/result-skeleton.tsx'

/** This code loads when a result is opened. */
const RESULT = lazyCode(() => import('./result/check-result.tsx'))

/** Shows the check form and earlier checks; `?id=` opens the result of a check. */
export function InfringementScreen() {
  // Load the texts of later parts now: loading them on demand would suspend the page.
  const { t } = useTranslation(['infringement', 'picker', 'patent', 'rights'])
  const [id] = useOpened('id')
  const [search, setSearch] = useSearchValues()
  const kind = CHECK_KINDS.find((one) => one === search.get('way')) ?? 'asin'
  if (id !== null)
    return (
      <LazyPart
        lazy={RESULT}
        waiting={
          <Page title={t('title')}>
            <ResultSkeleton />
          </Page>
        }
      >
        {({ CheckResult }) => <CheckResult key={id} id={id} />}
      </LazyPart>
    )
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      tabs={{
        label: t('ways'),
        tabs: CHECK_KINDS.map((key) => ({ key, label: t(`way.${key}`) })),
        value: kind,
        onChange: (chosen) => setSearch({ way: chosen === 'asin' ? '' : chosen }),
      }}
    >
      <div className={classes.screen}>
        <CheckPanel kind={kind} />
        <History />
        <LegalNote />
      </div>
    </Page>
  )
}
