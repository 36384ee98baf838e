import { percentOf } from '#contracts/model/rights/risk.ts'

export const percentText = (similarity: number): string => `${percentOf(similarity)}%`
