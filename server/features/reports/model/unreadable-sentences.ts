/** A stored report may hold sentences whose text was removed or now needs more parameters. */
import { DEFAULT_LANGUAGE } from '#contracts/model/language.ts'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { placesOf, textOf } from '#contracts/model/report/texts.ts'

/** True if the text exists and the sentence fills its placeholders. All languages have the same placeholders. */
export function isReadable({ key, params }: Sentence): boolean {
  const text = textOf(DEFAULT_LANGUAGE, key)
  return text !== '' && placesOf(text).every((place) => Object.hasOwn(params, place))
}

export function withoutUnreadableSentences<R extends Report>(report: R): R {
  const sections = report.sections.map((section) => ({ ...section, blocks: section.blocks.flatMap(readableBlock) }))
  return { ...report, sections }
}

function readableBlock(block: Block): Block[] {
  switch (block.kind) {
    case 'verdict':
      return [{ ...block, reasons: block.reasons.filter(isReadable) }]
    case 'findings': {
      const items = block.items.filter(isReadable)
      return items.length > 0 ? [{ ...block, items }] : []
    }
    case 'columns':
      return [{ ...block, columns: block.columns.map(withReadableItems) }]
    case 'swot':
      return [{ ...block, quadrants: block.quadrants.map(withReadableItems) }]
    case 'actions':
      return [{ ...block, actions: block.actions.filter(({ what, why }) => isReadable(what) && isReadable(why)) }]
    case 'missing':
      return isReadable(block.what) ? [block] : []
    default:
      return [block]
  }
}

const withReadableItems = <L extends { items: Sentence[] }>(list: L): L => ({
  ...list,
  items: list.items.filter(isReadable),
})
