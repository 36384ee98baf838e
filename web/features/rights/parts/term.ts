interface Term {
  from: 'grant' | 'filing'
  years: string
  /** Renewed every so many years; empty where it needs no renewal. */
  each: string
}

/** Reads the rule of an end as the server writes it (contracts/model/rights/legal-status.ts): `grant+15`, `filing+25/5`. */
export function termOf(rule: string): Term | null {
  const [, from, years = '', each = ''] = /^(grant|filing)\+(\d+)(?:\/(\d+))?$/.exec(rule) ?? []
  return from === 'grant' || from === 'filing' ? { from, years, each } : null
}
