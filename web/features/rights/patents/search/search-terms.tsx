import { formatPower } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { useModule } from '#web/kit/session-store.ts'

interface SearchTermsProps {
  /** Its picture is on its way: without it something else would be searched. */
  waits: boolean
  className?: string | undefined
}

/** What a search costs, or why it cannot begin yet; beside its button. */
export function SearchTerms({ waits, className }: SearchTermsProps) {
  const { t } = useTranslation('patents')
  const grouping = useGrouping()
  const price = useModule('ai_pantent')?.value
  return (
    <p className={className} aria-live="polite">
      {waits ? t('form.waits') : price !== undefined && t('price', { price: formatPower(price, grouping) })}
    </p>
  )
}
