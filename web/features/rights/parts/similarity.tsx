import { formatCount } from '#contracts/model/number.ts'
import { percentOf, type Risk } from '#contracts/model/rights/risk.ts'
import { RISK_TONES } from '#contracts/model/rights/risk-tones.ts'
import { toneProps } from '#web/kit/parts/tone.ts'
import { useGrouping } from '#web/kit/session.ts'
import classes from './rights.module.css'

/** Shows a similarity from 0 to 1 as a percentage, with a bar in the color of the risk. */
export function Similarity({ value, risk }: { value: number; risk: Risk | null }) {
  const grouping = useGrouping()
  const percent = percentOf(value)
  return (
    <span {...toneProps(risk === null ? 'plain' : RISK_TONES[risk], classes.similarity)}>
      {`${formatCount(percent, grouping)}%`}
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
    </span>
  )
}
