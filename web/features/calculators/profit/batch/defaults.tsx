import { Button } from '@mantine/core'
import type { BatchDefaults } from '#contracts/model/calculators/profit/batch.ts'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { FieldWordsContext } from '#web/kit/fields/field-words.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { useFieldWords } from '../../public/use-field-words.ts'
import classes from './batch.module.css'

interface DefaultsProps {
  defaults: BatchDefaults
  onChange: (change: Partial<BatchDefaults>) => void
  /** Calculates the file again with these defaults; null if they are in use already. */
  onAgain: (() => void) | null
}

/** The marketplace and day for rows that state none, and the exchange rates. */
export function Defaults({ defaults: { marketplace, on, rates }, onChange, onAgain }: DefaultsProps) {
  const { t } = useTranslation('profit-batch')
  const words = useFieldWords()
  return (
    <Folded label={t('defaults', { marketplace, day: on })}>
      <div className={classes.fields}>
        <MarketplacePicker size="sm" value={marketplace} onChange={(chosen) => onChange({ marketplace: chosen })} />
        <FieldWordsContext value={words}>
          <DateField label={t('day')} value={on} onChange={(day) => onChange({ on: day })} />
        </FieldWordsContext>
      </div>
      {rates && <p className={classes.note}>{t('rates', { source: rates.source || t('ownRates'), day: rates.on })}</p>}
      {onAgain && (
        <Button className={classes.again} variant="default" onClick={onAgain}>
          {t('again')}
        </Button>
      )}
    </Folded>
  )
}
