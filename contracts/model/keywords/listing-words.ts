/** Words for the field “search terms” of a listing. */
import type { Marketplace } from '../marketplaces.ts'

/** Bytes of UTF-8 that Amazon takes in the field, spaces included (DOMAIN B7): 249, more in Japan, fewer in India. */
const BYTES: Partial<Record<Marketplace, number>> = { JP: 500, IN: 200 }
const USUAL_BYTES = 249

export const searchTermBytes = (marketplace: Marketplace): number => BYTES[marketplace] ?? USUAL_BYTES

const encoder = new TextEncoder()

export const bytesOf = (text: string): number => encoder.encode(text).length

/** The words that fit, in their order; a word that does not fit is passed over, because a shorter one may. */
export function fitWords(words: readonly string[], bytes: number): string[] {
  const fitting: string[] = []
  let room = bytes
  for (const word of words) {
    const needed = bytesOf(word) + (fitting.length > 0 ? 1 : 0)
    if (needed > room) continue
    fitting.push(word)
    room -= needed
  }
  return fitting
}
