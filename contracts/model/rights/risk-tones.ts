/** Colors of risks on pages and in PDFs. */
import { RISKS, type Risk } from './risk.ts'

export type RiskTone = 'bad' | 'warn' | 'good' | 'plain'

export const RISK_TONES: Readonly<Record<Risk, RiskTone>> = { high: 'bad', medium: 'warn', low: 'good', none: 'plain' }

/** Tone of a report value that names a risk (`risk.high`); undefined for other values. */
export function riskToneOf(value: unknown): Exclude<RiskTone, 'plain'> | undefined {
  const risk = RISKS.find((one) => value === `risk.${one}`)
  const tone = risk && RISK_TONES[risk]
  return tone === 'plain' ? undefined : tone
}
