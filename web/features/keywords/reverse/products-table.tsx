import type { ReactNode } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { Scroller } from '#web/kit/parts/scroller.tsx'
import classes from './reverse.module.css'

interface ProductsTableProps {
  label: string
  /** What the rows are. */
  head: string
  asins: readonly string[]
  /** `cells`: one for each product. */
  rows: readonly { name: string; cells: readonly ReactNode[] }[]
}

/** A column for each product. */
export function ProductsTable({ label, head, asins, rows }: ProductsTableProps) {
  const { t } = useTranslation('reverse')
  return (
    <Scroller className={classes.scroll} aria-label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {asins.map((asin, at) => (
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
              {asins.map((asin, at) => (
                <td key={asin} data-number>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
