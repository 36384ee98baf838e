import { Skeleton } from '@mantine/core'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { Message } from '#web/kit/parts/message.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { WORD_LISTS } from '../mining/term-text.ts'
import { WordsField } from '../mining/words-field.tsx'
import { AsinsField } from './asins-field.tsx'
import { GapChoice, WeekFields } from './compare-controls.tsx'
import { ComparedProducts } from './compared-products.tsx'
import classes from './reverse.module.css'
import { useReverse } from './use-reverse.ts'
import { type ReverseSearchState, useReverseSearch } from './use-reverse-search.ts'

/** The screen without ASINs needs no list. */
const TERMS = lazyCode(() => import('./found-terms.tsx'))

/** The terms under which some products rank, and where the first one falls behind. */
export function KeywordReverseScreen() {
  const { t } = useTranslation(['reverse', 'keywords', 'shell'])
  const state = useReverseSearch()
  return (
    <Page title={t('shell:title.keywordReverse')} subtitle={t('question')}>
      <div className={classes.screen}>
        <AsinsField state={state} />
        {state.search.asins.length > 0 ? <Lookup state={state} /> : <Start state={state} />}
      </div>
    </Page>
  )
}

function Start({ state: { search, setMarketplace } }: { state: ReverseSearchState }) {
  const { t } = useTranslation('reverse')
  return (
    <>
      <div className={classes.fields}>
        <MarketplacePicker size="sm" value={search.marketplace} onChange={setMarketplace} />
      </div>
      <Message tone="empty" title={t('start.title')} text={t('start.text')} />
    </>
  )
}

function Lookup({ state }: { state: ReverseSearchState }) {
  const list = useReverse(state)
  const { search, setMarketplace, setWords } = state
  const found = list.data && list.data.product.length > 0 ? list.data : undefined
  return (
    <>
      {list.data && <ComparedProducts state={state} data={list.data} />}
      <div className={classes.fields}>
        <MarketplacePicker size="sm" value={search.marketplace} onChange={setMarketplace} />
        {found && <WeekFields state={state} data={found} />}
        {WORD_LISTS.map((words) => (
          <WordsField key={words} list={words} words={search[words]} onWords={(typed) => setWords(words, typed)} />
        ))}
      </div>
      {found && <GapChoice state={state} data={found} />}
      {(list.data === undefined || found) && (
        <LazyPart lazy={TERMS} waiting={<Skeleton height={520} radius="lg" />}>
          {({ FoundTerms }) => (
            <div className={classes.screen}>
              <FoundTerms state={state} list={list} />
            </div>
          )}
        </LazyPart>
      )}
    </>
  )
}
