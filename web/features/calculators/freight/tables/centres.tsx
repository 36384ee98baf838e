import { Button } from '@mantine/core'
import { FULFILMENT_CENTRES } from '#contracts/model/calculators/freight/fulfilment-centres.data.ts'
import type { FulfilmentCentre } from '#contracts/model/calculators/freight/input.ts'
import type { Region } from '#contracts/model/calculators/freight/modes.ts'
import { SECTION_NAMES } from '#contracts/model/calculators/freight/problem.texts.ts'
import { regionsOf } from '#contracts/model/calculators/freight/rate-cards.ts'
import { REGION_NAMES } from '#contracts/model/calculators/freight/region.texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { CrossIcon } from '#web/kit/parts/icons.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { FoldedGroup } from '../../parts/folded-group.tsx'
import { SelectCell, TextCell } from '../fields/text-cells.tsx'
import type { InputProps } from '../inputs/input-props.ts'
import classes from './tables.module.css'

/**
 * The fulfilment centres of the marketplace, each with the region that selects the rate card. This function is long
 * because it is mostly markup of one table.
 */
export function Centres({ input, change }: InputProps) {
  const { t } = useTranslation(['freight-tables', 'freight'])
  const language = useLanguage()
  const { fulfilmentCentres, marketplace } = input
  const put = (next: FulfilmentCentre[]) => change({ fulfilmentCentres: next })
  const rows = fulfilmentCentres.flatMap((centre, at) => (centre.marketplace === marketplace ? [{ centre, at }] : []))
  const regions = [
    { value: '' as Region | '', label: t('centres.unknownRegion') },
    ...regionsOf(marketplace).map((value) => ({ value: value as Region | '', label: REGION_NAMES[language][value] })),
  ]
  return (
    <FoldedGroup
      title={SECTION_NAMES[language].fulfilmentCentres}
      summary={t('centres.summary', { count: rows.length })}
      note={t('centres.note')}
    >
      <div className={classes.wide}>
        <ul className={classes.rows}>
          {rows.map(({ centre, at }, row) => (
            <li key={at} className={classes.centre}>
              <TextCell
                path={`fulfilmentCentres.${at}.code`}
                label={t('freight:row', { row: row + 1, label: t('centres.code') })}
                maxLength={10}
                value={centre.code}
                onChange={(code) => put(fulfilmentCentres.with(at, { ...centre, code: (code ?? '').toUpperCase() }))}
              />
              <SelectCell
                path={`fulfilmentCentres.${at}.region`}
                label={t('freight:row', { row: row + 1, label: t('centres.region') })}
                options={regions}
                value={centre.region ?? ''}
                onChange={(region) => put(fulfilmentCentres.with(at, { ...centre, region: region || null }))}
              />
              <button
                type="button"
                className={classes.remove}
                aria-label={t('freight:deleteRow', { row: row + 1 })}
                title={t('freight:deleteRow', { row: row + 1 })}
                onClick={() => put(fulfilmentCentres.toSpliced(at, 1))}
              >
                <CrossIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
        <div className={classes.tools}>
          <Button
            variant="default"
            size="xs"
            onClick={() => put([...fulfilmentCentres, { code: '', marketplace, region: null }])}
          >
            {t('freight:addRow')}
          </Button>
          <Button variant="subtle" size="xs" onClick={() => put([...FULFILMENT_CENTRES])}>
            {t('reset')}
          </Button>
        </div>
      </div>
    </FoldedGroup>
  )
}
