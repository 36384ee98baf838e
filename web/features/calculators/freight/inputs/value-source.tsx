import { formatYuan } from '#contracts/model/money.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { OfferCard } from '../../parts/offer-card.tsx'
import type { HandedOffer } from '../../public/hand-over.ts'

/** The supplier's offer that the value of the goods is from. */
export function ValueSource({ offer }: { offer: HandedOffer }) {
  const { t } = useTranslation('calculators')
  const grouping = useGrouping()
  const { units, unitPrice } = offer
  return (
    <OfferCard
      offer={offer}
      text={t('offer.shipped', { units: formatCount(units, grouping), yuan: formatYuan(unitPrice, grouping) })}
    />
  )
}
