/** Reads a grant's drawings and what their figures show, according to its text. */
import type { ViewKind } from '#contracts/model/rights/patent.ts'
import { allAt, firstAt, textAt } from '../uspto/element-walk.ts'
import type { Element } from '../uspto/xml-element.ts'
import { figureTexts } from './grant-specification.ts'

export interface Drawings {
  /** Name of the grant's file without ending, and of the folder with its drawings: `USD0982278-20230404`. */
  folder: string | null
  /** File names of the sheets in order: `USD0982278-20230404-D00001.TIF`. */
  sheets: string[]
  /** Total number of figures; null if the grant does not say. */
  figures: number | null
  /** View kind of each figure by its number, from 1; incomplete if the text does not say. */
  kinds: ReadonlyMap<number, ViewKind>
}

const DRAWINGS_MAX = 200

/** A plain file name without a path. */
const FILE = /^[\w-][\w.-]{0,99}$/

export function drawingsOf(root: Element): Drawings {
  const { file = '' } = root.attributes
  return {
    folder: FILE.test(file) ? file.replace(/\.xml$/i, '') : null,
    sheets: allAt(root, 'drawings/figure')
      .flatMap((figure) => firstAt(figure, 'img')?.attributes.file ?? [])
      .filter((sheet) => FILE.test(sheet))
      .slice(0, DRAWINGS_MAX),
    figures: Number(textAt(root, 'us-bibliographic-data-grant/figures/number-of-figures')) || null,
    kinds: kindsOf(figureTexts(root)),
  }
}

/** The first match wins: a front perspective view is a perspective, an enlarged top view a detail. */
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

/** View kinds by figure number. */
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
