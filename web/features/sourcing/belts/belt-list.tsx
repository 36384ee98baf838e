import { Link } from 'wouter'
import type { Belt } from '#contracts/api/sourcing-rows.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { Layout } from '../search/use-offer-search.ts'
import { searchPath } from '../sourcing-paths.ts'
import { useReader } from '../use-reader.ts'
import classes from './belts.module.css'
import { useOutput } from './use-output.ts'

interface BeltListProps {
  belts: readonly Belt[]
  /** Layout of the offers that a belt leads to. */
  layout: Layout
}

/** Industry belts with their figures; each leads to its offers. */
export function BeltList({ belts, layout }: BeltListProps) {
  const { t } = useTranslation('belts')
  return (
    <ul className={classes.belts} aria-label={t('belt.list')}>
      {belts.map((belt) => (
        <li key={belt.id}>
          <BeltCard belt={belt} layout={layout} />
        </li>
      ))}
    </ul>
  )
}

function BeltCard({ belt, layout }: { belt: Belt; layout: Layout }) {
  const { t } = useTranslation('belts')
  const { nameOf, write, separator } = useReader()
  const outputText = useOutput()
  const { id, goods, cities, categories, output, merchants, price, leadDays, suppliers, offers } = belt
  const cityText = ({ name, province }: Belt['cities'][number]) => {
    const [city, region] = [nameOf(name), t(`province.${province}`)]
    return city === region ? city : t('belt.city', { city, province: region })
  }
  const facts = [
    { name: t('belt.output'), value: outputText(output) },
    { name: t('belt.merchants'), value: write('count', merchants) },
    { name: t('belt.price'), value: `${write('yuan', price.min)}–${write('yuan', price.max)}` },
    { name: t('belt.leadTime'), value: t('belt.days', { days: `${leadDays.min}–${leadDays.max}` }) },
    { name: t('belt.suppliers'), value: write('count', suppliers) },
  ]
  return (
    <>
      <h3>{nameOf(goods)}</h3>
      <p className={classes.cities}>{cities.map(cityText).join(separator)}</p>
      {categories.length > 0 && (
        <p className={classes.note}>{categories.map(({ name }) => nameOf(name)).join(separator)}</p>
      )}
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {offers > 0 ? (
        <Link
          href={searchPath({ belt: id, ...(layout === 'cards' && { layout }) })}
          className={classes.offers}
          aria-label={t('belt.offersOf', { offers: write('count', offers), name: nameOf(goods) })}
        >
          {t('belt.offers', { offers: write('count', offers) })}
        </Link>
      ) : (
        <p className={classes.note}>{t('belt.noOffers')}</p>
      )}
    </>
  )
}
