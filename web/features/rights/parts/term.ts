interface Term {
  from: 'grant' | 'filing'
  years: string
  /** Years between renewals; empty without renewal. */
  each: string
}

/** Parses the rule of a term (contracts/model/rights/legal-status.ts): `grant+15`, `filing+25/5`. */
export function termOf(rule: string): Term | null {
  const [, from, years = '', each = ''] = /^(grant|filing)\+(\d+)(?:\/(\d+))?$/.exec(rule) ?? []
  return from === 'grant' || from === 'filing' ? { from, years, each } : null
}
