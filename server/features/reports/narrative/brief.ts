/**
 * The part of a report that a language model gets, and how its text gets into the report. The model gets only the numbered
 * sentences that the rules wrote and knows nothing else about the report.
 */
import type { Language } from '#contracts/model/language.ts'
import type { Action, Block } from '#contracts/model/report/block-kinds.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import { formatFigure, sentenceOf } from '#contracts/model/report/format.ts'
import type { Report, Section, SectionKey } from '#contracts/model/report/report.ts'
import type { Source } from './judge/judgement.ts'

/** A sentence to reword. The model repeats its `id` in the answer. */
export interface BriefSentence extends Source {
  id: number
}

const SUMMARY_SECTIONS: SectionKey[] = ['chances', 'strategy', 'conclusion']

/** Summary, SWOT, strategy and actions as the rules wrote them; a repeated sentence appears once. */
export function briefOf(report: Report, language: Language): BriefSentence[] {
  const brief = new Map<string, BriefSentence>()
  mapSentences(report, (sentence) => {
    const source = sourceOf(sentence, language, report)
    if (!brief.has(source.text)) brief.set(source.text, { id: brief.size + 1, ...source })
    return sentence
  })
  return [...brief.values()]
}

/** @param texts rewordings by original sentence; the report in the other language keeps its sentences. */
export function withTexts(report: Report, language: Language, texts: ReadonlyMap<string, string>): Report {
  return mapSentences(report, (sentence) => {
    const text = texts.get(sourceOf(sentence, language, report).text)
    return text === undefined ? sentence : { ...sentence, written: { language, text } }
  })
}

function sourceOf({ key, params }: Sentence, language: Language, { marketplace }: Report): Source {
  const quoted = Object.values(params).flatMap((param) => {
    if (typeof param === 'string') return [param]
    if (param.names) return [param.names[language]]
    if (param.unit === 'band') return [formatFigure(param, language, marketplace)]
    return param.unit === 'text' && typeof param.value === 'string' ? [param.value] : []
  })
  const text = sentenceOf({ key, params }, language, marketplace)
  return { text, quoted: quoted.filter((name) => name.trim().length > 1 && text.includes(name)) }
}

function mapSentences(report: Report, change: (sentence: Sentence) => Sentence): Report {
  const sections = report.sections.map((section, at): Section => {
    const isSummary = at === 0 || SUMMARY_SECTIONS.includes(section.key)
    return { ...section, blocks: section.blocks.map((block) => mapBlock(block, isSummary, change)) }
  })
  return { ...report, sections }
}

function mapBlock(block: Block, isSummary: boolean, change: (sentence: Sentence) => Sentence): Block {
  switch (block.kind) {
    case 'findings':
      return isSummary ? { ...block, items: block.items.map(change) } : block
    case 'verdict':
      return { ...block, reasons: block.reasons.map(change) }
    case 'swot':
      return { ...block, quadrants: block.quadrants.map((each) => ({ ...each, items: each.items.map(change) })) }
    case 'columns':
      return { ...block, columns: block.columns.map((each) => ({ ...each, items: each.items.map(change) })) }
    case 'actions':
      return {
        ...block,
        actions: block.actions.map((each): Action => ({ ...each, what: change(each.what), why: change(each.why) })),
      }
    default:
      return block
  }
}
