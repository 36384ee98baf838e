import { Button, Group } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { CONTAINER_NAMES, MODE_NAMES, PER_NAMES } from '#contracts/model/calculators/freight/freight.texts.ts'
import { MODES, type Region } from '#contracts/model/calculators/freight/modes.ts'
import {
  DOOR,
  includesAll,
  type PricedPer,
  priceUnitsOf,
  TAXES,
  withCard,
  withIncluded,
  withMode,
  withPriceUnit,
} from '#contracts/model/calculators/freight/own-card.ts'
import { RATE_CARD_TEXTS } from '#contracts/model/calculators/freight/rate-card.texts.ts'
import type { RateCard } from '#contracts/model/calculators/freight/rate-card.ts'
import { regionsOf } from '#contracts/model/calculators/freight/rate-cards.ts'
import { REGION_NAMES } from '#contracts/model/calculators/freight/region.texts.ts'
import { InvalidFields, useInvalidFields } from '#web/kit/fields/invalid-fields.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { CheckField } from '../../parts/check-field.tsx'
import { type Bounds, BoundsCells } from '../fields/bounds-cells.tsx'
import { NumberCell } from '../fields/number-cell.tsx'
import { focusProblem, ProblemsContext } from '../fields/problems.ts'
import { DayCell, SelectCell, TextCell } from '../fields/text-cells.tsx'
import { MeasureCells } from './measure-cells.tsx'
import { quoteProblems, withoutMissing } from './quote-problems.ts'
import classes from './tables.module.css'

interface QuoteDialogProps {
  opened: boolean
  /** The rate card to edit. A new card is not in `cards` yet. */
  card: RateCard
  cards: readonly RateCard[]
  onClose: () => void
  onCards: (cards: RateCard[]) => void
}

/** A form to add or edit a rate card with a forwarder's quote. Only a card without problems can be saved. */
export const QuoteDialog = ({ opened, onClose, card, ...form }: QuoteDialogProps) => {
  const { t } = useTranslation(['freight-tables', 'freight'])
  return (
    <Dialog opened={opened} onClose={onClose} title={t('rates.dialog')} centered size={680}>
      <QuoteForm key={card.id} start={card} onClose={onClose} {...form} />
    </Dialog>
  )
}

interface QuoteFormProps extends Omit<QuoteDialogProps, 'opened' | 'card'> {
  start: RateCard
}

