/** Import VAT and the landed cost of a unit in words. */
import type { Range } from '../../range.ts'
import { fillText, joinWords } from '../../wording.ts'
import { formatRate, formatSpan, type Reader } from '../writing.ts'
import { COMPONENT_NAMES } from './component.texts.ts'
import { formatIn } from './figures.ts'
import { GAP_TEXTS, IMPORT_VAT_NAMES } from './freight.texts.ts'
import { DETAIL_TEXTS, LANDED_TEXTS } from './result.texts.ts'
import type { ImportVat, LandedCost, LandedGap } from './result.ts'

/** The rate of import VAT, why its amount is unknown, and whether it is a cost. */
export function importVatText({ rate, gap, included, reclaimable }: ImportVat, writing: Reader): string {
  const { language, grouping } = writing
  const texts = DETAIL_TEXTS[language]
  return joinWords(
    [
      ...(rate === null ? [] : [formatRate(rate, grouping)]),
      ...(gap ? [GAP_TEXTS[language][gap]] : []),
      included ? texts.vatIncluded : reclaimable ? texts.vatReclaimable : texts.vatCost,
    ],
    language,
  )
}

/** Whether import VAT may apply; an unknown rate counts as one. */
export const hasImportVat = ({ rate }: ImportVat): boolean => rate === null || rate > 0

export const LANDED_PARTS = ['goods', 'freight', 'duty', 'vat', 'total'] as const
export type LandedPart = (typeof LANDED_PARTS)[number]

/** One part of a unit's landed cost, in the marketplace's currency. */
export function landedAmount(landed: LandedCost, part: LandedPart, reader: Reader): string {
  const range: Range | null = landed[part]
  if (!range) return DETAIL_TEXTS[reader.language].unknown
  return formatSpan(range, (minor) => formatIn(minor, landed.currency, reader.grouping), reader)
}

/** What the total leaves out and why, and the day of the exchange rates. */
export function landedNotes(
  { gaps, exchangeOn }: Pick<LandedCost, 'gaps' | 'exchangeOn'>,
  { language }: Reader,
): string[] {
  const texts = LANDED_TEXTS[language]
  const nameOf = (key: LandedGap['components'][number]) =>
    key === 'importVat' ? IMPORT_VAT_NAMES[language] : COMPONENT_NAMES[language][key]
  return [
    ...gaps.map(({ gap, components }) => {
      const reason = GAP_TEXTS[language][gap]
      return components.length === 0
        ? fillText(texts.incomplete, { reason })
        : fillText(texts.missing, { components: joinWords(components.map(nameOf), language), reason })
    }),
    ...(exchangeOn ? [fillText(texts.exchangeOn, { day: exchangeOn })] : []),
  ]
}
