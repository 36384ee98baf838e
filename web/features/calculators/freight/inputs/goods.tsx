import { Button } from '@mantine/core'
import { useState } from 'react'
import { unitsOf } from '#contracts/model/calculators/freight/check-input.ts'
import { INPUT_NAMES } from '#contracts/model/calculators/freight/input.texts.ts'
import type { Carton, FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { SECTION_NAMES } from '#contracts/model/calculators/freight/problem.texts.ts'
import { loadText } from '#contracts/model/calculators/freight/shipment-facts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { Choice } from '#web/kit/parts/choice.tsx'
import { Group, WholeRow } from '../../parts/folded-group.tsx'
import { useReader } from '../../parts/use-writing.ts'
import fields from '../fields/fields.module.css'
import { NumberCell } from '../fields/number-cell.tsx'
import { useProblem } from '../fields/problems.ts'
import { SelectCell, TextCell } from '../fields/text-cells.tsx'
import { CartonTable } from './carton-table.tsx'
import type { InputProps } from './input-props.ts'
import classes from './inputs.module.css'
import { SYSTEMS, UNITS, useSystem } from './units.ts'

const PASTE = lazyCode(() => import('./paste-dialog.tsx'))
const PACK = lazyCode(() => import('./pack-dialog.tsx'))

interface GoodsProps extends InputProps {
  /** Replaces the cartons and drops unfinished text in their fields. */
  setCartons: (cartons: Carton[], goods?: FreightInput['goods']) => void
}

/**
 * The cartons (typed, pasted from a sheet or packed by the optimiser) and the value of the goods. This function is long
 * because it is mostly markup of one form.
 */
export function Goods({ input, change, setCartons }: GoodsProps) {
  const { t } = useTranslation('freight')
  const reader = useReader()
  const names = INPUT_NAMES[reader.language]
  const [system, setSystem] = useSystem()
  const { weight, grams } = UNITS[system]
  const [open, setOpen] = useState<'paste' | 'pack' | null>(null)
  const { cartons, goods } = input
  const problem = useProblem('cartons')
  const put = (part: Partial<FreightInput['goods']>) => change({ goods: { ...goods, ...part } })
  return (
    <Group title={SECTION_NAMES[reader.language].goods}>
      <div className={classes.wide}>
        <div className={classes.tools}>
          <Button variant="default" size="xs" onClick={() => setOpen('paste')}>
            {t('goods.paste')}
          </Button>
          <Button variant="default" size="xs" onClick={() => setOpen('pack')}>
            {t('goods.pack')}
          </Button>
          <Choice
            label={t('goods.units')}
            options={SYSTEMS.map((value) => ({ value, label: t(`goods.${value}`) }))}
            value={system}
            onChange={setSystem}
          />
        </div>
        {cartons.length === 0 && <p className={classes.hint}>{t('goods.noCartonsHint')}</p>}
        <CartonTable key={system} cartons={cartons} system={system} onChange={(next) => change({ cartons: next })} />
        {cartons.length > 0 && <p className={classes.sum}>{loadText(cartons, reader)}</p>}
        {problem && cartons.length > 0 && (
          <p className={fields.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      <WholeRow>
        <NumberCell
          path="goods.unitValue.amount"
          label={names.unitValue}
          labelled
          value={goods.unitValue?.amount ?? null}
          scale={100}
          unit={goods.unitValue?.currency ?? 'CNY'}
          onChange={(amount) =>
            put({ unitValue: amount === null ? null : { amount, currency: goods.unitValue?.currency ?? 'CNY' } })
          }
        />
        <SelectCell
          path="goods.unitValue.currency"
          label={t('goods.currency')}
          labelled
          options={(['CNY', 'USD'] as const).map((value) => ({ value, label: value }))}
          value={goods.unitValue?.currency ?? 'CNY'}
          onChange={(currency) => put({ unitValue: { amount: goods.unitValue?.amount ?? 0, currency } })}
        />
        <NumberCell
          path="goods.units"
          label={names.units}
          labelled
          placeholder={unitsText(unitsOf(cartons))}
          value={goods.units}
          onChange={(units) => put({ units })}
        />
        <NumberCell
          key={system}
          path="goods.unitWeightGrams"
          label={`${names.unitWeight} (${weight})`}
          labelled
          placeholder={t('optional')}
          value={goods.unitWeightGrams}
          unit={weight}
          scale={grams}
          decimals={3}
          onChange={(unitWeightGrams) => put({ unitWeightGrams })}
        />
        <TextCell
          path="goods.htsCode"
          label={names.hts}
          labelled
          placeholder={t('optional')}
          maxLength={20}
          value={goods.htsCode}
          onChange={(htsCode) => put({ htsCode })}
        />
      </WholeRow>
      <LazyDialog lazy={PASTE} opened={open === 'paste'} onClose={() => setOpen(null)}>
        {({ PasteDialog }, opened) => (
          <PasteDialog
            opened={opened}
            limits={input.limits}
            hasCartons={cartons.length > 0}
            onClose={() => setOpen(null)}
            onCartons={(read, isAdded) => {
              setCartons(isAdded ? [...cartons, ...read] : read)
              setOpen(null)
            }}
          />
        )}
      </LazyDialog>
      <LazyDialog lazy={PACK} opened={open === 'pack'} onClose={() => setOpen(null)}>
        {({ PackDialog }, opened) => (
          <PackDialog
            opened={opened}
            goods={goods}
            system={system}
            onClose={() => setOpen(null)}
            onCartons={(packed, unit) => {
              setCartons(packed, { ...goods, ...unit })
              setOpen(null)
            }}
          />
        )}
      </LazyDialog>
    </Group>
  )
}

const unitsText = (units: number | null) => (units === null || units === 0 ? '' : String(units))
