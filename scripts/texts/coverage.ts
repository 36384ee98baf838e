/** Checks that every requested text exists and gets its values, and that every text is requested. */
import { type Catalogue, placesOf, type Text } from './catalogues.ts'
import type { Finding } from './finding.ts'
import { ANY, filling, fits } from './readings.ts'
import type { TextCall, Uses } from './uses.ts'

/** Calls of `t` that would show a key or an unfilled placeholder. */
export function findMissing(catalogue: Catalogue, texts: Text[], calls: TextCall[]): Finding[] {
  return calls.flatMap(({ file, line, readings, given }) =>
    readings.flatMap((reading): Finding[] => {
      const found = (what: string) => [{ file, line, what }]
      if (reading.startsWith('?')) return found('calls t without useTranslation of a named namespace above')
      if (reading.endsWith(`:${ANY}`))
        return found('asks for a key that is not known statically: write a literal or a template')
      const meant = texts.filter(({ key }) => fits(reading, key))
      if (meant.length === 0) return found(`asks for ${reading}, which does not exist`)
      if (!given) return []
      const places = meant.map(({ text }) => new Set(placesOf(text, catalogue)))
      // Only placeholders in all possible texts are required here.
      const needed = [...(places[0] ?? [])].filter((place) => places.every((each) => each.has(place)))
      const missing = needed.filter((place) => !given.includes(place))
      const idle = given.filter((name) => !places.some((each) => each.has(name)))
      return [
        ...(missing.length > 0 ? found(`gives ${reading} no value for ${missing.join(', ')}`) : []),
        ...(idle.length > 0 ? found(`gives ${reading} an unused value: ${idle.join(', ')}`) : []),
      ]
    }),
  )
}

/** Key parts that a library adds: the controls of Mantine's Pagination. */
const LIBRARY_WORDS: readonly string[] = ['first', 'previous', 'next', 'last']

/** Texts in these files are used only by stored reports. */
const ONLY_STORED = /\/(market-)?former\.ts$/

/** Texts without a use. A template counts as a use only if its variable parts occur as words in the code. */
export function findUnused({ name }: Catalogue, texts: Text[], { calls, literals, words }: Uses): Finding[] {
  const readings = name === 'web' ? calls.flatMap((call) => call.readings) : [...literals]
  const exact = new Set(readings)
  const patterns = readings.filter((reading) => reading.includes(ANY) && /[a-zA-Z]{2}[.:]/.test(reading))
  const isWord = (part: string) => name !== 'web' || words.has(part) || LIBRARY_WORDS.includes(part)
  return texts
    .filter(({ file }) => !ONLY_STORED.test(file))
    .filter(({ key }) => !exact.has(key) && !patterns.some((pattern) => filling(pattern, key)?.every(isWord)))
    .map(({ file, line, key }) => ({ file, line, what: `${key} is unused` }))
}
