import { expect, test } from 'vitest'
import { RISKS } from './risk.ts'
import { RISK_TONES, riskToneOf } from './risk-tones.ts'

test('a high risk is red, a medium risk amber, a low risk green; an ended right has no color', () => {
  expect(RISKS.map((risk) => RISK_TONES[risk])).toEqual(['bad', 'warn', 'good', 'plain'])
})

test('riskToneOf colors only values that name a risk', () => {
  expect(['risk.high', 'risk.medium', 'risk.low'].map(riskToneOf)).toEqual(['bad', 'warn', 'good'])
  for (const value of ['risk.none', 'risk.unknown', 'high', 'stage.filed', 3, null])
    expect(riskToneOf(value)).toBeUndefined()
})
