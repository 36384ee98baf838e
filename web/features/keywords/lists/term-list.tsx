import { useState } from 'react'
import { type KeywordList, keywordLists, type ListedTerm, MAX_TERMS_A_CALL } from '#contracts/api/keyword-lists.ts'
import { KEYWORD_TEXTS } from '#contracts/model/keywords/keyword-metrics.texts.ts'
import type { KeywordNumber } from '#contracts/model/keywords/keyword-metrics.ts'
import { LIST_EXPORT_TEXTS } from '#contracts/model/keywords/list-export.texts.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { DASH } from '#contracts/model/number.ts'
import { useCall } from '#web/api/queries.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import type { ListColumn } from '#web/kit/list/column.ts'
import { ListView, useListPage } from '#web/kit/list/list-view.tsx'
import rowTitle from '#web/kit/list/row-title.module.css'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { keywordColumns } from '../mining/keyword-columns.tsx'
import classes from './lists.module.css'
import type { ListedTermsState } from './use-listed-terms.ts'

const ACTIONS = lazyCode(() => import('./term-actions.tsx'))
const DRAWER = lazyCode(() => import('./term-drawer.tsx'))

export function useTerms(state: ListedTermsState, list: KeywordList) {
  const body = { ...state.bodyOf(list), ...useListPage() }
  return useCall(keywordLists.terms, { body }, { placeholderData: (before) => before })
}

interface TermListProps {
  state: ListedTermsState
  list: KeywordList
  terms: ReturnType<typeof useTerms>
}

/** The terms of a list with their figures. A row opens its details beside the list. */
export function TermList({ state, list, terms }: TermListProps) {
  const { t } = useTranslation(['keyword-lists', 'keywords', 'frame'])
  const language = useLanguage()
  const columns = useColumns(list.marketplace)
  const [isOpen, setOpen] = useState(false)
  // Outlives `isOpen`, so that the drawer keeps its content while it closes.
  const [term, setTerm] = useState<ListedTerm | null>(null)
  const body = state.bodyOf(list)
  const { sorting, setSorting, words, tag } = state
  const isFiltered = words !== '' || tag !== ''
  return (
    <>
      <ListView
        definition={{
          settings: 'listed-terms',
          scope: String(list.id),
          columns,
          rowId: ({ id }) => String(id),
          nameOf: ({ text }) => text,
          words: {
            label: t('terms'),
            none: isFiltered ? t('keywords:mining.none') : t('empty'),
            noneHint: isFiltered ? t('noMatchHint') : t('emptyHint'),
            open: t('keywords:mining.details'),
            openOf: (text) => t('keywords:mining.detailsOf', { term: text }),
          },
          onOpen: (opened) => {
            setTerm(opened)
            setOpen(true)
          },
          chosen: {
            max: MAX_TERMS_A_CALL,
            actions: (rows, clear) => (
              <LazyPart lazy={ACTIONS} waiting={null}>
                {({ TermActions }) => (
                  <TermActions
                    list={list}
                    rows={rows}
                    tags={terms.data?.tags.map(({ tag: each }) => each) ?? []}
                    onDone={clear}
                  />
                )}
              </LazyPart>
            ),
          },
        }}
        list={terms}
        source={{
          endpoint: keywordLists.terms,
          inputOf: (page, size) => ({ body: { ...body, page, size } }),
          rowsOf: (data) => data,
        }}
        sorting={sorting}
        sortName={
          sorting.by === 'addedAt'
            ? LIST_EXPORT_TEXTS[language].addedAt
            : KEYWORD_TEXTS[language].names[sorting.by as KeywordNumber] // readSorting keeps only these names
        }
        onSort={setSorting}
        searchKey={JSON.stringify(body)}
        tag={terms.data?.data === 'sample' && <Tag tone="sample">{t('frame:sample')}</Tag>}
      />
      <LazyDialog lazy={DRAWER} opened={isOpen} onClose={() => setOpen(false)}>
        {({ TermDrawer }, opened) => (
          <TermDrawer term={term} marketplace={list.marketplace} opened={opened} onClose={() => setOpen(false)} />
        )}
      </LazyDialog>
    </>
  )
}

/** What the list knows of a term, then the columns of the keyword miner. */
function useColumns(marketplace: Marketplace): ListColumn<ListedTerm>[] {
  const { t } = useTranslation('keywords')
  const language = useLanguage()
  const heads = LIST_EXPORT_TEXTS[language]
  const [, ...known] = keywordColumns({
    marketplace,
    language,
    grouping: useGrouping(),
    words: {
      term: t('mining.term'),
      trend: t('mining.trend.name'),
      trendHelp: t('mining.trend.help'),
      trendOf: (first, last, most) => t('mining.trend.of', { first, last, most }),
      category: t('mining.category'),
      niche: t('mining.niche'),
    },
  })
  return [
    {
      id: 'term',
      head: t('mining.term'),
      width: 260,
      cell: ({ text, known: row }) => (
        <span className={rowTitle.words}>
          <span className={rowTitle.title} lang={marketplaces[marketplace].language} title={text}>
            {text}
          </span>
          {language === 'zh-CN' && row?.zh && row.zh !== text && <small>{row.zh}</small>}
        </span>
      ),
    },
    {
      id: 'tags',
      head: heads.tags,
      width: 150,
      cell: ({ tags }) => (tags.length === 0 ? DASH : <Tags tags={tags} />),
    },
    ...known.slice(0, 4).map(ofKnown),
    {
      id: 'origin',
      head: heads.origin,
      width: 150,
      cell: ({ origin, detail }) => (
        <span title={detail ?? undefined}>
          {heads.origins[origin]}
          {detail !== null && <small className={classes.below}>{detail}</small>}
        </span>
      ),
    },
    {
      id: 'addedAt',
      head: heads.addedAt,
      width: 130,
      sort: { by: 'addedAt', first: 'desc' },
      cell: ({ addedAt }) => moment(addedAt),
    },
    ...known.slice(4).map(ofKnown),
  ]
}

const ofKnown = (column: ReturnType<typeof keywordColumns>[number]): ListColumn<ListedTerm> => ({
  ...column,
  cell: ({ known }) => (known === null ? DASH : column.cell(known)),
})

const Tags = ({ tags }: { tags: readonly string[] }) => (
  <span className={classes.tags}>
    {tags.map((tag) => (
      <bdi key={tag}>{tag}</bdi>
    ))}
  </span>
)
