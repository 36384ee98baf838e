import { percentOf } from '#contracts/model/rights/risk.ts'

/** A similarity as pages write it. */
export const percentText = (similarity: number): string => `${percentOf(similarity)}%`
