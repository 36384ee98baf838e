import { Button, Skeleton } from '@mantine/core'
import { Link } from 'wouter'
import type { keywordLists } from '#contracts/api/keyword-lists.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { DataSelect } from '#web/features/catalogue/public/data-select.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { isolate } from '#web/kit/isolate.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { panelState } from '#web/kit/panel-state.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { Message } from '#web/kit/parts/message.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { SearchBox } from '#web/kit/parts/search-box.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { KeywordListBar } from './list-bar.tsx'
import classes from './lists.module.css'
import { TermList, useTerms } from './term-list.tsx'
import { type ListedTermsState, useListedTerms } from './use-listed-terms.ts'
import { useLists } from './use-lists.ts'

type Lists = Output<typeof keywordLists.lists>['lists']
type Terms = Output<typeof keywordLists.terms>

const BRIEF = lazyCode(() => import('./brief.tsx'))
const ADD = lazyCode(() => import('./add-terms.tsx'))
const ALL = ''

/** The terms that the account has collected, list by list. */
export function KeywordListsScreen() {
  const { t } = useTranslation(['keyword-lists', 'shell'])
  const lists = useLists()
  return (
    <Page title={t('shell:title.keywordLists')} subtitle={t('question')}>
      <Panel state={panelState(lists)} skeleton={<Skeleton height={420} radius="lg" />} errorTitle={t('failed')}>
        {(data) => <Lists lists={data.lists} />}
      </Panel>
    </Page>
  )
}

function Lists({ lists }: { lists: Lists }) {
  const { t } = useTranslation(['keyword-lists', 'shell'])
  const state = useListedTerms(lists)
  const { list, isMissing, openList } = state
  return (
    <div className={classes.screen}>
      <KeywordListBar lists={lists} list={list} onOpen={openList} />
      {lists.length === 0 && (
        <Message tone="empty" title={t('none')} text={t('noneHint')}>
          <Button component={Link} href="/products/keyword-miner" variant="default">
            {t('shell:title.keywordMiner')}
          </Button>
        </Message>
      )}
      {lists.length > 0 && isMissing && <Message tone="empty" title={t('missing')} text={t('missingHint')} />}
      {list && <OneList key={list.id} state={state} list={list} />}
    </div>
  )
}

function OneList({ state, list }: { state: ListedTermsState; list: Lists[number] }) {
  const terms = useTerms(state, list)
  return (
    <>
      <LazyPart lazy={ADD} waiting={<Skeleton height={72} radius="md" />}>
        {({ AddTerms }) => <AddTerms list={list} />}
      </LazyPart>
      {list.terms > 0 && (
        <LazyPart lazy={BRIEF} waiting={<Skeleton height={64} radius="lg" />}>
          {({ Brief }) => <Brief list={list} filter={state.bodyOf(list)} />}
        </LazyPart>
      )}
      <Filters state={state} terms={terms.data} />
      <TermList state={state} list={list} terms={terms} />
    </>
  )
}

function Filters({ state: { words, tag, set }, terms }: { state: ListedTermsState; terms: Terms | undefined }) {
  const { t } = useTranslation('keyword-lists')
  const tags = terms?.tags ?? []
  // Else no choice would be marked while the tag of the address has no terms.
  const isKnown = tag === ALL || tags.some((each) => each.tag === tag)
  return (
    <div className={classes.filters}>
      <SearchBox label={t('search')} value={words} maxLength={200} onSearch={(text) => set({ with: text })} />
      {terms?.hasBoth && <DataSelect value={terms.data} onChange={(data) => set({ data })} />}
      {(tags.length > 0 || tag !== ALL) && (
        <Choice
          label={t('tags')}
          labelled
          options={[
            { value: ALL, label: t('allTags') },
            ...tags.map((each) => ({
              value: each.tag,
              label: t('tagOf', { tag: isolate(each.tag), count: each.terms }),
            })),
            ...(isKnown ? [] : [{ value: tag, label: isolate(tag) }]),
          ]}
          value={tag}
          onChange={(chosen) => set({ tag: chosen })}
        />
      )}
    </div>
  )
}
