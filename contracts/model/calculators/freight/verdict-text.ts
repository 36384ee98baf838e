/** The first sentence of a freight result. */
import { fillText, joinSentences, joinWords } from '../../wording.ts'
import { countSpanText } from '../counted.ts'
import type { Reader } from '../writing.ts'
import { formatBounds } from './figures.ts'
import { MODE_NAMES } from './freight.texts.ts'
import type { Mode } from './modes.ts'
import { type Ranking, rank, staleNoteOf } from './ranking.ts'
import { STALE_TEXTS, VERDICT_TEXTS } from './result.texts.ts'
import type { Freight, ModeResult } from './result.ts'

/** One paragraph: the cheapest mode, the fastest mode, and the modes that are too late. */
export function verdictText(freight: Pick<Freight, 'modes'>, writing: Reader): string {
  const { language } = writing
  const texts = VERDICT_TEXTS[language]
  const nameOf = (result: ModeResult) => rankedName(result, writing)
  const { cheapest, fastest, mostComplete, tooLate } = rank(freight)
  if (!cheapest?.total) return texts.none
  const unit = cheapest.perUnit && formatBounds(cheapest.perUnit, writing)
  const said = { mode: nameOf(cheapest), cost: formatBounds(cheapest.total, writing) }
  return joinSentences(
    [
      unit ? fillText(texts.cheapestUnit, { ...said, unit }) : fillText(texts.cheapest, said),
      ...(cheapest.missing.length > 0 ? [fillText(texts.missing, { count: String(cheapest.missing.length) })] : []),
      ...(mostComplete?.total
        ? [
            fillText(texts.complete, {
              mode: nameOf(mostComplete),
              cost: formatBounds(mostComplete.total, writing),
              count: String(mostComplete.missing.length),
            }),
          ]
        : []),
      ...(fastest?.schedule
        ? [
            fillText(texts.fastest, {
              mode: nameOf(fastest),
              days: countSpanText('day', fastest.schedule.days, writing),
            }),
          ]
        : []),
      ...(tooLate.length > 0 ? [fillText(texts.tooLate, { modes: modeNames(tooLate, writing) })] : []),
    ],
    language,
  )
}

/** The mode, and what is wrong with its quote if it is not in force. */
export function rankedName(result: ModeResult, { language }: Reader): string {
  const mode = MODE_NAMES[language][result.mode]
  const note = staleNoteOf(result)
  return note ? fillText(VERDICT_TEXTS[language].stale, { mode, reason: STALE_TEXTS[language][note] }) : mode
}

/** That prices have expired or have no date, a sentence each. */
export function staleTexts({ expired, undated }: Ranking, writing: Reader): string[] {
  const { modes, endedOn } = expired
  const texts = VERDICT_TEXTS[writing.language]
  return [
    ...(endedOn === null ? [] : [fillText(texts.expired, { modes: modeNames(modes, writing), day: endedOn })]),
    ...(undated.length === 0 ? [] : [fillText(texts.undated, { modes: modeNames(undated, writing) })]),
  ]
}

const modeNames = (modes: readonly Mode[], { language }: Reader): string =>
  joinWords(
    modes.map((mode) => MODE_NAMES[language][mode]),
    language,
  )
