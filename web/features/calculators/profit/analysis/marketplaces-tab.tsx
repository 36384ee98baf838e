import { memo, useCallback, useMemo } from 'react'
import type { ExchangeRates } from '#contracts/model/calculators/exchange.ts'
import { acrossMarketplaces, type MarketplaceProfit } from '#contracts/model/calculators/profit/across-marketplaces.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { amountsOf } from '../../public/amounts.ts'
import classes from './analysis.module.css'
import { ApplyButton } from './apply-button.tsx'
import places from './marketplaces.module.css'
import { NetAmount } from './net-amount.tsx'
import { RatesForm } from './rates-form.tsx'
import type { TabProps } from './settings.ts'
import { useWriter } from './use-writer.ts'

interface MarketplacesTabProps extends TabProps {
  rates: ExchangeRates
  onRates: (rates: ExchangeRates | null) => void
}

export function MarketplacesTab({ input, settings, set, rates, onRates }: MarketplacesTabProps) {
  const { t } = useTranslation('profit-analysis')
  const { prices } = settings
  const rows = useMemo(() => acrossMarketplaces(input, rates, prices), [input, rates, prices])
  const put = useCallback(
    (marketplace: Marketplace, price: number | null) => {
      set(({ prices: { [marketplace]: _, ...others } }) => ({
        prices: price === null ? others : { ...others, [marketplace]: price },
      }))
    },
    [set],
  )
  const columns = ['marketplace', 'price', 'net', 'netIn', 'margin', 'notes'] as const
  return (
    <>
      <RatesForm rates={rates} onRates={onRates} />
      <table className={`${classes.table} ${places.table}`} aria-label={t('marketplaces.table')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-number={['net', 'netIn', 'margin'].includes(column) || undefined}>
                {t(`marketplaces.${column}`, { currency: marketplaces[input.marketplace].currency })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.marketplace}
              row={row}
              home={input.marketplace}
              isTyped={prices[row.marketplace] !== undefined}
              onPrice={put}
            />
          ))}
        </tbody>
      </table>
      <p className={classes.note}>{t('marketplaces.note')}</p>
    </>
  )
}

interface RowProps {
  row: MarketplaceProfit
  home: Marketplace
  isTyped: boolean
  /** Null resets the price to the converted price. */
  onPrice: (marketplace: Marketplace, price: number | null) => void
}

function Row({
  row: { marketplace, price, result, netAtHome, missing, onlyAtHome },
  home,
  isTyped,
  onPrice,
}: RowProps) {
  const { t } = useTranslation('profit-analysis')
  const writer = useWriter(marketplace)
  const atHome = useWriter(home)
  const name = marketplaces[marketplace].name[writer.language]
  return (
    <tr data-incomplete={netAtHome === null || undefined}>
      <th scope="row">
        {name}
        {marketplace === home && <small>{t('marketplaces.first')}</small>}
      </th>
      <td data-label={t('marketplaces.price')}>
        {marketplace === home ? (
          writer.money(price)
        ) : (
          <PriceCell marketplace={marketplace} price={price} isTyped={isTyped} onPrice={onPrice} />
        )}
      </td>
      {netAtHome ? (
        <>
          <td data-number data-label={t('marketplaces.net')}>
            <span>
              <NetAmount net={result.net} writer={writer} />
              {/* The code follows the amount, because some currencies share a sign. */}
              <small>{marketplaces[marketplace].currency}</small>
            </span>
          </td>
          <td data-number data-label={t('marketplaces.netIn', { currency: marketplaces[home].currency })}>
            <NetAmount net={netAtHome} writer={atHome} />
          </td>
          <td data-number data-label={t('marketplaces.margin')}>
            {result.margin && writer.percent(result.margin)}
          </td>
        </>
      ) : (
        <td colSpan={3} className={places.missing}>
          {missing.map(({ key, reason }) => (
            <span key={key}>
              {t('marketplaces.missing', { line: writer.line(key), reason: writer.reason(reason) })}
            </span>
          ))}
        </td>
      )}
      <td className={places.notes}>
        {onlyAtHome.length > 0 && t('marketplaces.uncounted', { lines: writer.lines(onlyAtHome) })}
      </td>
    </tr>
  )
}

type PriceCellProps = Pick<RowProps, 'isTyped' | 'onPrice'> & Pick<MarketplaceProfit, 'marketplace' | 'price'>

/** Memoized, because rendering nine price fields is most of the work of this tab. */
const PriceCell = memo(function PriceCell({ marketplace, price, isTyped, onPrice }: PriceCellProps) {
  const { t } = useTranslation('profit-analysis')
  const { money, minor } = amountsOf(marketplace)
  const name = marketplaces[marketplace].name[useLanguage()]
  return (
    <div className={places.price}>
      <NumberField
        label={t('marketplaces.priceIn', { name })}
        {...money(price)}
        required
        onChange={(typed) => onPrice(marketplace, minor(typed))}
      />
      {isTyped && (
        <ApplyButton
          text={t('marketplaces.reset')}
          label={t('marketplaces.resetIn', { name })}
          onClick={() => onPrice(marketplace, null)}
        />
      )}
    </div>
  )
})
