import { fillText, joinSentences, joinWords } from '../../wording.ts'
import type { Reader } from '../writing.ts'
import { LEG_NAMES } from './input.texts.ts'
import { SCHEDULE_TEXTS } from './result.texts.ts'
import type { Schedule } from './result.ts'

/** What the days of a schedule mean, and which legs it does not count. */
export function scheduleNote({ direction, missing }: Schedule, on: string, { language }: Reader): string {
  const texts = SCHEDULE_TEXTS[language]
  const legs = joinWords(
    missing.map((leg) => LEG_NAMES[language][leg]),
    language,
  )
  return joinSentences(
    [
      fillText(direction === 'backwards' ? texts.back : texts.forth, { day: on }),
      ...(missing.length > 0 ? [fillText(texts.missing, { legs })] : []),
    ],
    language,
  )
}
