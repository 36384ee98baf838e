import { Button } from '@mantine/core'
import { useState } from 'react'
import { CURRENCY_DECIMALS, type Currency } from '#contracts/model/calculators/exchange.ts'
import { COMPONENT_NAMES } from '#contracts/model/calculators/freight/component.texts.ts'
import {
  CHARGE_UNITS,
  type ChargeUnit,
  MODE_NAMES,
  PER_NAMES,
} from '#contracts/model/calculators/freight/freight.texts.ts'
import type { Charge } from '#contracts/model/calculators/freight/input.ts'
import { MODES, type Mode, typedComponentsOf } from '#contracts/model/calculators/freight/modes.ts'
import { SECTION_NAMES } from '#contracts/model/calculators/freight/problem.texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { FoldedGroup } from '../../parts/folded-group.tsx'
import { type Bounds, BoundsCells } from '../fields/bounds-cells.tsx'
import { SelectCell } from '../fields/text-cells.tsx'
import type { InputProps } from '../inputs/input-props.ts'
import classes from './tables.module.css'

type Typed = Charge['component']
type Scope = Mode | 'all'
type Unit = Pick<Charge, 'per' | 'currency'>

const TYPED_CURRENCIES = ['USD', 'CNY', 'EUR', 'GBP', 'JPY', 'CAD'] as const satisfies readonly Currency[]

/**
 * Fields for the prices of cost components that have no published price. The seller enters a price for all modes or for
 * one mode. This function is long because it is mostly markup of one table.
 */
export function Charges({ input, change }: InputProps) {
  const { t } = useTranslation('freight-tables')
  const language = useLanguage()
  const [scope, setScope] = useState<Scope>('all')
  // The units that the seller has chosen before typing an amount.
  const [units, setUnits] = useState<Partial<Record<Typed, Unit>>>({})
  const { charges, marketplace } = input
  const offered = typedComponentsOf(marketplace)
  // Charges that this marketplace does not have stay in the input, in case the seller switches back.
  const typed = charges.filter(({ component }) => offered.includes(component))
  const mode = scope === 'all' ? null : scope
  const isOf = (component: Typed) => (charge: Charge) => charge.component === component && charge.mode === mode

  function put(component: Typed, bounds: Bounds | null, unit: Unit) {
    const at = charges.findIndex(isOf(component))
    const charge = bounds && { component, mode, low: bounds.low, high: bounds.high, ...unit }
    if (!charge) change({ charges: charges.filter((_, place) => place !== at) })
    else change({ charges: at < 0 ? [...charges, charge] : charges.with(at, charge) })
  }

  return (
    <FoldedGroup
      title={SECTION_NAMES[language].charges}
      summary={t('charges.summary', { count: typed.length })}
      note={t('charges.note')}
    >
      <div className={classes.wide}>
        <div className={classes.tools}>
          <SelectCell
            path="charges.scope"
            label={t('charges.scope')}
            options={[
              { value: 'all' as Scope, label: t('charges.allModes') },
              ...MODES.map((value) => ({ value: value as Scope, label: MODE_NAMES[language][value] })),
            ]}
            value={scope}
            onChange={setScope}
          />
          {typed.length > 0 && (
            <Button variant="subtle" size="xs" onClick={() => change({ charges: [] })}>
              {t('reset')}
            </Button>
          )}
        </div>
        <ul className={classes.rows}>
          {offered.map((component) => {
            const at = charges.findIndex(isOf(component))
            const charge = charges[at]
            const unit = charge ?? units[component] ?? { per: 'shipment', currency: 'USD' }
            const name = COMPONENT_NAMES[language][component]
            // A charge without an amount is not in the input, so its path has no index.
            const path = at < 0 ? `charges.${scope}-${component}` : `charges.${at}`
            const setUnit = (part: Partial<Unit>) => {
              const chosen = { per: part.per ?? unit.per, currency: part.currency ?? unit.currency }
              if (charge) put(component, charge, chosen)
              else setUnits((before) => ({ ...before, [component]: chosen }))
            }
            return (
              <li key={`${scope} ${component}`} className={classes.charge}>
                <span>{name}</span>
                <BoundsCells
                  path={path}
                  label={name}
                  value={charge ?? null}
                  scale={10 ** CURRENCY_DECIMALS[unit.currency]}
                  unit={unit.currency}
                  onChange={(bounds) => put(component, bounds, { per: unit.per, currency: unit.currency })}
                />
                <SelectCell
                  path={`${path}.currency`}
                  label={`${name} ${t('charges.currency')}`}
                  options={TYPED_CURRENCIES.map((value) => ({ value, label: value }))}
                  value={TYPED_CURRENCIES.find((each) => each === unit.currency) ?? 'USD'}
                  onChange={(currency) => setUnit({ currency })}
                />
                <SelectCell
                  path={`${path}.per`}
                  label={`${name} ${t('charges.per')}`}
                  options={perOptions(mode).map((value) => ({ value, label: `/${PER_NAMES[language][value]}` }))}
                  value={unit.per}
                  onChange={(per) => setUnit({ per })}
                />
              </li>
            )
          })}
        </ul>
      </div>
    </FoldedGroup>
  )
}

/** A charge per container applies to full containers only. */
const perOptions = (mode: Mode | null): readonly ChargeUnit[] =>
  CHARGE_UNITS.filter((per) => per !== 'container' || mode === null || mode === 'seaFcl')
