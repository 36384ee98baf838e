import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { readNumber } from '#web/kit/fields/number-text.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { OfferTags } from '../offer-tags.tsx'
import type { SourcedProduct } from '../sourcing-paths.ts'
import { useReader } from '../use-reader.ts'
import { CostActions } from './cost-actions.tsx'
import classes from './detail.module.css'
import type { OfferDetail } from './offer-detail.ts'
import { tierFor } from './tier.ts'

interface OfferHeadProps {
  offer: OfferDetail
  product: SourcedProduct | null
}

const MAX_UNITS = 1_000_000

/** The picture, the price for a quantity, and what to calculate with it. */
export function OfferHead({ offer, product }: OfferHeadProps) {
  const { t } = useTranslation(['offer-detail', 'sourcing'])
  const { nameOf, write, texts } = useReader()
  const { title, imageUrl, tiers, values } = offer
  const least = tiers[0]?.from ?? values.minOrder ?? 1
  const [typed, setTyped] = useState(String(least))
  const units = readNumber(typed)
  const isUsable = typeof units === 'number' && Number.isInteger(units) && units > 0 && units <= MAX_UNITS
  const tier = isUsable ? tierFor(tiers, units) : undefined
  const problem = !isUsable
    ? t('quantity.wrong')
    : units < least
      ? t('quantity.tooFew', { units: write('count', least) })
      : undefined
  return (
    <section className={classes.head} aria-label={t('price.title')}>
      <span className={classes.picture}>
        <ProductPicture src={imageUrl} alt={nameOf(title)} name={nameOf(title)} />
      </span>
      <div className={classes.offer}>
        <OfferTags row={offer} />
        <p className={classes.price}>
          <strong>{write('yuan', tier?.price ?? values.price)}</strong> {t('price.each')}
        </p>
        <table className={classes.tiers}>
          <caption>{t('price.tiers')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('price.units')}</th>
              <th scope="col" data-number>
                {t('price.unitPrice')}
              </th>
            </tr>
          </thead>
          <tbody>
            {tiers.map((each) => (
              <tr key={each.from} aria-current={each === tier || undefined}>
                <th scope="row">{t('sourcing:offer.from', { units: write('count', each.from) })}</th>
                <td data-number>{write('yuan', each.price)}</td>
              </tr>
            ))}
            {values.dropPrice !== null && (
              <tr>
                <th scope="row" title={texts.formulas.dropPrice}>
                  {texts.names.dropPrice}
                </th>
                <td data-number>{write('yuan', values.dropPrice)}</td>
              </tr>
            )}
          </tbody>
        </table>
        <div className={classes.quantity}>
          <TextInput
            label={t('quantity.label')}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            error={problem}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {tier && isUsable && (
            <p className={classes.total}>{t('quantity.total', { amount: write('yuan', tier.price * units) })}</p>
          )}
        </div>
        <CostActions offer={offer} product={product} units={tier && isUsable ? units : null} price={tier?.price ?? 0} />
      </div>
    </section>
  )
}
