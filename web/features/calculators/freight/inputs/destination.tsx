import { useId } from 'react'
import { centreOf, exampleCode } from '#contracts/model/calculators/freight/fulfilment-centres.ts'
import { INPUT_NAMES, TERMS_NAMES } from '#contracts/model/calculators/freight/input.texts.ts'
import { REGION_NAMES } from '#contracts/model/calculators/freight/region.texts.ts'
import { MARKETPLACES, type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { CheckField } from '../../parts/check-field.tsx'
import { Group, WholeRow } from '../../parts/folded-group.tsx'
import { BoundsCells } from '../fields/bounds-cells.tsx'
import { DayCell, SelectCell, TextCell } from '../fields/text-cells.tsx'
import type { InputProps } from './input-props.ts'
import classes from './inputs.module.css'

interface DestinationProps extends InputProps {
  onMarketplace: (marketplace: Marketplace) => void
}

/**
 * Fields for the destination, the delivery terms and the date. This function is long because it is mostly markup of one
 * form.
 */
export function Destination({ input, change, onMarketplace }: DestinationProps) {
  const { t } = useTranslation('freight')
  const language = useLanguage()
  const names = INPUT_NAMES[language]
  const list = useId()
  const { marketplace, fcCode, options, date, fulfilmentCentres } = input
  const put = (part: Partial<typeof options>) => change({ options: { ...options, ...part } })
  const region = fcCode && centreOf(fcCode, fulfilmentCentres)?.region
  return (
    <Group title={t('destination.title')}>
      <SelectCell
        path="marketplace"
        label={names.marketplace}
        labelled
        options={MARKETPLACES.map((value) => ({ value, label: marketplaces[value].name[language] }))}
        value={marketplace}
        onChange={onMarketplace}
      />
      <TextCell
        path="fcCode"
        label={names.fc}
        labelled
        list={list}
        maxLength={10}
        placeholder={exampleCode(marketplace, fulfilmentCentres) ?? t('optional')}
        value={fcCode}
        onChange={(code) => change({ fcCode: code })}
      />
      <datalist id={list}>
        {fulfilmentCentres
          .filter((centre) => centre.marketplace === marketplace)
          .map((centre) => (
            <option key={centre.code} value={centre.code}>
              {centre.region ? REGION_NAMES[language][centre.region] : ''}
            </option>
          ))}
      </datalist>
      {region && <p className={classes.region}>{REGION_NAMES[language][region]}</p>}
      <WholeRow>
        <SelectCell
          path="date.kind"
          label={t('destination.dateKind')}
          labelled
          options={(['ship', 'inStock'] as const).map((value) => ({ value, label: names[value] }))}
          value={date.kind}
          onChange={(kind) => change({ date: { ...date, kind } })}
        />
        <DayCell
          path="date.on"
          label={names[date.kind]}
          labelled
          value={date.on}
          onChange={(on) => change({ date: { ...date, on: on ?? '' } })}
        />
      </WholeRow>
      <div className={classes.wide}>
        <Choice
          label={names.terms}
          labelled
          options={(['DDU', 'DDP'] as const).map((value) => ({ value, label: TERMS_NAMES[language][value] }))}
          value={options.terms}
          onChange={(terms) => put({ terms })}
        />
      </div>
      <div className={classes.pair}>
        <BoundsCells
          path="options.insurance"
          label={`${names.insurance} %`}
          labelled
          value={options.insurance}
          unit="%"
          scale={0.01}
          decimals={3}
          onChange={(insurance) => put({ insurance })}
        />
      </div>
      <div className={classes.wide}>
        <CheckField label={names.remote} checked={options.remoteArea} onChange={(remoteArea) => put({ remoteArea })} />
      </div>
    </Group>
  )
}
