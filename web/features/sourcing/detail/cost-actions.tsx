import { Button } from '@mantine/core'
import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import { type HandedOffer, useHandOver, useShipmentHandOver } from '#web/features/calculators/public/hand-over.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { type SourcedProduct, searchPath } from '../sourcing-paths.ts'
import { useReader } from '../use-reader.ts'
import classes from './detail.module.css'
import type { OfferDetail } from './offer-detail.ts'

interface CostActionsProps {
  offer: OfferDetail
  product: SourcedProduct | null
  /** Null while the quantity is wrong. */
  units: number | null
  /** Yuan of a unit. */
  price: number
}

/** Buttons that take the cost of the offer to the calculators. */
export function CostActions({ offer, product, units, price }: CostActionsProps) {
  const { t } = useTranslation('offer-detail')
  const { write } = useReader()
  const [, handOver] = useHandOver()
  const [, handOverShipment] = useShipmentHandOver()
  const { id, title, supplier, size, weight, data } = offer
  const handed: HandedOffer | null =
    units === null
      ? null
      : {
          id,
          title,
          supplier: supplier.name,
          unitPrice: price,
          units,
          size,
          weight,
          isSample: data === 'sample',
          product,
        }
  // With a modifier key the link opens in a new tab, which cannot read the memory of this tab.
  const onPlainClick = (action: (handed: HandedOffer) => void) => (event: MouseEvent) => {
    if (!handed) event.preventDefault()
    else if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) action(handed)
  }
  const query = product ? `?${new URLSearchParams({ ...product })}` : ''
  return (
    <div className={classes.actions}>
      <Button
        component={Link}
        href={`/ai/profit/analysis${query}`}
        title={t('actions.profitHint')}
        disabled={handed === null}
        onClick={onPlainClick((cost) => handOver({ from: 'offer', offer: cost }))}
      >
        {t('actions.profit')}
      </Button>
      <Button
        component={Link}
        href="/ai/freight/calculation"
        variant="default"
        title={t('actions.freightHint')}
        disabled={handed === null}
        onClick={onPlainClick((shipment) => handOverShipment(shipment))}
      >
        {t('actions.freight')}
      </Button>
      <Button component={Link} href={searchPath({ supplier: String(supplier.id) })} variant="default">
        {t('actions.supplier', { offers: write('count', supplier.offers) })}
      </Button>
    </div>
  )
}
