import { formatCount } from '#contracts/model/number.ts'
import { percentOf } from '#contracts/model/rights/risk.ts'
import { useLanguage } from '#web/kit/session.ts'
import classes from './rights.module.css'

/** How alike two things are, 0–1, as a number over a bar. */
export function Similarity({ value }: { value: number }) {
  const language = useLanguage()
  const percent = percentOf(value)
  return (
    <span className={classes.similarity}>
      {`${formatCount(percent, language)}%`}
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
    </span>
  )
}
