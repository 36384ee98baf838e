/** Who wrote a report, told among its sources. */
import { writtenBy } from '../heading.ts'
import type { Report, Section, Sentence, Writer } from '../report.ts'

/** The report with its writer, told among the sources when a language model was asked. */
export function withWriter(report: Report, writer: Writer): Report {
  if (writer.by === 'rules' && !writer.fallback) return { ...report, writer }
  const note = writtenBy(writer)
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
