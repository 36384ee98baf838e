import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { Folded } from '#web/kit/parts/folded.tsx'
import { LATER } from './load-later-parts.ts'
import type { KeywordSearchState } from './use-keyword-search.ts'

/** The word frequency of the found terms; called only while it is open. */
export function WordPanel({ state }: { state: KeywordSearchState }) {
  const { t } = useTranslation('keywords')
  const [isOpen, setOpen] = useState(false)
  return (
    <Folded label={t('mining.word.title')} open={isOpen} onToggle={setOpen}>
      {isOpen && (
        <LazyPart lazy={LATER} waiting={<Skeleton height={200} radius="lg" />}>
          {({ WordFrequency }) => <WordFrequency state={state} />}
        </LazyPart>
      )}
    </Folded>
  )
}
