/** Who wrote a report: in the words of page and paper, and among its sources. */
import type { Figure, Report, Section, Sentence, Writer } from '../report.ts'
import type { TextKey } from '../texts.ts'

/** Who wrote summary, SWOT and actions, and why no language model did though one was asked. */
export function writerSentence(writer: Writer, asOf: string): Sentence {
  if (writer.by === 'rules') return { key: writer.fallback ? `writer.${writer.fallback}` : 'writer.rules', params: {} }
  const count = (label: TextKey, value: number): Figure => ({ label, unit: 'count', value, method: 'calculated', asOf })
  return {
    key: 'writer.model',
    params: {
      model: writer.model,
      of: count('writer.sentences', writer.of),
      released: count('writer.released', writer.released),
    },
  }
}

/** The report with its writer, told among the sources when a language model was asked. */
export function withWriter(report: Report, writer: Writer): Report {
  if (writer.by === 'rules' && !writer.fallback) return { ...report, writer }
  const note = writerSentence(writer, report.asOf)
  return {
    ...report,
    writer,
    sections: report.sections.map((section) => (section.key === 'sources' ? noted(section, note) : section)),
  }
}

function noted(section: Section, note: Sentence): Section {
  const first = section.blocks.findIndex((block) => block.kind === 'findings' && block.tone === 'insight')
  if (first < 0)
    return { ...section, blocks: [{ kind: 'findings', tone: 'insight', items: [note] }, ...section.blocks] }
  return {
    ...section,
    blocks: section.blocks.map((block, at) =>
      at === first && block.kind === 'findings' ? { ...block, items: [...block.items, note] } : block,
    ),
  }
}
