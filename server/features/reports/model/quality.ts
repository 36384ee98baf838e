/** How complete the data behind a report was, as one badge tells it. */
import type { Quality, Section } from '#contracts/model/report/report.ts'

/** `good`: at most one section is not full, and none is missing; `poor`: a third or more are missing. */
export function qualityOf(sections: readonly Pick<Section, 'completeness'>[]): Quality {
  const count = (completeness: Section['completeness']) =>
    sections.filter((section) => section.completeness === completeness).length
  const [full, partial, missing] = [count('full'), count('partial'), count('missing')]
  const level = missing * 3 >= sections.length ? 'poor' : missing === 0 && partial <= 1 ? 'good' : 'fair'
  return { level, full, partial, missing }
}
