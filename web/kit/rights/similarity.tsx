import { formatCount } from '#contracts/model/number.ts'
import { useLanguage } from '#web/kit/session.ts'
import classes from './rights.module.css'

/** How alike two things are, 0–1, as a number over a bar. */
export function Similarity({ value }: { value: number }) {
  const language = useLanguage()
  // Only what is the same is a hundred: 99.6 is not rounded up to it.
  const percent = value < 1 ? Math.min(99, Math.round(value * 100)) : 100
  return (
    <span className={classes.similarity}>
      {`${formatCount(percent, language)}%`}
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
    </span>
  )
}
