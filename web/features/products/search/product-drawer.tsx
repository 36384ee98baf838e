import { Button, Drawer } from '@mantine/core'
import { Link } from 'wouter'
import type { ProductRow } from '#contracts/api/product-search.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { productSubject } from '#contracts/model/watch-subjects.ts'
import { productPath } from '#web/features/catalogue/public/detail-paths.ts'
import { WatchButton } from '#web/features/watches/public/watch-button.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import type { ListColumn } from '#web/kit/list/column.ts'
import classes from './product-search.module.css'

interface ProductDrawerProps<Row> {
  row: Row | null
  marketplace: Marketplace
  columns: readonly ListColumn<Row>[]
  opened: boolean
  onClose: () => void
}

/** All metrics of one product, and what to do next with it. */
export function ProductDrawer<Row extends ProductRow>(props: ProductDrawerProps<Row>) {
  const { row, marketplace, columns, opened, onClose } = props
  const { t } = useTranslation(['products', 'frame'])
  const [first, ...others] = columns
  const subject = new URLSearchParams({ asin: row?.asin ?? '', marketplace })
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="lg"
      title={t('search.details')}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
    >
      {row && (
        <div className={classes.drawer}>
          {first?.cell(row)}
          <dl>
            {others.map(({ id, head, help, cell }) => (
              <div key={id}>
                <dt title={help}>{head}</dt>
                <dd>{cell(row)}</dd>
              </div>
            ))}
          </dl>
          <p className={classes.ways}>
            <Button component={Link} href={productPath(row.asin, marketplace)}>
              {t('search.toDetail')}
            </Button>
            <Button component={Link} href={`/product?${subject}`} variant="default">
              {t('search.toReport')}
            </Button>
            <Button component={Link} href={`/ai/profit/analysis?${subject}`} variant="default">
              {t('search.toProfit')}
            </Button>
            <Button component={Link} href={`/search/source?${subject}`} variant="default">
              {t('search.toSuppliers')}
            </Button>
            <WatchButton kind="product" subject={productSubject(marketplace, row.asin)} />
            <Button
              component="a"
              href={`https://www.${marketplaces[marketplace].domain}/dp/${row.asin}`}
              target="_blank"
              rel="noreferrer"
              variant="subtle"
            >
              {t('search.toPage')}
            </Button>
          </p>
        </div>
      )}
    </Drawer>
  )
}
