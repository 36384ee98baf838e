/** The first sentence of a freight result. */
import { fillText, joinSentences, joinWords } from '../../wording.ts'
import type { Reader } from '../writing.ts'
import { formatBounds, formatDayBounds } from './figures.ts'
import { MODE_NAMES } from './freight.texts.ts'
import type { Mode } from './modes.ts'
import { type Ranking, rank } from './ranking.ts'
import { VERDICT_TEXTS } from './result.texts.ts'
import type { Freight } from './result.ts'

/** Cheapest, fastest, what is late, in one paragraph. */
export function verdictText(freight: Pick<Freight, 'modes'>, writing: Reader): string {
  const { language } = writing
  const texts = VERDICT_TEXTS[language]
  const names = MODE_NAMES[language]
  const { cheapest, fastest, mostComplete, tooLate } = rank(freight)
  if (!cheapest?.total) return texts.none
  const unit = cheapest.perUnit && formatBounds(cheapest.perUnit, writing)
  const said = { mode: names[cheapest.mode], cost: formatBounds(cheapest.total, writing) }
  return joinSentences(
    [
      unit ? fillText(texts.cheapestUnit, { ...said, unit }) : fillText(texts.cheapest, said),
      ...(cheapest.missing.length > 0 ? [fillText(texts.missing, { count: String(cheapest.missing.length) })] : []),
      ...(mostComplete?.total
        ? [
            fillText(texts.complete, {
              mode: names[mostComplete.mode],
              cost: formatBounds(mostComplete.total, writing),
              count: String(mostComplete.missing.length),
            }),
          ]
        : []),
      ...(fastest?.schedule
        ? [fillText(texts.fastest, { mode: names[fastest.mode], days: formatDayBounds(fastest.schedule.days) })]
        : []),
      ...(tooLate.length > 0 ? [fillText(texts.tooLate, { modes: modeNames(tooLate, writing) })] : []),
    ],
    language,
  )
}

/** That prices have expired; null if none has. */
export function expiredText({ expired }: Ranking, writing: Reader): string | null {
  const { modes, endedOn } = expired
  return endedOn === null
    ? null
    : fillText(VERDICT_TEXTS[writing.language].expired, { modes: modeNames(modes, writing), day: endedOn })
}

const modeNames = (modes: readonly Mode[], { language }: Reader): string =>
  joinWords(
    modes.map((mode) => MODE_NAMES[language][mode]),
    language,
  )
