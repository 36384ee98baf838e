import { Button } from '@mantine/core'
import { DUTY_LAYER_NAMES } from '#contracts/model/calculators/duty-layers.texts.ts'
import { NOT_SET } from '#contracts/model/calculators/freight/input.texts.ts'
import type { DutyLayer, FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { EU_MARKETPLACES } from '#contracts/model/calculators/freight/levies.data.ts'
import { SECTION_NAMES } from '#contracts/model/calculators/freight/problem.texts.ts'
import { startFreight } from '#contracts/model/calculators/freight/start.ts'
import { formatRate } from '#contracts/model/calculators/writing.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { CheckField } from '../../parts/check-field.tsx'
import { FoldedGroup } from '../../parts/folded-group.tsx'
import { NumberCell } from '../fields/number-cell.tsx'
import { DayCell, TextCell } from '../fields/text-cells.tsx'
import type { InputProps } from '../inputs/input-props.ts'
import classes from './tables.module.css'

interface DutyProps extends InputProps {
  today: string
}

/** The rule for small consignments that the note explains. For Canada, Japan and India no source is known. */
const RULES: Partial<Record<Marketplace, 'us' | 'uk' | 'eu' | 'fr' | 'it'>> = {
  US: 'us',
  UK: 'uk',
  DE: 'eu',
  ES: 'eu',
  FR: 'fr',
  IT: 'it',
}

/**
 * The layers of customs duty, each with the day on which its rate was looked up, and other import fees. This function
 * is long because it is mostly markup of one form.
 */
export function Duty({ input, change, today }: DutyProps) {
  const { t } = useTranslation('freight-tables')
  const grouping = useGrouping()
  const language = useLanguage()
  const { duty, marketplace } = input
  const put = (part: Partial<FreightInput['duty']>) => change({ duty: { ...duty, ...part } })
  const setLayer = (at: number, part: Partial<DutyLayer>) =>
    put({ layers: duty.layers.map((layer, place) => (place === at ? { ...layer, ...part } : layer)) })
  const known = duty.layers.filter(({ rate }) => rate !== null)
  const total = known.reduce((sum, { rate }) => sum + (rate ?? 0), 0)
  const { vat } = marketplaces[marketplace]
  const rule = RULES[marketplace]
  return (
    <FoldedGroup
      title={SECTION_NAMES[language].duty}
      summary={known.length > 0 ? t('duty.total', { rate: formatRate(total, grouping) }) : NOT_SET[language]}
      note={rule ? `${t('duty.note')} ${t(`duty.rule.${rule}`)}` : t('duty.note')}
    >
      <div className={classes.wide}>
        <ul className={classes.rows}>
          {duty.layers.map((layer, at) => {
            const name = DUTY_LAYER_NAMES[language][layer.kind]
            return (
              <li key={layer.kind} className={classes.layer}>
                <span>{name}</span>
                <NumberCell
                  path={`duty.layers.${at}.rate`}
                  label={`${name} ${t('duty.rate')} %`}
                  placeholder="%"
                  unit="%"
                  value={layer.rate}
                  scale={0.01}
                  decimals={3}
                  onChange={(rate) =>
                    setLayer(at, { rate, lookedUpOn: rate === null ? layer.lookedUpOn : (layer.lookedUpOn ?? today) })
                  }
                />
                <DayCell
                  path={`duty.layers.${at}.lookedUpOn`}
                  label={`${name} ${t('duty.lookedUp')}`}
                  value={layer.lookedUpOn}
                  onChange={(lookedUpOn) => setLayer(at, { lookedUpOn })}
                />
                <TextCell
                  path={`duty.layers.${at}.htsCode`}
                  label={`${name} ${t('duty.hts')}`}
                  placeholder={input.goods.htsCode ?? t('duty.hts')}
                  maxLength={20}
                  value={layer.htsCode}
                  onChange={(htsCode) => setLayer(at, { htsCode })}
                />
              </li>
            )
          })}
        </ul>
      </div>
      {marketplace === 'US' && (
        <>
          <NumberCell
            path="duty.mpfLimits.least"
            label={t('duty.mpfLeast')}
            labelled
            value={duty.mpfLimits.least}
            unit="USD"
            scale={100}
            onChange={(least) => put({ mpfLimits: { ...duty.mpfLimits, least } })}
          />
          <NumberCell
            path="duty.mpfLimits.most"
            label={t('duty.mpfMost')}
            labelled
            value={duty.mpfLimits.most}
            unit="USD"
            scale={100}
            onChange={(most) => put({ mpfLimits: { ...duty.mpfLimits, most } })}
          />
        </>
      )}
      {EU_MARKETPLACES.includes(marketplace) && (
        <NumberCell
          path="duty.itemCategories"
          label={t('duty.items')}
          labelled
          value={duty.itemCategories || null}
          onChange={(itemCategories) => put({ itemCategories: itemCategories ?? 0 })}
        />
      )}
      {marketplace !== 'US' && (
        <>
          <NumberCell
            path="duty.importVat.rate"
            label={`${t('duty.vat')} %`}
            labelled
            placeholder={vat > 0 && marketplace !== 'CA' ? formatRate(vat, grouping) : ''}
            value={duty.importVat.rate}
            unit="%"
            scale={0.01}
            onChange={(rate) => put({ importVat: { ...duty.importVat, rate } })}
          />
          <div className={classes.wide}>
            <CheckField
              label={t('duty.reclaimable')}
              checked={duty.importVat.reclaimable}
              onChange={(reclaimable) => put({ importVat: { ...duty.importVat, reclaimable } })}
            />
          </div>
        </>
      )}
      <div className={classes.wide}>
        <Button variant="subtle" size="xs" onClick={() => change({ duty: startFreight(marketplace, today).duty })}>
          {t('reset')}
        </Button>
      </div>
    </FoldedGroup>
  )
}
