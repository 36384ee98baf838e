import type { Figure, Unit } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { riskToneOf } from '#contracts/model/rights/risk-tones.ts'
import classes from './figure.module.css'
import { FigureText } from './figure-text.tsx'
import { MethodMark } from './method-mark.tsx'
import { useVoice } from './report-context.tsx'

/** Units whose values are words: set smaller than numbers are. */
const WORDS: readonly Unit[] = ['text', 'label', 'band', 'countBand', 'ratingBand', 'size', 'date', 'month']

/** Longer words take two tiles. */
const LONG = 32
const isLong = ({ value }: Figure) => typeof value === 'string' && value.length > LONG

/** Changes of which more is better; a gap to somebody else's price is neither good nor bad. */
const GROWTH: readonly TextKey[] = ['sales.mom', 'sales.yoy', 'sales.trailing']

const trendOf = ({ label, value }: Figure) =>
  !GROWTH.includes(label) || typeof value !== 'number' || value === 0 ? undefined : value > 0 ? 'up' : 'down'

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
            data-tone={riskToneOf(figure.value)}
          >
            <FigureText figure={figure} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
