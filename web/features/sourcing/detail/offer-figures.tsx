import { OFFER_NUMBER_NAMES, OFFER_NUMBERS } from '#contracts/model/sourcing/offer-metrics.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { useReader } from '../use-reader.ts'
import classes from './detail.module.css'
import type { OfferDetail } from './offer-detail.ts'

/** All numbers of the offer, with their formulas as help. */
export function OfferFigures({ offer: { values, listedOn } }: { offer: OfferDetail }) {
  const { t } = useTranslation(['offer-detail', 'sourcing'])
  const { texts, write } = useReader()
  return (
    <Card title={t('detail.figures')}>
      <dl className={classes.facts}>
        {OFFER_NUMBER_NAMES.map((name) => (
          <div key={name}>
            <dt title={texts.formulas[name]}>{texts.names[name]}</dt>
            <dd>{write(OFFER_NUMBERS[name].unit, values[name])}</dd>
          </div>
        ))}
        <div>
          <dt>{t('sourcing:offer.listedOn')}</dt>
          <dd>{listedOn}</dd>
        </div>
      </dl>
    </Card>
  )
}
