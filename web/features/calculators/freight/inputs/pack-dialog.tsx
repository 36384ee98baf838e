import { Button, Group } from '@mantine/core'
import { useMemo, useState } from 'react'
import { packCartons } from '#contracts/model/calculators/freight/carton-optimiser.ts'
import { CARTON_RULES } from '#contracts/model/calculators/freight/cartons.data.ts'
import { INPUT_NAMES } from '#contracts/model/calculators/freight/input.texts.ts'
import type { Carton, FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { cartonsFor } from '#contracts/model/calculators/freight/packed-cartons.ts'
import { PROBLEM_TEXTS } from '#contracts/model/calculators/freight/problem.texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { NumberCell } from '../fields/number-cell.tsx'
import { CartonDrawing } from './carton-drawing.tsx'
import classes from './dialogs.module.css'
import { Arrangements, Chosen, RejectedCartons } from './packed.tsx'
import { type System, UNITS } from './units.ts'

type Goods = FreightInput['goods']
type PackedUnit = Pick<Goods, 'unitSizeMm' | 'unitWeightGrams' | 'units'>

interface PackDialogProps {
  opened: boolean
  goods: Goods
  system: System
  onClose: () => void
  onCartons: (cartons: Carton[], unit: PackedUnit) => void
}

/** Finds cartons for the size and weight of a unit: lists the best arrangements and draws one of them. */
export function PackDialog({ opened, onClose, ...form }: PackDialogProps) {
  const { t } = useTranslation('freight-cartons')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('pack.title')} centered size={700}>
      <PackForm {...form} />
    </Dialog>
  )
}

const SIDES = ['length', 'width', 'height'] as const

/** This function is long because it is mostly markup of one form. */
function PackForm({ goods, system, onCartons }: Omit<PackDialogProps, 'opened' | 'onClose'>) {
  const { t } = useTranslation('freight-cartons')
  const language = useLanguage()
  const unit = UNITS[system]
  const [size, setSize] = useState(goods.unitSizeMm ?? { length: 0, width: 0, height: 0 })
  const [grams, setGrams] = useState(goods.unitWeightGrams)
  const [units, setUnits] = useState(goods.units)
  const [rules, setRules] = useState(CARTON_RULES)
  const [chosen, setChosen] = useState(0)
  const [from, setFrom] = useState<'best' | 'standard'>('best')
  const isTyped = SIDES.every((side) => size[side] > 0) && grams !== null && grams > 0
  const packing = useMemo(
    () => (isTyped ? packCartons([size.length, size.width, size.height], grams, rules) : null),
    [isTyped, size, grams, rules],
  )
  const listed = packing?.ok ? packing[from] : []
  const shown = listed[chosen] ?? listed[0]
  return (
    <div className={classes.dialog}>
      <div className={classes.fields}>
        {SIDES.map((side) => (
          <NumberCell
            key={side}
            path={`pack.${side}`}
            label={`${t(`pack.unitSide.${side}`)} (${unit.length})`}
            labelled
            unit={unit.length}
            scale={unit.mm}
            value={size[side] || null}
            onChange={(length) => setSize({ ...size, [side]: length ?? 0 })}
          />
        ))}
        <NumberCell
          path="pack.weight"
          label={`${INPUT_NAMES[language].unitWeight} (${unit.weight})`}
          labelled
          unit={unit.weight}
          scale={unit.grams}
          decimals={unit.decimals}
          value={grams}
          onChange={setGrams}
        />
        <NumberCell path="pack.units" label={t('pack.units')} labelled value={units} onChange={setUnits} />
        <NumberCell
          path="pack.maxGross"
          label={`${t('pack.maxGross')} (${unit.weight})`}
          labelled
          unit={unit.weight}
          scale={unit.grams}
          value={rules.maxGrossGrams || null}
          onChange={(maxGrossGrams) => setRules({ ...rules, maxGrossGrams: maxGrossGrams ?? 0 })}
        />
        <NumberCell
          path="pack.maxSide"
          label={`${t('pack.maxSide')} (${unit.length})`}
          labelled
          unit={unit.length}
          scale={unit.mm}
          value={rules.maxSideMm || null}
          onChange={(maxSideMm) => setRules({ ...rules, maxSideMm: maxSideMm ?? 0 })}
        />
        <NumberCell
          path="pack.wall"
          label={`${t('pack.wall')} (mm)`}
          labelled
          unit="mm"
          value={rules.wallMm}
          onChange={(wallMm) => setRules({ ...rules, wallMm: wallMm ?? 0 })}
        />
      </div>
      <p className={classes.note}>{t('pack.assumptions')}</p>
      {!packing && <p className={classes.status}>{t('pack.fillIn')}</p>}
      {packing && !packing.ok && <Notice tone="warning">{packing.problems.map(problemText).join(' ')}</Notice>}
      {packing?.ok && (
        <Choice
          label={t('pack.from')}
          options={(['best', 'standard'] as const).map((value) => ({ value, label: t(`pack.fromOf.${value}`) }))}
          value={from}
          onChange={(value) => {
            setFrom(value)
            setChosen(0)
          }}
        />
      )}
      {packing?.ok && !shown && <p className={classes.status}>{t('pack.noStandard')}</p>}
      {packing?.ok && shown && (
        <>
          <div className={classes.packed}>
            <CartonDrawing arrangement={shown} />
            <Chosen arrangement={shown} units={units} />
          </div>
          <Arrangements best={listed} shown={shown} onShow={setChosen} />
          <RejectedCartons rejected={packing.rejected} />
          <Group justify="flex-end">
            <Button
              onClick={() =>
                onCartons(cartonsFor(shown, units ?? shown.units, grams ?? 0), {
                  unitSizeMm: size,
                  unitWeightGrams: grams,
                  units: null,
                })
              }
            >
              {t('pack.use')}
            </Button>
          </Group>
        </>
      )}
    </div>
  )

  function problemText({ reason }: { reason: string }): string {
    return reason === 'unitTooLarge' || reason === 'unitTooHeavy'
      ? t(`pack.problem.${reason}`)
      : PROBLEM_TEXTS[language][reason === 'tooLarge' ? 'tooLarge' : 'notPositive']
  }
}
