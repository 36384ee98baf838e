import { PER_NAMES } from '#contracts/model/calculators/freight/freight.texts.ts'
import type { Measure } from '#contracts/model/calculators/freight/rate-card.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { NumberCell } from '../fields/number-cell.tsx'
import { SelectCell } from '../fields/text-cells.tsx'

interface MeasureCellsProps {
  measure: Measure
  onMeasure: (changed: Partial<Measure>) => void
}

/** Fields for how a carrier converts the weight and volume of a shipment into chargeable units. */
export function MeasureCells({ measure, onMeasure }: MeasureCellsProps) {
  const { t } = useTranslation('freight-tables')
  const language = useLanguage()
  return (
    <>
      {measure.per === 'kg' && (
        <>
          <NumberCell
            path="quote.measure.divisor"
            label={t('rates.divisor')}
            labelled
            value={measure.divisor}
            onChange={(divisor) => onMeasure({ divisor })}
          />
          <NumberCell
            path="quote.measure.stepGrams"
            label={t('rates.step')}
            labelled
            unit="kg"
            scale={1000}
            value={measure.stepGrams}
            onChange={(grams) => onMeasure({ stepGrams: grams === null ? null : Math.round(grams) })}
          />
          <SelectCell
            path="quote.measure.rounds"
            label={t('rates.rounds')}
            labelled
            options={(['shipment', 'carton'] as const).map((value) => ({
              value,
              label: t(`rates.roundsBy.${value}`),
            }))}
            value={measure.rounds}
            onChange={(rounds) => onMeasure({ rounds })}
          />
        </>
      )}
      {measure.per === 'cbm' && (
        <NumberCell
          path="quote.measure.kgPerCbm"
          label={t('rates.kgPerCbm')}
          labelled
          value={measure.kgPerCbm}
          onChange={(kgPerCbm) => onMeasure({ kgPerCbm })}
        />
      )}
      {measure.per !== 'container' && (
        <NumberCell
          path="quote.measure.least"
          label={`${t('rates.least')} (${PER_NAMES[language][measure.per]})`}
          labelled
          unit={PER_NAMES[language][measure.per]}
          value={measure.least}
          onChange={(least) => onMeasure({ least })}
        />
      )}
    </>
  )
}
