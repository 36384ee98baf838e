import type { Quality, Section } from '#contracts/model/report/report.ts'

/** `good`: none missing and at most one partial; `poor`: at least a third missing. */
export function qualityOf(sections: readonly Pick<Section, 'completeness'>[]): Quality {
  const count = (completeness: Section['completeness']) =>
    sections.filter((section) => section.completeness === completeness).length
  const [full, partial, missing] = [count('full'), count('partial'), count('missing')]
  const level = missing * 3 >= sections.length ? 'poor' : missing === 0 && partial <= 1 ? 'good' : 'fair'
  return { level, full, partial, missing }
}
