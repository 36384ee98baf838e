/** A rate card in words. */
import { fillText } from '../../wording.ts'
import { countSpanText } from '../counted.ts'
import type { Reader } from '../writing.ts'
import { formatBounds } from './figures.ts'
import { CONTAINER_NAMES, PER_NAMES } from './freight.texts.ts'
import { RATE_CARD_TEXTS } from './rate-card.texts.ts'
import type { RateCard } from './rate-card.ts'
import { isUndated } from './rate-cards.ts'
import { REGION_NAMES } from './region.texts.ts'

export const regionText = ({ region }: RateCard, { language }: Reader): string =>
  region ? REGION_NAMES[language][region] : RATE_CARD_TEXTS[language].allRegions

/** `$5.00–$8.00/kg` */
export const pricesText = ({ prices }: RateCard, writing: Reader): string =>
  prices.map((price) => `${formatBounds(price, writing)}/${perName(price.per, writing)}`).join(' · ')

const perName = (per: RateCard['prices'][number]['per'], { language }: Reader): string =>
  per === 'kg' || per === 'cbm' ? PER_NAMES[language][per] : CONTAINER_NAMES[language][per]

/** Days of the main leg; null: the card has none. */
export const transitText = ({ transitDays }: RateCard, reader: Reader): string | null =>
  transitDays && countSpanText('day', transitDays, reader)

/** An undated quote shows the day on which we read its source. */
export function validityText(card: RateCard, { language }: Reader): string {
  const { validFrom, validTo } = card
  const { until, since, undatedSince } = RATE_CARD_TEXTS[language]
  if (isUndated(card)) return fillText(undatedSince, { day: validFrom })
  return validTo === null ? fillText(since, { from: validFrom }) : fillText(until, { from: validFrom, to: validTo })
}

/** Who quoted the prices, and when. */
export function sourceText({ kind, prices }: RateCard, { language }: Reader): string {
  const texts = RATE_CARD_TEXTS[language]
  if (kind === 'own' || prices.length === 0) return texts.own
  const sources = prices.map(({ quotedOn, source }) => {
    const quoted = quotedOn ? fillText(texts.quoted, { day: quotedOn }) : texts.undated
    return `${quoted} · ${source}`
  })
  return [...new Set(sources)].join('; ')
}
