import { Link } from 'wouter'
import type { ExchangeRates } from '#contracts/model/calculators/exchange.ts'
import { OWN_RATES } from '#contracts/model/calculators/profit/input.texts.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { formatMoney, formatYuan } from '#contracts/model/money.ts'
import { formatCount } from '#contracts/model/number.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import type { HandedOffer } from '../../public/hand-over.ts'
import classes from './fields.module.css'

interface OfferCardProps {
  offer: HandedOffer
  input: ProfitInput
  rates: ExchangeRates
}

/** The supplier's offer that the cost is from: its price in yuan, and the exchange rate used. */
export function OfferCard({ offer, input, rates }: OfferCardProps) {
  const { t } = useTranslation(['calculators', 'frame'])
  const language = useLanguage()
  const grouping = useGrouping()
  const name = language === 'zh-CN' ? 'zh' : 'en'
  const { id, title, supplier, unitPrice, units, isSample } = offer
  return (
    <div className={classes.product}>
      <ProductPicture src={`/images/offer/${id}.webp?size=thumbnail`} alt="" name={title[name]} />
      <div>
        <strong title={title[name]}>{t('profit.offer.title', { title: title[name] })}</strong>
        <small>
          {supplier[name]}
          {isSample && <Tag tone="sample">{t('frame:sample')}</Tag>}
        </small>
        <small>
          {t('profit.offer.cost', {
            units: formatCount(units, grouping),
            yuan: formatYuan(unitPrice, grouping),
            cost: formatMoney(input.cost ?? 0, input.marketplace, grouping),
            source: rates.source || OWN_RATES[language],
            day: rates.on,
          })}
        </small>
        <Link href={`/search/source/offer?id=${id}`}>{t('profit.offer.back')}</Link>
      </div>
    </div>
  )
}
