import type { Figure } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import type { Risk } from '#contracts/model/rights/risk.ts'
import { type Basis, type Context, derivedFigure } from '../context.ts'

export interface RightsMetrics {
  /** null if nothing was compared or a target office has no data. */
  level: Risk | null
  risk: Figure
}

export function rightsMetrics(context: Context): RightsMetrics {
  const { rights } = context.facts
  const level = rights?.risk ?? null
  const value = rights && riskKey(level)
  return { level, risk: derivedFigure(rightsBasis(context), 'rights.risk', 'label', value, 'note.risk') }
}

/** Rights are searched on the day of the report, even if the product's facts are older. */
export const rightsBasis = (context: Context): Basis => ({ ...context, asOf: context.facts.now.slice(0, 10) })

export const riskKey = (risk: Risk | null): TextKey => `risk.${risk ?? 'unknown'}`
