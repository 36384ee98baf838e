import PDFDocument from 'pdfkit'
import type { Language } from '#contracts/model/language.ts'
import { facesOf } from './typeface.ts'

export interface PaperInfo {
  title: string
  author: string
  subject: string
  keywords: string
  /** ISO instant. The file's ID derives from it, so the same content always gives the same bytes. */
  madeAt: string
  language: Language
}

export interface OpenPaper {
  doc: PDFKit.PDFDocument
  /** Resolves after `doc.end()`. */
  written: Promise<Buffer>
}

/** The document has no page; the caller adds the first. */
export function openPaper({ title, author, subject, keywords, madeAt, language }: PaperInfo): OpenPaper {
  const made = new Date(madeAt)
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    // The type says string, but pdfkit takes null for "no default font", which avoids an unembedded font.
    font: null as unknown as string,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Keywords: keywords,
      Creator: author,
      CreationDate: made,
      ModDate: made,
    },
  })
  for (const face of [...facesOf('regular'), ...facesOf('bold')]) {
    // Missing in the type: pdfkit takes a parsed font too, which avoids parsing 10 MB per document.
    doc.registerFont(face.name, face.font as unknown as Buffer)
  }
  return { doc, written: collect(doc) }
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('error', reject)
    doc.on('end', () => resolve(Buffer.concat(chunks)))
  })
}
