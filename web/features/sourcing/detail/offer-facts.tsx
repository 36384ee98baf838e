import { DASH } from '#contracts/model/number.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { useReader } from '../use-reader.ts'
import classes from './detail.module.css'
import type { OfferDetail } from './offer-detail.ts'

/** Services and package of the offer, and its specifications. */
export function OfferFacts({ offer }: { offer: OfferDetail }) {
  const { t } = useTranslation(['offer-detail', 'sourcing'])
  const { texts, nameOf, write, separator } = useReader()
  const { services, shipping, lines, specifications, size, weight, category } = offer
  const { names, formulas, values } = texts
  const centimetres = (millimetres: number) => String(millimetres / 10)
  const facts = [
    { name: t('sourcing:search.category'), value: nameOf(category.name) },
    { name: names.shipping, help: formulas.shipping, value: values.shipping[shipping] },
    { name: names.services, help: formulas.services, value: services.map((one) => values.services[one]) },
    { name: names.lines, help: formulas.lines, value: lines.map((one) => values.lines[one]) },
    {
      name: t('package.size'),
      value: `${[size.length, size.width, size.height].map(centimetres).join(' × ')} cm`,
    },
    { name: t('package.weight'), value: write('grams', weight) },
  ]
  return (
    <div className={classes.columns}>
      <Card title={t('detail.delivery')}>
        <dl className={classes.facts} data-wide>
          {facts.map(({ name, help, value }) => (
            <div key={name}>
              <dt title={help}>{name}</dt>
              <dd>{(typeof value === 'string' ? value : value.join(separator)) || DASH}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={t('detail.specifications')}>
        <dl className={classes.facts} data-wide>
          {specifications.map(({ name, value }) => (
            <div key={name.zh}>
              <dt>{nameOf(name)}</dt>
              <dd>{nameOf(value)}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  )
}
