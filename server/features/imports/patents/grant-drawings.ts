/** The drawings that a grant names, and what they show as far as its words tell. */
import type { ViewKind } from '#contracts/model/rights/patent.ts'
import { allAt, firstAt, textAt } from '../uspto/element-walk.ts'
import type { Element } from '../uspto/xml-element.ts'
import { figureTexts } from './grant-specification.ts'

export interface DrawingFile {
  /** From 1, in the order of the publication. */
  no: number
  kind: ViewKind
  /** As the grant writes it: `USD0982278-20230404-D00001.TIF`. */
  file: string
}

export interface Drawings {
  /** As the grant's own file is named, and the folder that its drawings come in: `USD0982278-20230404`. */
  folder: string | null
  files: DrawingFile[]
}

const DRAWINGS_MAX = 200

/** A name that is one, without a way into other folders. */
const FILE = /^[\w-][\w.-]{0,99}$/

export const drawingsOf = (root: Element): Drawings => ({
  folder: FILE.test(root.attributes.file ?? '') ? (root.attributes.file ?? '').replace(/\.xml$/i, '') : null,
  files: filesOf(root),
})

/** In order. Where each sheet holds one figure, the sheet shows what is said of the figure; else it is a whole sheet. */
function filesOf(root: Element): DrawingFile[] {
  const files = allAt(root, 'drawings/figure')
    .flatMap((figure) => firstAt(figure, 'img')?.attributes.file ?? [])
    .filter((file) => FILE.test(file))
    .slice(0, DRAWINGS_MAX)
  const figures = firstAt(root, 'us-bibliographic-data-grant/figures')
  const isOneEach =
    textAt(figures, 'number-of-figures') === String(files.length) &&
    textAt(figures, 'number-of-drawing-sheets') === String(files.length)
  const kinds = isOneEach ? kindsOf(figureTexts(root)) : new Map<number, ViewKind>()
  return files.map((file, index) => ({ no: index + 1, kind: kinds.get(index + 1) ?? 'sheet', file }))
}

/** In this order: a front perspective view is a perspective one, an enlarged top view a detail. */
const WORDS: [ViewKind, RegExp][] = [
  ['use', /\b(?:in use|environment|in an? open|unfolded)/i],
  ['detail', /\b(?:enlarged|detail|close-up|cross[- ]section|sectional|exploded)/i],
  ['perspective', /\b(?:perspective|isometric|three-quarter)/i],
  ['front', /\bfront\b/i],
  ['back', /\b(?:back|rear)\b/i],
  ['left', /\bleft\b/i],
  ['right', /\bright\b/i],
  ['top', /\b(?:top|plan)\b/i],
  ['bottom', /\b(?:bottom|underside)\b/i],
]

/** What each figure shows, by its number. */
function kindsOf(texts: string[]): Map<number, ViewKind> {
  return new Map(
    texts.flatMap((text) => {
      const no = /^FIGS?\.?\s*(\d{1,3})\b/i.exec(text)?.[1]
      const view = /\b(?:is|shows|depicts)\b(.*?)(?:\bview|\belevation|\bthereof|;|$)/i.exec(text)?.[1] ?? text
      const kind = WORDS.find(([, words]) => words.test(view))?.[0]
      return no && kind ? [[Number(no), kind] as const] : []
    }),
  )
}
