import { Button } from '@mantine/core'
import { calculators } from '#contracts/api/calculators.ts'
import { type ExchangeRates, RATED_CURRENCIES, REFERENCE_RATES } from '#contracts/model/calculators/exchange.ts'
import { NOT_SET } from '#contracts/model/calculators/freight/input.texts.ts'
import { SECTION_NAMES } from '#contracts/model/calculators/freight/problem.texts.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { FoldedGroup } from '../../parts/folded-group.tsx'
import { NumberCell } from '../fields/number-cell.tsx'
import { DayCell } from '../fields/text-cells.tsx'
import type { InputProps } from '../inputs/input-props.ts'
import classes from './tables.module.css'

/** The exchange rates and their day, with buttons to apply the rates of the account or the reference rates. */
export function Exchange({ input, change }: InputProps) {
  const { t } = useTranslation('freight-tables')
  const language = useLanguage()
  const account = useCall(calculators.settings, {}).data?.exchange
  const rates = input.exchange ?? REFERENCE_RATES
  const put = (part: Partial<ExchangeRates>) => change({ exchange: { ...rates, source: '', ...part } })
  return (
    <FoldedGroup
      title={SECTION_NAMES[language].exchange}
      summary={
        input.exchange
          ? t('exchange.summary', { source: rates.source || t('exchange.own'), on: rates.on })
          : NOT_SET[language]
      }
      note={t('exchange.note')}
    >
      <DayCell
        path="exchange.on"
        label={t('exchange.on')}
        labelled
        value={rates.on}
        onChange={(on) => on && put({ on })}
      />
      {RATED_CURRENCIES.map((currency) => (
        <NumberCell
          key={currency}
          path={`exchange.perEuro.${currency}`}
          label={t('exchange.perEuro', { currency })}
          labelled
          decimals={5}
          value={rates.perEuro[currency] || null}
          // Stored rates must be above 0, so an emptied field keeps the last rate.
          onChange={(rate) => rate && put({ perEuro: { ...rates.perEuro, [currency]: rate } })}
        />
      ))}
      <div className={classes.wide}>
        <div className={classes.tools}>
          {account && (
            <Button variant="default" size="xs" onClick={() => change({ exchange: account })}>
              {t('exchange.account', { on: account.on })}
            </Button>
          )}
          <Button variant="subtle" size="xs" onClick={() => change({ exchange: REFERENCE_RATES })}>
            {t('exchange.reference')}
          </Button>
        </div>
      </div>
    </FoldedGroup>
  )
}
