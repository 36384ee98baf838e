/** How a report of either kind is headed: on its cover, in its running heads, in its document and its file. */
import type { Language } from '../language.ts'
import type { Report, Writer } from './report.ts'
import type { TextKey } from './text-key.ts'

export interface Heading {
  kind: TextKey
  /** The title of the product, or of the niche in the reader's language where that is known. */
  title: string
  /** The niche as its marketplace calls it, where `title` is a translation. */
  original: string | null
  /** What was asked for, in a word: the ASIN, or the keyword. */
  asked: string
}

export function headingOf(report: Report, language: Language): Heading {
  if (report.kind === 'asin') return { kind: 'report.title', title: report.title, original: null, asked: report.asin }
  const title = report.names?.[language] ?? report.title
  return {
    kind: 'report.title.market',
    title,
    original: title === report.title ? null : report.title,
    asked: report.keyword,
  }
}

/** Its initial replaces a picture that does not load. */
export const pictureName = (report: Report): string => (report.kind === 'asin' && report.brand) || report.title

/** Who wrote what a reader of the language reads: a language model, or the rules, and why not the model where one was asked. */
export const writtenBy = (writer: Writer, language: Language): { key: TextKey; params: Record<string, string> } =>
  writer.by === 'model' && writer.language === language
    ? {
        key: 'written.model',
        params: { model: writer.model, released: String(writer.released), of: String(writer.of) },
      }
    : { key: `written.${(writer.by === 'rules' && writer.fallback) || 'rules'}`, params: {} }
