import type { Figure, Unit } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { valueToneOf } from '#contracts/model/report/value-tone.ts'
import classes from './figure.module.css'
import { FigureText } from './figure-text.tsx'
import { MethodMark } from './method-mark.tsx'
import { useReportContext } from './report-context.tsx'

/** Units whose values are texts, which appear in smaller type than numbers. */
const WORDS: readonly Unit[] = ['text', 'label', 'band', 'countBand', 'ratingBand', 'size', 'date', 'month']

/** A longer text gets a tile of double width. */
const LONG = 32
const isLong = ({ value }: Figure) => typeof value === 'string' && value.length > LONG

/** Figures for which an increase is good. A price gap to competitors, for example, is neither good nor bad. */
const GROWTH: readonly TextKey[] = ['sales.mom', 'sales.yoy', 'sales.trailing']

const trendOf = ({ label, value }: Figure) =>
  !GROWTH.includes(label) || typeof value !== 'number' || value === 0 ? undefined : value > 0 ? 'up' : 'down'

/** With more figures than this, the block is a list instead of tiles. */
const TILES = 10

export function FiguresBlock({ figures }: { figures: Figure[] }) {
  const { text, method } = useReportContext()
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
