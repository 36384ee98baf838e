/** What a pact writes for things that only the server can name; the verification puts the true ones in their places. */
export const STAND_INS = {
  /** The token of whoever calls. */
  token: 'token-of-the-seller',
  /** A not-a-robot challenge, solved. */
  robot: 'solved-challenge',
  /** The code that was sent. */
  code: '123456',
  order: '20261115080000123456',
  report: 700_100_001,
  mark: 700_200_001,
  /** As text, which is what it is. */
  patentQuery: '700300001',
  patent: 700_400_001,
  patentWatch: 700_500_001,
  tortQuery: 700_600_001,
  /** Another session of the same account. */
  session: 'another-session-of-the-seller',
  /** A login by WeChat. */
  ticket: `${'i'.repeat(16)}.${'s'.repeat(43)}`,
} as const
