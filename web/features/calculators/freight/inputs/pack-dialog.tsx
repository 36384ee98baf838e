import { Button, Group } from '@mantine/core'
import { useMemo, useState } from 'react'
import { countText } from '#contracts/model/calculators/counted.ts'
import {
  type Arrangement,
  packCartons,
  type RejectedCarton,
  type Sides,
} from '#contracts/model/calculators/freight/carton-optimiser.ts'
import { CARTON_RULES } from '#contracts/model/calculators/freight/cartons.data.ts'
import { formatQuantity } from '#contracts/model/calculators/freight/figures.ts'
import { CARTON_SIZE_NAMES, INPUT_NAMES } from '#contracts/model/calculators/freight/input.texts.ts'
import type { Carton, FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { cartonsFor } from '#contracts/model/calculators/freight/packed-cartons.ts'
import { PROBLEM_TEXTS } from '#contracts/model/calculators/freight/problem.texts.ts'
import { formatRate } from '#contracts/model/calculators/writing.ts'
import { formatCount, roundTo } from '#contracts/model/number.ts'
import { joinWords } from '#contracts/model/wording.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { useReader } from '../../parts/use-writing.ts'
import { NumberCell } from '../fields/number-cell.tsx'
import { CartonDrawing } from './carton-drawing.tsx'
import classes from './dialogs.module.css'
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

/** Long: mostly markup of one form. */
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
            scale={unit.mm}
            value={size[side] || null}
            onChange={(length) => setSize({ ...size, [side]: length ?? 0 })}
          />
        ))}
        <NumberCell
          path="pack.weight"
          label={`${INPUT_NAMES[language].unitWeight} (${unit.weight})`}
          labelled
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
          scale={unit.grams}
          value={rules.maxGrossGrams || null}
          onChange={(maxGrossGrams) => setRules({ ...rules, maxGrossGrams: maxGrossGrams ?? 0 })}
        />
        <NumberCell
          path="pack.maxSide"
          label={`${t('pack.maxSide')} (${unit.length})`}
          labelled
          scale={unit.mm}
          value={rules.maxSideMm || null}
          onChange={(maxSideMm) => setRules({ ...rules, maxSideMm: maxSideMm ?? 0 })}
        />
        <NumberCell
          path="pack.wall"
          label={`${t('pack.wall')} (mm)`}
          labelled
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

const sizeText = (sides: Sides) => sides.map((side) => roundTo(side / 10, 1)).join(' × ')

function Chosen({ arrangement, units }: { arrangement: Arrangement; units: number | null }) {
  const { t } = useTranslation('freight-cartons')
  const reader = useReader()
  const [x, y, z] = arrangement.grid
  const limits = [...new Set(arrangement.limitedBy.filter((limit) => limit !== null))]
  const full = units === null ? null : Math.floor(units / arrangement.units)
  const rest = units === null ? 0 : units % arrangement.units
  return (
    <div>
      <p>{t('pack.grid', { x, y, layers: countText('layer', z, reader) })}</p>
      {limits.length > 0 && (
        <p>
          {t('pack.limitedBy', {
            limits: joinWords(
              limits.map((limit) => t(`pack.limit.${limit}`)),
              reader.language,
            ),
          })}
        </p>
      )}
      {full !== null && units !== null && units > 0 && (
        <p>
          {t('pack.cartons', { count: full })}
          {rest > 0 && t('pack.rest', { units: countText('unit', rest, reader) })}
        </p>
      )}
    </div>
  )
}

interface ArrangementsProps {
  best: readonly Arrangement[]
  shown: Arrangement
  onShow: (at: number) => void
}

function Arrangements({ best, shown, onShow }: ArrangementsProps) {
  const { t } = useTranslation('freight-cartons')
  const language = useLanguage()
  const grouping = useGrouping()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by the keyboard
    <section className={classes.frame} aria-label={t('pack.best', { count: best.length })} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('pack.perCarton')}</th>
            <th scope="col">{CARTON_SIZE_NAMES[language]}</th>
            <th scope="col">{t('pack.gross')}</th>
            <th scope="col">{t('pack.fill')}</th>
            <th scope="col">{t('pack.chargeable')}</th>
            <th scope="col" />
          </tr>
        </thead>
        <tbody>
          {best.map((each, at) => (
            <tr key={`${each.outer} ${each.units}`} data-chosen={each === shown || undefined}>
              <td>
                <label className={classes.choice}>
                  <input
                    type="radio"
                    name="arrangement"
                    aria-label={t('pack.show', {
                      units: countText('unit', each.units, { language, grouping }),
                      size: sizeText(each.outer),
                    })}
                    checked={each === shown}
                    onChange={() => onShow(at)}
                  />
                  {formatCount(each.units, grouping)}
                </label>
              </td>
              <td>{sizeText(each.outer)}</td>
              <td>{formatQuantity(each.grossGrams / 1000, grouping)}</td>
              <td>{formatRate(roundTo(each.fillRate, 3), grouping)}</td>
              <td>{formatQuantity(each.chargeableGramsPerUnit / 1000, grouping)}</td>
              <td>{t(`pack.kind.${each.kind}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Says why some of the usual cartons are not in the list. */
function RejectedCartons({ rejected }: { rejected: readonly RejectedCarton[] }) {
  const { t } = useTranslation('freight-cartons')
  const language = useLanguage()
  if (rejected.length === 0) return null
  const reasons = [...new Set(rejected.map(({ reason }) => reason))]
  return (
    <p className={classes.note}>
      {t('pack.rejected', {
        count: rejected.length,
        reasons: joinWords(
          reasons.map((reason) => t(`pack.rejectedFor.${reason}`)),
          language,
        ),
      })}
    </p>
  )
}
