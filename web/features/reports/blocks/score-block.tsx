import type { Block, ScorePart } from '#contracts/model/report/block-kinds.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { valueToneOf } from '#contracts/model/report/value-tone.ts'
import { BlockHeading } from './block-heading.tsx'
import { FigureText } from './figure-text.tsx'
import { MethodMark } from './method-mark.tsx'
import { useReportContext } from './report-context.tsx'
import classes from './score.module.css'
import { useWeights } from './use-weights.tsx'

/** A part is good if it has at least GOOD points and bad if it has fewer than BAD, as in the PDF (pdf/score.ts). */
const GOOD = 6.5
const BAD = 4
const toneOf = (points: number) => (points >= GOOD ? 'good' : points < BAD ? 'bad' : 'warn')

export function ScoreBlock({ title, total, parts }: Extract<Block, { kind: 'score' }>) {
  const { text, method } = useReportContext()
  const weights = useWeights({ title, total, parts })
  const isKnown = total.value !== null
  return (
    <div>
      <BlockHeading title={text(title)} aside={isKnown && weights.toggle} />
      <div className={classes.score}>
        <p className={classes.total}>
          <span className={classes.totalLabel}>{text(total.label)}</span>
          <strong className={classes.totalValue}>
            <Points figure={total} />
          </strong>
          {total.method !== method && <MethodMark origin={total} />}
        </p>
        {isKnown && weights.panel}
        <ul className={classes.parts}>
          {parts.map((part) => (
            <Part key={part.key} part={part} />
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Shows points with their maximum ("7 / 10"). Totals in other units have no maximum. */
function Points({ figure }: { figure: Figure }) {
  const context = useReportContext()
  if (figure.unit !== 'points' || figure.value === null) return <FigureText figure={figure} />
  return context.text('score.outOf', { points: context.figure(figure) })
}

function Part({ part: { label, points, weight, because } }: { part: ScorePart }) {
  const { text, value, figure, method } = useReportContext()
  const known = typeof points.value === 'number' ? points.value : null
  return (
    <li className={classes.part}>
      <span className={classes.name}>{text(label)}</span>
      <span className={classes.track} aria-hidden="true">
        {known !== null && (
          <span className={classes.bar} data-tone={toneOf(known)} style={{ width: `${known * 10}%` }} />
        )}
      </span>
      <span className={classes.points}>
        <Points figure={points} />
        {points.method !== method && <MethodMark origin={points} />}
      </span>
      <span className={classes.weight}>{text('score.weight', { weight: value(weight, 'percent') })}</span>
      {known === null ? (
        <p className={classes.because}>{text('score.unknown')}</p>
      ) : (
        <ul className={classes.because} aria-label={text('score.because')}>
          {because.map((each) => (
            <li key={each.label}>
              {text(each.label)}{' '}
              <MethodMark origin={each} tone={valueToneOf(each.value, each.unit)}>
                <b>{figure(each)}</b>
              </MethodMark>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
