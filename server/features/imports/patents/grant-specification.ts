/** The words of a design: American designs have no abstract; their claim and what is said of their figures tell what they are. */
import { lineOf } from '../text.ts'
import { allAt, firstAt, textAt, textOf } from '../uspto/element-walk.ts'
import type { Element } from '../uspto/xml-element.ts'

const SPECIFICATION_MAX = 4000

/** Abstract, or claim and descriptions of the figures; null of a file with the bibliography only. */
export function specificationOf(root: Element): string | null {
  const abstract = textAt(root, 'abstract')
  if (abstract) return lineOf(abstract, SPECIFICATION_MAX)
  const claims = allAt(root, 'claims/claim').map(textOf)
  return lineOf([...claims, ...figureTexts(root)].join(' '), SPECIFICATION_MAX)
}

/** As `FIG. 1 is a front perspective view of a garment;`, in order. */
export function figureTexts(root: Element): string[] {
  const drawings = firstAt(root, 'description/description-of-drawings')
  return allAt(drawings, 'p').map(textOf)
}
