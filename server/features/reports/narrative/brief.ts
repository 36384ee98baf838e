/**
 * What a language model is told of a report, and how its text gets into the report. It is given the sentences of the rules,
 * numbered, and words each anew; nothing else of the report, so that there is nothing else to speak of.
 */
import type { Language } from '#contracts/model/language.ts'
import type { Action, Block } from '#contracts/model/report/block-kinds.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import { formatFigure, sentenceOf } from '#contracts/model/report/format.ts'
import type { Report, Section, SectionKey } from '#contracts/model/report/report.ts'
import type { Source } from './judge/judgement.ts'

/** A sentence to be worded anew. Its number is what the model answers by. */
export interface Told extends Source {
  id: number
}

/** Sections whose findings are the summary, beside the first. */
const SUMMING: SectionKey[] = ['chances', 'strategy', 'conclusion']

/** Summary, SWOT, strategy and actions as the rules wrote them. What is said in two places is told once. */
export function briefOf(report: Report, language: Language): Told[] {
  const told = new Map<string, Told>()
  eachWritten(report, (sentence) => {
    const source = sourceOf(sentence, language, report)
    if (!told.has(source.text)) told.set(source.text, { id: told.size + 1, ...source })
    return sentence
  })
  return [...told.values()]
}

/** The report with the texts in place of the sentences that they word. In the other language it reads as before. */
export function withTexts(report: Report, language: Language, texts: ReadonlyMap<string, string>): Report {
  return eachWritten(report, (sentence) => {
    const text = texts.get(sourceOf(sentence, language, report).text)
    return text === undefined ? sentence : { ...sentence, written: { language, text } }
  })
}

/** A sentence as the rules word it, and the names in it that come out of data. */
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

function eachWritten(report: Report, change: (sentence: Sentence) => Sentence): Report {
  const sections = report.sections.map((section, at): Section => {
    const sums = at === 0 || SUMMING.includes(section.key)
    return { ...section, blocks: section.blocks.map((block) => inBlock(block, sums, change)) }
  })
  return { ...report, sections }
}

function inBlock(block: Block, sums: boolean, change: (sentence: Sentence) => Sentence): Block {
  switch (block.kind) {
    case 'findings':
      return sums ? { ...block, items: block.items.map(change) } : block
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
