import { cartonWeightText } from '#contracts/model/calculators/freight/carton-weight-text.ts'
import { CARTON_WEIGHT_TEXTS } from '#contracts/model/calculators/freight/carton-weights.texts.ts'
import { contradictingWeights } from '#contracts/model/calculators/freight/carton-weights.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { problemPlace } from '#contracts/model/calculators/freight/problem-text.ts'
import { fillText } from '#contracts/model/wording.ts'
import { useReader } from '../../parts/use-writing.ts'
import { focusProblem } from '../fields/problems.ts'
import classes from './result.module.css'

const SHOWN = 6

interface CartonWeightsProps {
  input: FreightInput
  /** Whether the input fields are on the page, so that items can link to them. */
  isEditable: boolean
}

/** Lists cartons whose gross weight contradicts the weight of their units; each item links to its field. */
export function CartonWeights({ input, isEditable }: CartonWeightsProps) {
  const reader = useReader()
  const texts = CARTON_WEIGHT_TEXTS[reader.language]
  const weights = contradictingWeights(input)
  if (weights.length === 0) return null
  return (
    <div className={classes.problems} role="status">
      <strong>{texts.title}</strong>
      <ul>
        {weights.slice(0, SHOWN).map((weight) => {
          const place = problemPlace(`cartons.${weight.carton}`, reader.language)
          return (
            <li key={weight.carton}>
              {isEditable ? (
                <button type="button" onClick={() => focusProblem(`cartons.${weight.carton}.weightGrams`)}>
                  {place}
                </button>
              ) : (
                place
              )}{' '}
              {cartonWeightText(weight, reader)}
            </li>
          )
        })}
        {weights.length > SHOWN && <li>{fillText(texts.more, { count: String(weights.length - SHOWN) })}</li>}
      </ul>
    </div>
  )
}
