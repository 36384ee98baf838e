import { formatPower } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { useModule } from '#web/kit/session-store.ts'

interface SearchPriceProps {
  /** True while the picture is loading; the search waits for it. */
  waits: boolean
  className?: string | undefined
}

/** The price of a search, or why it cannot start yet. */
export function SearchPrice({ waits, className }: SearchPriceProps) {
  const { t } = useTranslation('patents')
  const grouping = useGrouping()
  const price = useModule('ai_pantent')?.value
  return (
    <p className={className} aria-live="polite">
      {waits ? t('form.waits') : price !== undefined && t('price', { price: formatPower(price, grouping) })}
    </p>
  )
}
