import { expect, test } from 'vitest'
import { RISKS } from './risk.ts'
import { RISK_TONES, riskToneOf } from './risk-tones.ts'

test('a high risk is red, a medium risk amber, a low risk green; a right that has ended has no colour', () => {
  expect(RISKS.map((risk) => RISK_TONES[risk])).toEqual(['bad', 'warn', 'good', 'plain'])
})

test('a report colours the values that name a risk and no others', () => {
  expect(['risk.high', 'risk.medium', 'risk.low'].map(riskToneOf)).toEqual(['bad', 'warn', 'good'])
  for (const value of ['risk.none', 'risk.unknown', 'high', 'stage.filed', 3, null])
    expect(riskToneOf(value)).toBeUndefined()
})
