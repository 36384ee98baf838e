import { Link } from 'wouter'
import type { SupplierRow } from '#contracts/api/sourcing-rows.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { searchPath } from '../sourcing-paths.ts'
import { useReader } from '../use-reader.ts'
import { useSupplierLine } from '../use-supplier-line.ts'
import classes from './offer-cell.module.css'

/** The supplier with a link to its offers, what it is, and the titles it has from the platform. */
export function SupplierCell({ supplier }: { supplier: SupplierRow }) {
  const { t } = useTranslation('sourcing')
  const { nameOf, otherNameOf, texts, separator, write } = useReader()
  const line = useSupplierLine()
  const titles = supplier.titles.map((title) => texts.values.titles[title]).join(separator)
  return (
    <span className={classes.supplier}>
      <Link
        href={searchPath({ supplier: String(supplier.id) })}
        title={`${otherNameOf(supplier.name)} · ${t('supplier.allOffers', { offers: write('count', supplier.offers) })}`}
      >
        {nameOf(supplier.name)}
      </Link>
      <small title={line(supplier)}>{line(supplier)}</small>
      {titles && (
        <small className={classes.titles} title={titles}>
          {titles}
        </small>
      )}
    </span>
  )
}
