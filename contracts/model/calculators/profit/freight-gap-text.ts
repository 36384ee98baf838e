import { fillText, joinWords } from '../../wording.ts'
import { COMPONENT_NAMES } from '../freight/component.texts.ts'
import type { Reader } from '../writing.ts'
import type { ProfitInput } from './input.ts'
import { PROFIT_GAP_TEXTS } from './verdict.texts.ts'

/** Names the costs that a freight from the freight calculator does not include; null if there are none. */
export function freightGapText({ freightLeavesOut = [] }: ProfitInput, { language }: Reader): string | null {
  if (freightLeavesOut.length === 0) return null
  const names = freightLeavesOut.map((key) => COMPONENT_NAMES[language][key])
  return fillText(PROFIT_GAP_TEXTS[language].freight, { components: joinWords(names, language) })
}
