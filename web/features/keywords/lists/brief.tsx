import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { type KeywordList, keywordLists } from '#contracts/api/keyword-lists.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import { formatCount } from '#contracts/model/number.ts'
import { formatMetric } from '#contracts/model/screener/format-metric.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import classes from './lists.module.css'

const DIALOGS = lazyCode(() => import('./brief-dialogs.tsx'))

interface BriefProps {
  list: KeywordList
  filter: Body<typeof keywordLists.terms>
}

/** The sums of the terms in view, and what to do with them. */
export function Brief({ list, filter }: BriefProps) {
  const { sort: _, order: __, ...body } = filter
  const brief = useCall(keywordLists.brief, { body }, { placeholderData: (before) => before })
  return (
    <Panel state={panelState(brief)} skeleton={<Skeleton height={64} radius="lg" />}>
      {(data) => <Sums list={list} brief={data} isFiltered={Boolean(filter.with || filter.tag)} />}
    </Panel>
  )
}

interface SumsProps {
  list: KeywordList
  brief: Output<typeof keywordLists.brief>
  /** Whether the terms are only some of the list. */
  isFiltered: boolean
}

function Sums({ list, brief, isFiltered }: SumsProps) {
  const { t } = useTranslation('keyword-lists')
  const reader = { marketplace: list.marketplace, language: useLanguage(), grouping: useGrouping() }
  const count = (value: number) => formatCount(value, reader.grouping)
  const [opened, setOpened] = useState<'words' | 'ads' | null>(null)
  const close = () => setOpened(null)
  const facts = [
    { name: t('brief.terms'), value: count(brief.terms) },
    { name: t('brief.searches'), value: count(brief.searches) },
    {
      name: t('brief.bid'),
      value: formatMetric({ unit: 'money' }, brief.bid, reader),
      help: t('brief.bidHelp', { count: brief.bidTerms }),
    },
  ]
  return (
    <section className={classes.brief} aria-label={t(isFiltered ? 'brief.titleShown' : 'brief.title')}>
      <dl>
        {facts.map(({ name, value, help }) => (
          <div key={name}>
            <dt title={help}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.ways}>
        <Button size="sm" variant="default" disabled={brief.words.length === 0} onClick={() => setOpened('words')}>
          {t('words.open')}
        </Button>
        <Button size="sm" variant="default" disabled={brief.bid === null} onClick={() => setOpened('ads')}>
          {t('ads.open')}
        </Button>
      </div>
      <LazyDialog lazy={DIALOGS} opened={opened === 'words'} onClose={close}>
        {({ WordsDialog }, isOpen) => (
          <WordsDialog list={list} brief={brief} isFiltered={isFiltered} opened={isOpen} onClose={close} />
        )}
      </LazyDialog>
      <LazyDialog lazy={DIALOGS} opened={opened === 'ads'} onClose={close}>
        {({ AdsDialog }, isOpen) => <AdsDialog list={list} bid={brief.bid ?? 0} opened={isOpen} onClose={close} />}
      </LazyDialog>
    </section>
  )
}