/** This function is long because it is mostly markup of one form. */
function QuoteForm({ start, cards, onClose, onCards }: QuoteFormProps) {
  const { t } = useTranslation(['freight-tables', 'freight'])
  const { t: frame } = useTranslation('frame')
  const language = useLanguage()
  const [card, setCard] = useState(start)
  const [isSubmitted, setSubmitted] = useState(false)
  const { invalid, reports } = useInvalidFields()
  const next = useMemo(() => withCard(cards, card), [cards, card])
  const at = next.findIndex(({ id }) => id === card.id)
  const problems = useMemo(() => quoteProblems(next, at), [next, at])
  const { mode, measure } = card
  const put = (part: Partial<RateCard>) => setCard((before) => ({ ...before, ...part }))
  const [source = ''] = card.prices.map((price) => price.source)

  const priceOf = (per: PricedPer) => card.prices.find((price) => price.per === per) ?? null
  function setPrice(per: PricedPer, bounds: Bounds | null) {
    const others = card.prices.filter((price) => price.per !== per)
    // A changed price is the seller's own, so its published source and day are dropped.
    const price = bounds && { per, low: bounds.low, high: bounds.high, source: '', quotedOn: null }
    put({ prices: price ? [...others, price] : others })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    const [first] = problems.keys()
    if (first) focusProblem(first)
    else if (invalid === 0) onCards(next)
  }

  return (
    <InvalidFields value={reports}>
      <ProblemsContext value={isSubmitted ? problems : withoutMissing(problems)}>
        <form onSubmit={submit} noValidate>
          <div className={classes.form}>
            <SelectCell
              path="quote.mode"
              label={t('rates.mode')}
              labelled
              options={MODES.map((value) => ({ value, label: MODE_NAMES[language][value] }))}
              value={mode}
              onChange={(chosen) => setCard(withMode(card, chosen))}
            />
            <SelectCell
              path="quote.region"
              label={t('rates.region')}
              labelled
              options={[
                { value: '' as Region | '', label: RATE_CARD_TEXTS[language].allRegions },
                ...regionsOf(card.marketplace).map((value) => ({
                  value: value as Region | '',
                  label: REGION_NAMES[language][value],
                })),
              ]}
              value={card.region ?? ''}
              onChange={(region) => put({ region: region || null })}
            />
            {mode !== 'seaFcl' && (
              <SelectCell
                path="quote.measure.per"
                label={t('rates.per')}
                labelled
                options={(['kg', 'cbm'] as const).map((value) => ({ value, label: PER_NAMES[language][value] }))}
                value={measure.per === 'cbm' ? 'cbm' : 'kg'}
                onChange={(per) => setCard(withPriceUnit(card, per))}
              />
            )}
          </div>
          <div className={classes.prices}>
            {priceUnitsOf(card).map((per, place) => (
              <BoundsCells
                key={per}
                path={place === 0 ? 'quote.prices' : `quote.prices.${per}`}
                label={t('rates.priceOf', {
                  per: per === 'kg' || per === 'cbm' ? PER_NAMES[language][per] : CONTAINER_NAMES[language][per],
                })}
                labelled
                value={priceOf(per)}
                scale={100}
                unit="USD"
                onChange={(bounds) => setPrice(per, bounds)}
              />
            ))}
            <BoundsCells
              path="quote.transitDays"
              label={t('rates.days')}
              labelled
              decimals={0}
              value={card.transitDays}
              onChange={(days) =>
                put({ transitDays: days && { low: days.low, high: days.high, source: '', quotedOn: null } })
              }
            />
            <BoundsCells
              path="quote.fuelRate"
              label={`${t('rates.fuel')} %`}
              labelled
              unit="%"
              scale={0.01}
              value={card.fuelRate}
              onChange={(fuelRate) => put({ fuelRate })}
            />
          </div>
          <div className={classes.form}>
            <DayCell
              path="quote.validFrom"
              label={t('rates.validFrom')}
              labelled
              value={card.validFrom}
              onChange={(day) => put({ validFrom: day ?? '' })}
            />
            <DayCell
              path="quote.validTo"
              label={t('rates.validTo')}
              labelled
              value={card.validTo}
              onChange={(validTo) => put({ validTo })}
            />
            <NumberCell
              path="quote.minimumCharge"
              label={t('rates.minimum')}
              labelled
              scale={100}
              unit="USD"
              value={card.minimumCharge}
              onChange={(minimumCharge) => put({ minimumCharge })}
            />
            <MeasureCells measure={measure} onMeasure={(part) => put({ measure: { ...measure, ...part } })} />
            <TextCell
              path="quote.source"
              label={t('rates.source')}
              labelled
              placeholder={t('freight:optional')}
              maxLength={200}
              value={source}
              onChange={(name) => put({ prices: card.prices.map((price) => ({ ...price, source: name ?? '' })) })}
            />
          </div>
          <fieldset className={classes.includes}>
            <legend>{t('rates.includes')}</legend>
            <CheckField
              label={t('rates.door')}
              checked={includesAll(card, DOOR)}
              onChange={(isIncluded) => setCard(withIncluded(card, DOOR, isIncluded))}
            />
            <CheckField
              label={t('rates.tax')}
              checked={card.includes.includes('duty')}
              onChange={(isIncluded) => setCard(withIncluded(card, TAXES, isIncluded))}
            />
          </fieldset>
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={onClose}>
              {frame('cancel')}
            </Button>
            <Button type="submit">{t('rates.save')}</Button>
          </Group>
        </form>
      </ProblemsContext>
    </InvalidFields>
  )
}
