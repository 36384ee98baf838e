/** Made-up words for the mining bench: few of them are frequent, some are plurals or compounds of others. */
import type { Random } from '#fixtures/random.ts'

// So many syllables that a short word is a part of about ten others, as in English.
const ONSETS =
  'b bl br c ch cl cr d dr f fl fr g gl gr h j k kn l m n p ph pl pr qu r s sc sh sk sl sm st t tr v w wh y z'.split(
    ' ',
  )
const VOWELS = 'a e i o u ai ea ee ie oa oo ou'.split(' ')
const CODAS = ' b ck d ft g k l ld lm m mp n nd ng nt p r rd rk rm st t x'.split(' ')
const FIRST_IDEOGRAPH = 0x4e00
const IDEOGRAPHS = 3000

export interface MadeUpWord {
  text: string
  /** One to three ideographs; a brand stays as it is. */
  zh: string
}

/** The most frequent first. */
export function madeUpVocabulary(random: Random, size: number): MadeUpWord[] {
  const texts = new Set<string>()
  const known: string[] = []
  while (known.length < size) {
    const text = known.length < 100 || random.chance(0.75) ? syllables(random) : derived(random, known)
    if (texts.has(text)) continue
    texts.add(text)
    known.push(text)
  }
  return known.map((text) => ({ text, zh: random.chance(0.04) ? text : ideographs(random, random.int(1, 3)) }))
}

const syllables = (random: Random): string =>
  Array.from(
    { length: random.pick([1, 2, 2, 3]) },
    () => random.pick(ONSETS) + random.pick(VOWELS) + random.pick(CODAS),
  ).join('')

function derived(random: Random, known: readonly string[]): string {
  const word = known[frequentFirst(random, known.length)] ?? ''
  return random.chance(0.6) ? `${word}s` : word + (known[frequentFirst(random, known.length)] ?? '')
}

export const ideographs = (random: Random, length: number): string =>
  String.fromCodePoint(...Array.from({ length }, () => FIRST_IDEOGRAPH + frequentFirst(random, IDEOGRAPHS)))

/** How much less the first places differ than by Zipf's law alone: the most frequent word is in a tenth of all texts. */
const FLATTENING = 2.5

/** A place below `count`, with a probability that falls as 1 / place. */
export function frequentFirst(random: Random, count: number, flattening = FLATTENING): number {
  const place = flattening * ((count + flattening) / flattening) ** random.next() - flattening
  return Math.min(count - 1, Math.floor(place))
}
