import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { Cases } from './cases.tsx'
import classes from './detail.module.css'
import { LegalNote } from './legal-note.tsx'
import { PatentFacts } from './patent-facts.tsx'
import { PatentTags } from './patent-tags.tsx'
import { titleOf } from './patent-title.ts'
import { type FoundBy, type Patent, usePatent } from './use-patent.ts'
import { Views } from './views.tsx'

interface PatentDetailProps {
  id: number
  foundBy?: FoundBy | undefined
  children?: ((patent: Patent) => ReactNode) | undefined
}

export function PatentDetail({ id, foundBy, children }: PatentDetailProps) {
  const { t } = useTranslation('patent')
  const language = useLanguage()
  const patent = usePatent(id, foundBy)
  return (
    <Panel state={panelState(patent)} skeleton={<PatentSkeleton />} errorTitle={t('failed')}>
      {(patent) => {
        const { title, other } = titleOf(patent, language)
        return (
          <article className={classes.detail}>
            <header className={classes.head}>
              <h2 lang={title.lang}>{title.text}</h2>
              {other && <p lang={other.lang}>{other.text}</p>}
              <PatentTags patent={{ ...patent, ...patent.design }} />
            </header>
            {children?.(patent)}
            <div className={classes.columns}>
              <Views key={patent.id} patent={patent} />
              <PatentFacts patent={patent} />
            </div>
            <Cases patent={patent} />
            <LegalNote sample={patent.sample} />
          </article>
        )
      }}
    </Panel>
  )
}

const PatentSkeleton = () => (
  <div className={classes.detail}>
    <Skeleton height={24} width="60%" />
    <div className={classes.columns}>
      <Skeleton className={classes.waitingView} />
      <Skeleton height={320} />
    </div>
  </div>
)
