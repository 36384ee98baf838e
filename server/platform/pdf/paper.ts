/** A new A4 document with the fonts of the product, and its bytes once it is ended. */
import PDFDocument from 'pdfkit'
import type { Language } from '#contracts/model/language.ts'
import { faces } from './typeface.ts'

export interface PaperInfo {
  title: string
  author: string
  subject: string
  keywords: string
  /** ISO instant. The file's ID is made from it, so that the same content gives the same bytes whenever it is drawn. */
  madeAt: string
  language: Language
}

export interface OpenPaper {
  doc: PDFKit.PDFDocument
  /** Resolves once the document is ended. */
  written: Promise<Buffer>
}

/** Without a page: whoever draws adds the first. */
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
    // The type says string; pdfkit takes null for "no default font", which spares a font that is not embedded.
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
  for (const face of [...faces('regular'), ...faces('bold')]) {
    // The type lacks it: pdfkit also takes a parsed font, which spares parsing 10 MB for every document.
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
