import { Button } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { OptionalPart } from '#web/kit/lazy/optional-part.tsx'
import { Message } from '#web/kit/parts/message.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { LATER } from './load-later-parts.ts'
import type { MissingAsinsProps } from './missing-asins.tsx'
import classes from './research.module.css'
import { ResearchForm } from './research-form.tsx'
import { ResearchList, useResearched } from './research-list.tsx'
import { type ResearchState, researchBody, useResearch } from './use-research.ts'

/** Products and rivals side by side: sales, traffic and two years of history. */
export function ResearchScreen() {
  const { t } = useTranslation(['research', 'shell', 'products', 'list'])
  const state = useResearch()
  const { research } = state
  const body = researchBody(research)
  const list = useResearched(body)
  return (
    <Page title={t('shell:title.research')} subtitle={t('question')}>
      <div className={classes.screen}>
        <ResearchForm state={state} data={list.data} />
        {body ? (
          <>
            {research.rivalsOf !== undefined && <RivalsOf asin={research.rivalsOf} state={state} />}
            {list.data && list.data.missing.length > 0 && <Missing {...list.data} />}
            <ResearchList state={state} body={body} list={list} />
          </>
        ) : (
          <Begin state={state} />
        )}
      </div>
    </Page>
  )
}

const Missing = (props: MissingAsinsProps) => (
  <OptionalPart lazy={LATER}>{({ MissingAsins }) => <MissingAsins {...props} />}</OptionalPart>
)

function RivalsOf({ asin, state: { set } }: { asin: string; state: ResearchState }) {
  const { t } = useTranslation('research')
  return (
    <p className={classes.rivals}>
      {t('rivalsOf', { asin })}
      <Button size="compact-sm" variant="subtle" onClick={() => set({ rivalsOf: '' })}>
        {t('endRivals')}
      </Button>
    </p>
  )
}

const EXAMPLE = 'travel mug'

function Begin({ state: { lookUp } }: { state: ResearchState }) {
  const { t } = useTranslation('research')
  return (
    <div className={classes.begin}>
      <Message tone="empty" title={t('begin.title')} text={t('begin.text')}>
        <Button variant="default" onClick={() => lookUp('words', EXAMPLE)}>
          {t('begin.example', { words: EXAMPLE })}
        </Button>
      </Message>
    </div>
  )
}
