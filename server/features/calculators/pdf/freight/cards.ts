/** The rate cards that price the modes: until when they are valid, and who quoted them. */

import { COMPONENT_NAMES } from '#contracts/model/calculators/freight/component.texts.ts'
import { formatBounds } from '#contracts/model/calculators/freight/figures.ts'
import { FORMULA_TEXTS, MODE_NAMES, NOTE_TEXTS } from '#contracts/model/calculators/freight/freight.texts.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import type { RateCard } from '#contracts/model/calculators/freight/rate-card.ts'
import {
  pricesText,
  regionText,
  sourceText,
  transitText,
  validityText,
} from '#contracts/model/calculators/freight/rate-card-text.ts'
import { MODE_TEXTS, SCHEDULE_TEXTS } from '#contracts/model/calculators/freight/result.texts.ts'
import type { Freight, NoteKey } from '#contracts/model/calculators/freight/result.ts'
import { formatRates, type Reader } from '#contracts/model/calculators/writing.ts'
import { DASH } from '#contracts/model/number.ts'
import { fillText } from '#contracts/model/wording.ts'
import type { Paper } from '#server/platform/pdf/ink.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { titledTable } from '../table.ts'
import { FREIGHT_WORDS } from './freight-paper.texts.ts'

/** Notes about the days of a card. */
const CARD_NOTES: readonly NoteKey[] = ['cardEnded', 'cardNotYet', 'cardUndated']

export function cardPieces(ink: Paper, { rateCards }: FreightInput, { modes }: Freight, writing: Reader): Piece[] {
  const { language } = writing
  const words = FREIGHT_WORDS[language]
  const used = modes.flatMap((result) => {
    const card = rateCards.find(({ id }) => id === result.card?.id)
    return card ? [{ card, notes: result.notes.filter((note) => CARD_NOTES.includes(note)) }] : []
  })
  if (used.length === 0) return []
  const columns = [
    { name: MODE_TEXTS[language].mode, width: 0.2 },
    { name: words.price, width: 0.25 },
    { name: SCHEDULE_TEXTS[language].days, width: 0.12 },
    { name: words.validity, width: 0.2 },
    { name: words.source, width: 0.23 },
  ]
  const rows = used.map(({ card, notes }) => ({
    cells: [
      [MODE_NAMES[language][card.mode], regionText(card, writing)].join('\n'),
      [pricesText(card, writing), ...extrasOf(card, writing)].join('\n'),
      transitText(card, writing) ?? DASH,
      [validityText(card, writing), ...notes.map((note) => NOTE_TEXTS[language][note])].join('\n'),
      sourceText(card, writing),
    ],
  }))
  return titledTable(ink, words.cards, columns, rows)
}

function extrasOf({ minimumCharge, fuelRate }: RateCard, writing: Reader): string[] {
  const { language } = writing
  return [
    ...(minimumCharge === null
      ? []
      : [
          fillText(FORMULA_TEXTS[language].minimum, {
            amount: formatBounds({ low: minimumCharge, high: minimumCharge }, writing),
          }),
        ]),
    ...(fuelRate ? [`${COMPONENT_NAMES[language].fuel} ${formatRates(fuelRate, writing)}`] : []),
  ]
}
