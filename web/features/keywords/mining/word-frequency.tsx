import { Skeleton } from '@mantine/core'
import { keywordSearch } from '#contracts/api/keyword-search.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { CrossIcon } from '#web/kit/parts/icons.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Scroller } from '#web/kit/parts/scroller.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { type KeywordSearchState, keywordFilter } from './use-keyword-search.ts'
import classes from './word-frequency.module.css'

/** The words of all found terms. A word narrows the search to terms with it, or to terms without it. */
export function WordFrequency({ state }: { state: KeywordSearchState }) {
  const { t } = useTranslation(['mining-tools', 'keywords'])
  const words = useCall(
    keywordSearch.words,
    { body: keywordFilter(state.search) },
    { placeholderData: (before) => before },
  )
  return (
    <section className={classes.panel} aria-label={t('keywords:mining.word.title')}>
      <p>{t('word.hint')}</p>
      <Panel
        state={panelState(words, ({ row }) => row.length === 0)}
        skeleton={<Skeleton height={160} radius="md" />}
        empty={{ title: t('keywords:mining.none'), text: t('keywords:mining.noneHint') }}
      >
        {({ row }) => (
          <Scroller className={classes.scroller} aria-label={t('word.list')}>
            <ul>
              {row.map((each) => (
                <Word key={each.word} of={each} state={state} />
              ))}
            </ul>
          </Scroller>
        )}
      </Panel>
    </section>
  )
}

interface WordProps {
  of: Output<typeof keywordSearch.words>['row'][number]
  state: KeywordSearchState
}

function Word({ of: { word, keywords, searches }, state: { search, toggle } }: WordProps) {
  const { t } = useTranslation('mining-tools')
  const grouping = useGrouping()
  const count = (value: number) => formatCount(value, grouping)
  const isIn = search.with.some((each) => each.toLowerCase() === word.toLowerCase())
  return (
    <li>
      <button type="button" aria-pressed={isIn} onClick={() => toggle('with', word)}>
        <span lang={marketplaces[search.marketplace].language}>{word}</span>
        <small>{t('word.counts', { keywords: count(keywords), searches: count(searches) })}</small>
      </button>
      <button
        type="button"
        onClick={() => toggle('without', word)}
        aria-label={t('word.exclude', { word })}
        title={t('word.exclude', { word })}
      >
        <CrossIcon size={12} />
      </button>
    </li>
  )
}
