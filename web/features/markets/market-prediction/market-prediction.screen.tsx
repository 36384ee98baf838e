import { Skeleton } from '@mantine/core'
import { marketPrediction } from '#contracts/api/market-prediction.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { panelState } from '#web/kit/panel-state.ts'
import { Message } from '#web/kit/parts/message.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useSearchValues } from '#web/kit/url-state.ts'
import { type Asked, bodyOf, readAsked } from './asked.ts'
import { LATER } from './load-later-parts.ts'
import classes from './market-prediction.module.css'
import { SubjectForm } from './subject-form.tsx'
import { Suggestions } from './suggestions.tsx'

/** The demand of a term or niche in the next twelve months. */
export function MarketPredictionScreen() {
  const { t } = useTranslation(['market-prediction', 'shell', 'frame', 'list'])
  const [search] = useSearchValues()
  const asked = readAsked(search)
  const body = bodyOf(asked)
  const query = useCall(marketPrediction.demand, { body: body ?? {} }, { enabled: body !== undefined })
  const answer = body && query.data
  return (
    <Page
      title={t('shell:title.marketPrediction')}
      subtitle={t('question')}
      tag={answer?.data === 'sample' && <Tag tone="sample">{t('frame:sample')}</Tag>}
    >
      <div className={classes.screen}>
        <SubjectForm asked={asked} answer={answer} />
        {body ? <Result asked={asked} query={query} /> : <Empty asked={asked} />}
      </div>
    </Page>
  )
}

type DemandQuery = ReturnType<typeof useCall<typeof marketPrediction.demand>>

const WAITING = <Skeleton height={720} radius="md" />

function Result({ asked, query }: { asked: Asked; query: DemandQuery }) {
  const { t } = useTranslation('market-prediction')
  return (
    <>
      <Panel state={panelState(query)} skeleton={WAITING} errorTitle={t('failed')}>
        {(answer) => (
          <LazyPart lazy={LATER} waiting={WAITING}>
            {({ DemandResult }) => <DemandResult answer={answer} />}
          </LazyPart>
        )}
      </Panel>
      {query.isError && asked.term !== '' && <Suggestions typed={asked.term} title={t('similar')} asked={asked} />}
    </>
  )
}

function Empty({ asked }: { asked: Asked }) {
  const { t } = useTranslation('market-prediction')
  return (
    <>
      <Message tone="empty" title={t('empty')} text={t('emptyHint')} />
      <Suggestions typed="" title={t('examples')} asked={asked} most={3} />
    </>
  )
}
