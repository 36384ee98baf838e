/** What of a stored report can still be said: an older one may hold sentences whose texts have gone or need more. */
import { DEFAULT_LANGUAGE } from '#contracts/model/language.ts'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { placesOf, textOf } from '#contracts/model/report/texts.ts'

/** Whether the text of a sentence is known, and has no place that the sentence gives nothing for. Both languages have the same. */
export function canBeSaid({ key, params }: Sentence): boolean {
  const text = textOf(DEFAULT_LANGUAGE, key)
  return text !== '' && placesOf(text).every((place) => Object.hasOwn(params, place))
}

/** The report without the sentences that nobody could read: better unsaid than said with a bare place. */
export function withoutUnsaid<R extends Report>(report: R): R {
  const sections = report.sections.map((section) => ({ ...section, blocks: section.blocks.flatMap(saidOf) }))
  return { ...report, sections }
}

function saidOf(block: Block): Block[] {
  switch (block.kind) {
    case 'verdict':
      return [{ ...block, reasons: block.reasons.filter(canBeSaid) }]
    case 'findings': {
      const items = block.items.filter(canBeSaid)
      return items.length > 0 ? [{ ...block, items }] : []
    }
    case 'columns':
      return [{ ...block, columns: block.columns.map(saidItems) }]
    case 'swot':
      return [{ ...block, quadrants: block.quadrants.map(saidItems) }]
    case 'actions':
      return [{ ...block, actions: block.actions.filter(({ what, why }) => canBeSaid(what) && canBeSaid(why)) }]
    case 'missing':
      return canBeSaid(block.what) ? [block] : []
    default:
      return [block]
  }
}

const saidItems = <L extends { items: Sentence[] }>(list: L): L => ({ ...list, items: list.items.filter(canBeSaid) })
