import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import {
  type ExchangeRates,
  MAX_RATE,
  MAX_RATE_DAYS,
  MAX_RATE_SOURCE,
  RATED_CURRENCIES,
  REFERENCE_RATES,
  ratesAge,
} from '#contracts/model/calculators/exchange.ts'
import { formatCount } from '#contracts/model/number.ts'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { InvalidFields, useInvalidFields } from '#web/kit/fields/invalid-fields.ts'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { useToday } from '#web/kit/session-store.ts'
import classes from './analysis.module.css'

interface RatesFormProps {
  rates: ExchangeRates
  onRates: (rates: ExchangeRates | null) => void
}

/** The rates with their day and source, and a form to change them. */
export function RatesForm({ rates, onRates }: RatesFormProps) {
  const { t } = useTranslation('profit-analysis')
  const grouping = useGrouping()
  const [isOpen, setOpen] = useState(false)
  const age = ratesAge(rates, useToday())
  return (
    <section className={classes.block} aria-label={t('rates.title')}>
      <p className={classes.answer}>
        {t('rates.title')}{' '}
        {rates.source ? t('rates.dated', { day: rates.on, source: rates.source }) : t('rates.own', { day: rates.on })}
      </p>
      {age > MAX_RATE_DAYS && <Notice tone="warning">{t('rates.old', { days: formatCount(age, grouping) })}</Notice>}
      <Folded label={t('rates.edit')} open={isOpen} onToggle={setOpen}>
        <Fields
          key={JSON.stringify(rates)}
          rates={rates}
          onRates={(changed) => {
            onRates(changed)
            setOpen(false)
          }}
        />
      </Folded>
    </section>
  )
}

/** Changes take effect when they are saved. */
function Fields({ rates, onRates }: RatesFormProps) {
  const { t } = useTranslation('profit-analysis')
  const [draft, setDraft] = useState(rates)
  const { invalid, reports } = useInvalidFields()
  return (
    <InvalidFields value={reports}>
      <div className={classes.fields}>
        {RATED_CURRENCIES.map((currency) => (
          <NumberField
            key={currency}
            label={t('rates.rate', { currency })}
            value={draft.perEuro[currency]}
            decimals={6}
            max={MAX_RATE}
            required
            onChange={(rate) =>
              rate !== null &&
              setDraft({ ...draft, source: sourceAfter(draft, rates), perEuro: { ...draft.perEuro, [currency]: rate } })
            }
          />
        ))}
        <DateField label={t('rates.day')} value={draft.on} onChange={(on) => setDraft({ ...draft, on })} />
        <TextInput
          label={t('rates.source')}
          value={draft.source}
          maxLength={MAX_RATE_SOURCE}
          onChange={({ currentTarget }) => setDraft({ ...draft, source: currentTarget.value })}
        />
      </div>
      <div className={classes.row}>
        <Button variant="default" disabled={invalid > 0} onClick={() => onRates(draft)}>
          {t('rates.save')}
        </Button>
        <Button variant="subtle" onClick={() => onRates(null)}>
          {t('rates.reset', { source: REFERENCE_RATES.source, day: REFERENCE_RATES.on })}
        </Button>
      </div>
    </InvalidFields>
  )
}

/** Changed rates come from the seller, so the former source is dropped unless the seller typed a new one. */
const sourceAfter = (draft: ExchangeRates, before: ExchangeRates) =>
  draft.source === before.source ? '' : draft.source
