import { useEffect, useRef } from 'react'
import { regrouped } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { useWritten } from '../use-written.ts'
import classes from './progress.module.css'

/** The sentences that a language model has written so far, each released once its figures were checked. */
export function Written({ id, writing }: { id: number; writing: boolean }) {
  const { t } = useTranslation('reports')
  const grouping = useGrouping()
  const sentences = useWritten(id)
  const place = useRef<HTMLElement>(null)
  // The latest stays in sight; the page itself does not move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every sentence
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
          <p key={index}>{regrouped(sentence, grouping)}</p>
        ))}
      </div>
    </section>
  )
}
