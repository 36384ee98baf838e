/** Placeholders in pacts for values that only the server knows; the verification replaces them by the real ones. */
export const STAND_INS = {
  token: 'token-of-the-seller',
  robot: 'solved-challenge',
  code: '123456',
  order: '20261115080000123456',
  report: 700_100_001,
  mark: 700_200_001,
  patentQuery: '700300001',
  patent: 700_400_001,
  patentWatch: 700_500_001,
  tortQuery: 700_600_001,
  calculation: 700_700_001,
  ownTable: 700_800_001,
  watch: 700_900_001,
  preset: 701_000_001,
  keywordList: 701_100_001,
  listedTerm: 701_200_001,
  /** Token of a shared copy. */
  sharedCopy: 'c'.repeat(43),
  /** Another session of the same account. */
  session: 'another-session-of-the-seller',
  ticket: `${'i'.repeat(16)}.${'s'.repeat(43)}`,
} as const
