import type { Figure, Unit } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { valueToneOf } from '#contracts/model/report/value-tone.ts'
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

/** With more figures than this, the block is a list of label and value per line instead of tiles. */
const TILES = 10

/** Figures as a grid of tiles: label and value, with the range of an estimate, and a mark where the method is another. */
export function FiguresBlock({ figures }: { figures: Figure[] }) {
  const { text, method } = useVoice()
  return (
    <dl className={classes.grid} data-lines={figures.length > TILES || undefined}>
      {figures.map((figure) => (
        <div key={figure.label} className={classes.tile} data-long={isLong(figure) || undefined}>
          <dt className={classes.label}>
            {text(figure.label)}
            {figure.method !== method && <MethodMark origin={figure} />}
          </dt>
          <dd
            className={classes.value}
            data-text={WORDS.includes(figure.unit) || undefined}
            data-trend={trendOf(figure)}
            data-tone={valueToneOf(figure.value, figure.unit)}
          >
            {figure.note && figure.method === method ? (
              <MethodMark origin={figure} quiet>
                <FigureText figure={figure} />
              </MethodMark>
            ) : (
              <FigureText figure={figure} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
