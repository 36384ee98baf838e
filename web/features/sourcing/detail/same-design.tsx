import { Button } from '@mantine/core'
import { useState } from 'react'
import type { OfferRow } from '#contracts/api/sourcing-rows.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import type { TableColumn } from '#web/kit/list/column.ts'
import { ListTable } from '#web/kit/list/list-table.tsx'
import { OfferCell } from '../search/offer-cell.tsx'
import { SupplierCell } from '../search/supplier-cell.tsx'
import type { SourcedProduct } from '../sourcing-paths.ts'
import { useReader } from '../use-reader.ts'
import classes from './detail.module.css'
import type { OfferDetail } from './offer-detail.ts'

interface SameDesignProps {
  offer: OfferDetail
  product: SourcedProduct | null
}

/** Rows shown at first; the cheapest ones decide. */
const FIRST = 6

/** Offers of the same design by other suppliers, the cheapest first, with the difference in price. */
export function SameDesign({ offer, product }: SameDesignProps) {
  const { t } = useTranslation(['offer-detail', 'sourcing'])
  const { texts, write } = useReader()
  const { names, values } = texts
  const [isAll, setAll] = useState(false)
  const rows = isAll ? offer.sameDesign : offer.sameDesign.slice(0, FIRST)
  const columns: TableColumn<OfferRow>[] = [
    {
      id: 'offer',
      head: t('sourcing:offer.name'),
      cell: (row) => <OfferCell row={row} product={product} />,
      inCard: 'line',
    },
    {
      id: 'supplier',
      head: t('sourcing:supplier.name'),
      cell: ({ supplier }) => <SupplierCell supplier={supplier} />,
      inCard: 'line',
    },
    { id: 'shipping', head: names.shipping, cell: ({ shipping }) => values.shipping[shipping], inCard: 'labelled' },
    {
      id: 'price',
      head: names.price,
      isNumber: true,
      cell: (row) => write('yuan', row.values.price),
      inCard: 'labelled',
    },
    {
      id: 'difference',
      head: t('same.difference'),
      isNumber: true,
      cell: (row) => <Difference price={row.values.price} than={offer.values.price} />,
      inCard: 'labelled',
    },
    {
      id: 'minOrder',
      head: names.minOrder,
      isNumber: true,
      cell: (row) => write('count', row.values.minOrder),
      inCard: 'labelled',
    },
    {
      id: 'repeat',
      head: names.repeatRate,
      isNumber: true,
      cell: (row) => write('share', row.values.repeatRate),
      inCard: 'labelled',
    },
  ]
  return (
    <Card title={t('same.title')} hint={t('same.hint')}>
      {offer.sameDesign.length === 0 ? (
        <p className={classes.none}>{t('same.none')}</p>
      ) : (
        <>
          <ListTable columns={columns} rows={rows} rowId={({ id }) => id} isBoxed />
          {rows.length < offer.sameDesign.length && (
            <Button variant="default" className={classes.all} onClick={() => setAll(true)}>
              {t('same.all', { count: offer.sameDesign.length })}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}

/** Green if the other offer is cheaper. */
function Difference({ price, than }: Record<'price' | 'than', number | null>) {
  const { write } = useReader()
  const change = price === null || !than ? null : price / than - 1
  const tone = change === null || change === 0 ? undefined : change < 0 ? 'var(--good)' : 'var(--bad)'
  return <span style={tone ? { color: tone } : undefined}>{write('change', change)}</span>
}
