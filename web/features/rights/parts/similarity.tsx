import { formatCount } from '#contracts/model/number.ts'
import { percentOf, type Risk } from '#contracts/model/rights/risk.ts'
import { RISK_TONES } from '#contracts/model/rights/risk-tones.ts'
import { toned } from '#web/kit/parts/tone.ts'
import { useGrouping } from '#web/kit/session.ts'
import classes from './rights.module.css'

/** A similarity, 0–1, as a number over a bar in the colour of its risk. */
export function Similarity({ value, risk }: { value: number; risk: Risk | null }) {
  const grouping = useGrouping()
  const percent = percentOf(value)
  return (
    <span {...toned(risk === null ? 'plain' : RISK_TONES[risk], classes.similarity)}>
      {`${formatCount(percent, grouping)}%`}
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
    </span>
  )
}
