import type { Sentence } from '#contracts/model/report/figure.ts'
import { sentenceOf } from '#contracts/model/report/format.ts'
import { writerText } from '#contracts/model/report/heading.ts'
import type { Report, Section, Writer } from '#contracts/model/report/report.ts'

export function withWriter(report: Report, writer: Writer): Report {
  if (writer.by === 'rules' && !writer.fallback) return { ...report, writer }
  const note = noteOf(writer, report)
  return {
    ...report,
    writer,
    sections: report.sections.map((section) => (section.key === 'sources' ? addNote(section, note) : section)),
  }
}

/** In the model's language the note names the model; in the other language it names the rules, which wrote that text. */
function noteOf(writer: Writer, { marketplace }: Report): Sentence {
  if (writer.by === 'rules') return writerText(writer, 'zh-CN')
  const { language } = writer
  const text = sentenceOf(writerText(writer, language), language, marketplace)
  return { ...writerText({ by: 'rules' }, language), written: { language, text } }
}

function addNote(section: Section, note: Sentence): Section {
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
