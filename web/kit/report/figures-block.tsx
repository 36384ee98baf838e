import type { Figure, Unit } from '#contracts/model/report/report.ts'
import classes from './figure.module.css'
import { FigureText } from './figure-text.tsx'
import { MethodMark } from './method-mark.tsx'
import { useVoice } from './report-context.tsx'

/** Units whose values are words: set smaller than numbers are. */
const WORDS: readonly Unit[] = ['text', 'label', 'size', 'date', 'month']

/** Longer words take two tiles. */
const LONG = 32
const isLong = ({ value }: Figure) => typeof value === 'string' && value.length > LONG

const trendOf = ({ unit, value }: Figure) =>
  unit !== 'change' || typeof value !== 'number' || value === 0 ? undefined : value > 0 ? 'up' : 'down'

/** Figures as a grid of tiles: label, value with the range of an estimate, and the mark of its method. */
export function FiguresBlock({ figures }: { figures: Figure[] }) {
  const { text } = useVoice()
  return (
    <dl className={classes.grid}>
      {figures.map((figure) => (
        <div key={figure.label} className={classes.tile} data-long={isLong(figure) || undefined}>
          <dt className={classes.label}>
            {text(figure.label)}
            <MethodMark origin={figure} />
          </dt>
          <dd
            className={classes.value}
            data-text={WORDS.includes(figure.unit) || undefined}
            data-trend={trendOf(figure)}
          >
            <FigureText figure={figure} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
