import { Button, Title } from '@mantine/core'
import { Link } from 'wouter'
import { useDraft } from '#web/kit/draft.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { LegalNote } from '#web/kit/rights/legal-note.tsx'
import { useAsked } from '#web/kit/url-state.ts'
import { QueryResult } from '../result/query-result.tsx'
import { EarlierSearches } from './earlier-searches.tsx'
import classes from './search.module.css'
import { begunSearch } from './search-form.ts'
import { SearchPanel } from './search-panel.tsx'

/** Design patents by picture and by words: the form, and what a search has found under `?q=`. */
export function PatentScreen() {
  const { t } = useTranslation('patents')
  const [asked] = useAsked()
  const [, keep] = useDraft(begunSearch)
  const queryId = asked.get('q') ?? ''
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <div>
          <Title order={1}>{t('title')}</Title>
          <p>{t('subtitle')}</p>
        </div>
        {queryId && (
          <Button component={Link} href="/patent" variant="default" onClick={() => keep()}>
            {t('newSearch')}
          </Button>
        )}
      </header>
      {queryId ? (
        <QueryResult key={queryId} queryId={queryId} />
      ) : (
        <>
          <SearchPanel />
          <EarlierSearches />
        </>
      )}
      <LegalNote />
    </div>
  )
}
