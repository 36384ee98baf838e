import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import type { ScorePart } from '#contracts/model/report/block-kinds.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { weightedTotal } from '#contracts/model/report/score.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { FigureText } from './figure-text.tsx'
import { useReportContext } from './report-context.tsx'
import classes from './score-weights.module.css'
import { defaultWeights, loadWeights, saveWeights, shareOf, type Weights } from './weights.ts'

interface ScoreWeightsProps {
  title: TextKey
  total: Figure
  parts: ScorePart[]
}

/** Shows a slider for each weight, and the resulting total beside the report's total. */
export function ScoreWeights({ title, total, parts }: ScoreWeightsProps) {
  const { t } = useTranslation('report')
  const { figure } = useReportContext()
  const id = useId()
  const [weights, setWeights] = useState<Weights>(() => loadWeights(title, parts) ?? defaultWeights(parts))
  const mine = totalBy(total, parts, weights)

  function change(next: Weights | undefined) {
    setWeights(next ?? defaultWeights(parts))
    saveWeights(title, next)
  }

  return (
    <section className={classes.panel} aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`} className={classes.title}>
        {t('weights.title')}
      </h4>
      <p className={classes.text}>{t('weights.text')}</p>
      <div className={classes.sliders}>
        {parts.map((part) => (
          <WeightSlider
            key={part.key}
            part={part}
            weight={weights[part.key] ?? part.weight}
            share={shareOf(part, parts, weights)}
            onChange={(weight) => change({ ...weights, [part.key]: weight })}
          />
        ))}
      </div>
      <div className={classes.foot}>
        <p className={classes.total}>
          <span>{t('weights.yours')}</span>
          <output className={classes.value}>
            {mine.value === null ? t('weights.none') : <FigureText figure={mine} />}
          </output>
          <span className={classes.proposed}>{t('weights.proposed', { total: figure(total) })}</span>
        </p>
        <Button variant="default" size="xs" onClick={() => change(undefined)}>
          {t('weights.reset')}
        </Button>
      </div>
    </section>
  )
}

interface WeightSliderProps {
  part: ScorePart
  weight: number
  /** The share of this part in the total. Unknown parts do not count, so their share is null. */
  share: number | null
  onChange: (weight: number) => void
}

function WeightSlider({ part: { label, points }, weight, share, onChange }: WeightSliderProps) {
  const { t } = useTranslation('report')
  const { text, value } = useReportContext()
  const id = useId()
  const shareText =
    points.value === null ? t('weights.unknown') : t('weights.share', { share: value(share ?? 0, 'percent') })
  return (
    <div className={classes.slider}>
      <label htmlFor={id}>{text(label)}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={Math.round(weight * 100)}
        disabled={points.value === null}
        aria-valuetext={shareText}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber / 100)}
      />
      <span className={classes.share}>{shareText}</span>
    </div>
  )
}

/** Calculates the total with these weights. It has bounds if the original total has bounds. */
function totalBy(total: Figure, parts: ScorePart[], weights: Weights): Figure {
  const { low: _low, high: _high, ...rest } = total
  const [low, high] = (['low', 'high'] as const).map((end) =>
    weightedTotal(parts, weights, (points) => points[end] ?? points.value),
  )
  const value = weightedTotal(parts, weights)
  const hasBounds = total.low !== undefined && typeof low === 'number' && typeof high === 'number'
  return { ...rest, value, ...(hasBounds ? { low, high } : {}) }
}
