/** Which colour a risk has on pages and papers: red, amber, green; none where the right has ended. */
import { RISKS, type Risk } from './risk.ts'

export type RiskTone = 'bad' | 'warn' | 'good' | 'plain'

export const RISK_TONES: Readonly<Record<Risk, RiskTone>> = { high: 'bad', medium: 'warn', low: 'good', none: 'plain' }

/** Of a value of a report that names a risk (`risk.high`); undefined of any other. */
export function riskToneOf(value: unknown): Exclude<RiskTone, 'plain'> | undefined {
  const risk = RISKS.find((one) => value === `risk.${one}`)
  const tone = risk && RISK_TONES[risk]
  return tone === 'plain' ? undefined : tone
}
