/** Titles of a report, for cover, page header, PDF metadata and file name. */
import type { Language } from '../language.ts'
import type { Report, Writer } from './report.ts'
import type { TextKey } from './text-key.ts'

export interface Heading {
  kind: TextKey
  /** Title of the product, or of the niche in the reader's language if known. */
  title: string
  /** The niche's own title if `title` is a translation. */
  original: string | null
  /** The ASIN or the keyword. */
  asinOrKeyword: string
}

export function headingOf(report: Report, language: Language): Heading {
  if (report.kind === 'asin')
    return { kind: 'report.title', title: report.title, original: null, asinOrKeyword: report.asin }
  const title = report.names?.[language] ?? report.title
  return {
    kind: 'report.title.market',
    title,
    original: title === report.title ? null : report.title,
    asinOrKeyword: report.keyword,
  }
}

/** The name whose initial replaces a picture that does not load. */
export const pictureName = (report: Report): string => (report.kind === 'asin' && report.brand) || report.title

/** Names the writer of the text in a language: the language model, or the rules with the reason why not the model. */
export const writerText = (writer: Writer, language: Language): { key: TextKey; params: Record<string, string> } =>
  writer.by === 'model' && writer.language === language
    ? {
        key: 'written.model',
        params: { model: writer.model, released: String(writer.released), of: String(writer.of) },
      }
    : { key: `written.${(writer.by === 'rules' && writer.fallback) || 'rules'}`, params: {} }
