import { Link } from 'wouter'
import { DASH } from '#contracts/model/number.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { searchPath } from '../sourcing-paths.ts'
import { useReader } from '../use-reader.ts'
import { useSupplierLine } from '../use-supplier-line.ts'
import classes from './detail.module.css'
import type { OfferDetail } from './offer-detail.ts'

/** Who supplies the offer, and how to reach it. */
export function SupplierPart({ supplier }: { supplier: OfferDetail['supplier'] }) {
  const { t } = useTranslation(['offer-detail', 'sourcing'])
  const { nameOf, otherNameOf, otherLanguage, texts, write, separator } = useReader()
  const line = useSupplierLine()
  const { name, titles, score, employees, area, certificates, contact, belt, offers, id } = supplier
  const facts = [
    { term: texts.names.score, help: texts.formulas.score, value: write('rating', score) },
    { term: t('sourcing:supplier.employees'), value: write('count', employees) },
    { term: t('sourcing:supplier.area'), value: area === null ? DASH : `${write('count', area)} m²` },
    { term: t('sourcing:supplier.certificates'), value: certificates.join(separator) || DASH },
    {
      term: t('sourcing:supplier.offers'),
      value: <Link href={searchPath({ supplier: String(id) })}>{write('count', offers)}</Link>,
    },
    {
      term: t('sourcing:offer.belt'),
      value: <Link href={searchPath({ belt: belt.id })}>{nameOf(belt.goods)}</Link>,
    },
    { term: t('contact.person'), value: nameOf(contact.person) },
    { term: t('contact.phone'), value: contact.phone },
    { term: t('contact.wechat'), value: contact.wechat },
    { term: t('contact.address'), value: nameOf(contact.address) },
  ]
  return (
    <Card title={t('sourcing:supplier.name')}>
      <p className={classes.supplier}>
        <strong>{nameOf(name)}</strong>
        <small lang={otherLanguage}>{otherNameOf(name)}</small>
        <small>{line(supplier)}</small>
        {titles.length > 0 && (
          <span className={classes.tags}>
            {titles.map((title) => (
              <Tag key={title} tone="good">
                {texts.values.titles[title]}
              </Tag>
            ))}
          </span>
        )}
      </p>
      <dl className={classes.facts}>
        {facts.map(({ term, help, value }) => (
          <div key={term}>
            <dt title={help}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
