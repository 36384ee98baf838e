import type { ReactNode } from 'react'
import type { ReverseProduct } from '#contracts/api/keyword-reverse.ts'
import { DASH } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Scroller } from '#web/kit/parts/scroller.tsx'
import classes from './reverse.module.css'

interface ProductsTableProps {
  label: string
  /** What the rows are. */
  head: string
  products: readonly Pick<ReverseProduct, 'asin' | 'title'>[]
  /** `cells`: one for each product. */
  rows: readonly { name: string; cells: readonly ReactNode[] }[]
}

/** A column for each product; a product without ranks has empty cells. */
export function ProductsTable({ label, head, products, rows }: ProductsTableProps) {
  const { t } = useTranslation('reverse')
  return (
    <Scroller className={classes.scroll} aria-label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {products.map(({ asin }, at) => (
              <th key={asin} scope="col" data-number>
                {at === 0 && <small>{t('product.yours')}</small>}
                {asin}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {products.map(({ asin, title }, at) => (
                <td key={asin} data-number>
                  {title === null ? DASH : cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
