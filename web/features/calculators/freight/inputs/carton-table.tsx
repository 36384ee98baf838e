import { Button } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { chargeableOf, MEASURES } from '#contracts/model/calculators/freight/chargeable.ts'
import { formatQuantity } from '#contracts/model/calculators/freight/figures.ts'
import { CARTON_NAMES } from '#contracts/model/calculators/freight/input.texts.ts'
import type { Carton } from '#contracts/model/calculators/freight/input.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { CrossIcon } from '#web/kit/parts/icons.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { focusField } from '../../parts/focus-field.ts'
import { NumberCell } from '../fields/number-cell.tsx'
import { idOf } from '../fields/problems.ts'
import { CopyIcon } from '../parts/icons.tsx'
import classes from './inputs.module.css'
import { type System, UNITS } from './units.ts'

const SHOWN = 30

const EMPTY: Carton = { count: 1, lengthMm: 0, widthMm: 0, heightMm: 0, weightGrams: 0, unitsPerCarton: null }

const COLUMNS = ['count', 'length', 'width', 'height', 'weight', 'unitsPerCarton'] as const

interface CartonTableProps {
  cartons: readonly Carton[]
  system: System
  onChange: (cartons: Carton[]) => void
}

/**
 * The cartons as editable rows. Enter moves to the row below; in the last row it adds a row. This function is long
 * because it handles the keyboard and contains the markup of the table.
 */
export function CartonTable({ cartons, system, onChange }: CartonTableProps) {
  const { t } = useTranslation('freight')
  const language = useLanguage()
  const [shown, setShown] = useState(SHOWN)
  // Incremented when a row is inserted or deleted. This remounts all fields, so that unfinished text does not move to
  // another row.
  const [generation, setGeneration] = useState(0)
  const { length, weight } = UNITS[system]
  const unitOf = { count: '', length, width: length, height: length, weight, unitsPerCarton: '' }

  function rearrange(next: Carton[], focused: number) {
    flushSync(() => {
      onChange(next)
      setGeneration((before) => before + 1)
    })
    focusField(idOf(`cartons.${Math.max(0, focused)}.count`))
  }

  function goDown(event: KeyboardEvent<HTMLTableElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    const [, row, column] = /-cartons-(\d+)-(\w+)$/.exec(event.target.id) ?? []
    if (row === undefined) return
    event.preventDefault()
    if (Number(row) === cartons.length - 1) rearrange([...cartons, EMPTY], cartons.length)
    else focusField(idOf(`cartons.${Number(row) + 1}.${column}`))
  }

  return (
    <>
      {cartons.length > 0 && (
        <table className={classes.cartons} onKeyDown={goDown}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {CARTON_NAMES[language][column]}
                  {unitOf[column] && <small> {unitOf[column]}</small>}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {cartons.slice(0, shown).map((carton, at) => (
              <CartonRow
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified only by their position
                key={`${generation} ${at}`}
                carton={carton}
                at={at}
                system={system}
                onChange={(changed) => onChange(cartons.with(at, changed))}
                onCopy={() => rearrange(cartons.toSpliced(at + 1, 0, carton), at + 1)}
                onDelete={() => rearrange(cartons.toSpliced(at, 1), at - 1)}
              />
            ))}
          </tbody>
        </table>
      )}
      <div className={classes.under}>
        <Button
          id={idOf('cartons')}
          variant="default"
          size="xs"
          onClick={() => rearrange([...cartons, EMPTY], cartons.length)}
        >
          {t('addRow')}
        </Button>
        {cartons.length > shown && (
          <Button variant="subtle" size="xs" onClick={() => setShown(shown + SHOWN)}>
            {t('goods.more', { count: cartons.length - shown })}
          </Button>
        )}
      </div>
    </>
  )
}

interface CartonRowProps {
  carton: Carton
  at: number
  system: System
  onChange: (carton: Carton) => void
  onCopy: () => void
  onDelete: () => void
}

/** This function is long because it has a cell for each property of a carton. */
function CartonRow({ carton, at, system, onChange, onCopy, onDelete }: CartonRowProps) {
  const { t } = useTranslation('freight')
  const language = useLanguage()
  const unit = UNITS[system]
  const row = at + 1
  const name = (column: (typeof COLUMNS)[number]) => t('row', { row, label: CARTON_NAMES[language][column] })
  const side = (field: 'lengthMm' | 'widthMm' | 'heightMm', column: 'length' | 'width' | 'height') => (
    <td data-label={`${CARTON_NAMES[language][column]} ${unit.length}`}>
      <NumberCell
        path={`cartons.${at}.${field}`}
        label={name(column)}
        unit={unit.length}
        value={carton[field] || null}
        scale={unit.mm}
        onChange={(length) => onChange({ ...carton, [field]: length ?? 0 })}
      />
    </td>
  )
  return (
    <>
      <tr>
        <td data-label={CARTON_NAMES[language].count}>
          <NumberCell
            path={`cartons.${at}.count`}
            label={name('count')}
            value={carton.count || null}
            onChange={(count) => onChange({ ...carton, count: count ?? 0 })}
          />
        </td>
        {side('lengthMm', 'length')}
        {side('widthMm', 'width')}
        {side('heightMm', 'height')}
        <td data-label={`${CARTON_NAMES[language].weight} ${unit.weight}`}>
          <NumberCell
            path={`cartons.${at}.weightGrams`}
            label={name('weight')}
            unit={unit.weight}
            value={carton.weightGrams || null}
            scale={unit.grams}
            decimals={unit.decimals}
            onChange={(weightGrams) => onChange({ ...carton, weightGrams: weightGrams ?? 0 })}
          />
        </td>
        <td data-label={CARTON_NAMES[language].unitsPerCarton}>
          <NumberCell
            path={`cartons.${at}.unitsPerCarton`}
            label={name('unitsPerCarton')}
            value={carton.unitsPerCarton}
            onChange={(unitsPerCarton) => onChange({ ...carton, unitsPerCarton })}
          />
        </td>
        <td data-actions>
          <button type="button" aria-label={t('copyRow', { row })} title={t('copyRow', { row })} onClick={onCopy}>
            <CopyIcon size={16} />
          </button>
          <button type="button" aria-label={t('deleteRow', { row })} title={t('deleteRow', { row })} onClick={onDelete}>
            <CrossIcon size={16} />
          </button>
        </td>
      </tr>
      <tr data-figures>
        <td colSpan={7}>
          <CartonFigures carton={carton} />
        </td>
      </tr>
    </>
  )
}

/** Shows the volume of one carton, and its chargeable weights by air and by express. */
function CartonFigures({ carton }: { carton: Carton }) {
  const { t } = useTranslation('freight')
  const grouping = useGrouping()
  const { lengthMm, widthMm, heightMm, weightGrams } = carton
  if (![lengthMm, widthMm, heightMm, weightGrams].every((figure) => figure > 0)) return null
  const one = [{ ...carton, count: 1 }]
  const air = chargeableOf(one, MEASURES.air, [])
  const express = chargeableOf(one, MEASURES.express, [])
  return t('goods.eachCarton', {
    cbm: formatQuantity(air.cbm, grouping),
    air: formatQuantity(air.quantity ?? 0, grouping),
    express: formatQuantity(express.quantity ?? 0, grouping),
  })
}
