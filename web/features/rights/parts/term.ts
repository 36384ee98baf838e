interface Term {
  from: 'grant' | 'filing'
  years: string
  /** Years between renewals; empty if the right cannot be renewed. */
  each: string
}

/** Parses the rule for a term, for example `grant+15` or `filing+25/5` (contracts/model/rights/legal-status.ts). */
export function termOf(rule: string): Term | null {
  const [, from, years = '', each = ''] = /^(grant|filing)\+(\d+)(?:\/(\d+))?$/.exec(rule) ?? []
  return from === 'grant' || from === 'filing' ? { from, years, each } : null
}
