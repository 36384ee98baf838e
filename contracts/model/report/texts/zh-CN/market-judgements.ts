/** Texts of market judgements. */
export const marketJudgements = {} as const
