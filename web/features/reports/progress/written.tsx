import { useEffect, useRef } from 'react'
import { regroup } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { useWrittenSentences } from '../use-written.ts'
import classes from './progress.module.css'

/** Shows sentences by a language model. The server checks the figures of each sentence before sending it. */
export function WrittenSentences({ id, writing }: { id: number; writing: boolean }) {
  const { t } = useTranslation('reports')
  const grouping = useGrouping()
  const sentences = useWrittenSentences(id)
  const place = useRef<HTMLElement>(null)
  // Scrolls to the latest sentence without scrolling the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls on each new sentence
  useEffect(() => {
    if (place.current) place.current.scrollTop = place.current.scrollHeight
  }, [sentences])
  if (sentences.length === 0) return null
  return (
    <section ref={place} className={classes.written} aria-labelledby="written" aria-busy={writing}>
      <h2 id="written">{t('progress.written')}</h2>
      <div aria-live="polite">
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only ever added
          <p key={index}>{regroup(sentence, grouping)}</p>
        ))}
      </div>
    </section>
  )
}
