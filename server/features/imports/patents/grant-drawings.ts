/** The drawings that a grant names, and what they show as far as its words tell. */
import type { ViewKind } from '#contracts/model/rights/patent.ts'
import { allAt, firstAt, textAt } from '../uspto/element-walk.ts'
import type { Element } from '../uspto/xml-element.ts'
import { figureTexts } from './grant-specification.ts'

export interface Drawings {
  /** As the grant's own file is named, and the folder that its drawings come in: `USD0982278-20230404`. */
  folder: string | null
  /** The sheets in their order, as the grant names them: `USD0982278-20230404-D00001.TIF`. */
  sheets: string[]
  /** How many figures are on the sheets; null where the grant does not say. */
  figures: number | null
  /** What each figure shows, by its number from 1, as far as that is told. */
  kinds: ReadonlyMap<number, ViewKind>
}

const DRAWINGS_MAX = 200

/** A name that is one, without a way into other folders. */
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
