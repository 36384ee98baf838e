import type { ExchangeRates } from '#contracts/model/calculators/exchange.ts'
import { OWN_RATES } from '#contracts/model/calculators/profit/input.texts.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { formatMoney, formatYuan } from '#contracts/model/money.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { OfferCard } from '../../parts/offer-card.tsx'
import type { HandedOffer } from '../../public/hand-over.ts'

interface CostSourceProps {
  offer: HandedOffer
  input: ProfitInput
  rates: ExchangeRates
}

/** The supplier's offer that the cost is from: its price in yuan, and the exchange rate used. */
export function CostSource({ offer, input, rates }: CostSourceProps) {
  const { t } = useTranslation('calculators')
  const language = useLanguage()
  const grouping = useGrouping()
  return (
    <OfferCard
      offer={offer}
      text={t('offer.cost', {
        units: formatCount(offer.units, grouping),
        yuan: formatYuan(offer.unitPrice, grouping),
        cost: formatMoney(input.cost ?? 0, input.marketplace, grouping),
        source: rates.source || OWN_RATES[language],
        day: rates.on,
      })}
    />
  )
}
