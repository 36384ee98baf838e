import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { useDraft } from '#web/kit/draft.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useSearchValues } from '#web/kit/url-state.ts'
import { LegalNote } from '../../parts/legal-note.tsx'
import { ResultSkeleton } from '../result/result-skeleton.tsx'
import { EarlierSearches } from './earlier-searches.tsx'
import classes from './search.module.css'
import { searchDraft } from './search-form.ts'
import { SearchPanel } from './search-panel.tsx'

/** This code loads when a result is opened. */
const RESULT = lazyCode(() => import('../result/query-result.tsx'))

/** Design search by picture and words; `?q=` opens the result of a search. */
export function PatentScreen() {
  // Load the texts of later parts now: loading them on demand would suspend the page.
  const { t } = useTranslation(['patents', 'patent', 'rights'])
  const [search] = useSearchValues()
  const [, setDraft] = useDraft(searchDraft)
  const queryId = search.get('q') ?? ''
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        queryId && (
          <Button component={Link} href="/patent" variant="default" onClick={() => setDraft()}>
            {t('newSearch')}
          </Button>
        )
      }
    >
      <div className={classes.screen}>
        {queryId ? (
          <LazyPart lazy={RESULT} waiting={<ResultSkeleton />}>
            {({ QueryResult }) => <QueryResult key={queryId} queryId={queryId} />}
          </LazyPart>
        ) : (
          <>
            <SearchPanel />
            <EarlierSearches />
          </>
        )}
        <LegalNote />
      </div>
    </Page>
  )
}
