/** Text of a design: US designs have no abstract, so their claim and figure descriptions are used. */
import { lineOf } from '../text.ts'
import { allAt, firstAt, textAt, textOf } from '../uspto/element-walk.ts'
import type { Element } from '../uspto/xml-element.ts'

const SPECIFICATION_MAX = 4000

/** Abstract, or claim and figure descriptions; null for a file with only the bibliography. */
export function specificationOf(root: Element): string | null {
  const abstract = textAt(root, 'abstract')
  if (abstract) return lineOf(abstract, SPECIFICATION_MAX)
  const claims = allAt(root, 'claims/claim').map(textOf)
  return lineOf([...claims, ...figureTexts(root)].join(' '), SPECIFICATION_MAX)
}

/** Texts such as `FIG. 1 is a front perspective view of a garment;`, in order. */
export function figureTexts(root: Element): string[] {
  const drawings = firstAt(root, 'description/description-of-drawings')
  return allAt(drawings, 'p').map(textOf)
}
