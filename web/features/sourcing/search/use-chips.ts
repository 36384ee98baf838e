import type { OfferRow } from '#contracts/api/sourcing-rows.ts'
import { OFFER_NUMBERS, type OfferChoice, type OfferNumber } from '#contracts/model/sourcing/offer-metrics.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { chosenText, rangeText } from '#web/kit/list/condition-text.ts'
import type { Chip } from '#web/kit/list/filter-chips.tsx'
import { useReader } from '../use-reader.ts'
import type { OfferSearchState } from './use-offer-search.ts'

/**
 * Chips of the filters that are set.
 * @param row an offer of the result, which knows the names of its supplier and belt
 */
export function useChips({ search, set, setRange, setChoice }: OfferSearchState, row: OfferRow | undefined): Chip[] {
  const { t } = useTranslation('sourcing')
  const reader = useReader()
  const { names, values } = reader.texts
  const { belt, supplier, filter } = search
  const supplierName = row && row.supplier.id === supplier ? reader.nameOf(row.supplier.name) : `#${supplier}`
  const beltName = row && row.supplier.belt.id === belt ? reader.nameOf(row.supplier.belt.goods) : belt
  return [
    ...(supplier
      ? [{ id: 'supplier', text: t('chip.supplier', { name: supplierName }), remove: () => set({ supplier: '' }) }]
      : []),
    ...(belt ? [{ id: 'belt', text: t('chip.belt', { name: beltName }), remove: () => set({ belt: '' }) }] : []),
    // The casts: keys of a filter of metrics.
    ...Object.entries(filter.range).map(([name, bounds]) => ({
      id: name,
      text: rangeText(names[name as OfferNumber], OFFER_NUMBERS[name as OfferNumber], bounds, reader),
      remove: () => setRange(name, {}),
    })),
    ...Object.entries(filter.choice).map(([name, chosen]) => ({
      id: name,
      text: chosenText(names[name as OfferChoice], values[name as OfferChoice], chosen, reader.language),
      remove: () => setChoice(name, []),
    })),
  ]
}
