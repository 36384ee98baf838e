/**
 * Passwords that could be guessed within our attempt limits: well-known ones, repeats, sequences, the account's phone number.
 * NIST SP 800-63B, section 3.1.1.2, requires this check and forbids rules on kinds of characters.
 */

/**
 * From published lists of the most used passwords, international and Chinese, without those that the rules below catch.
 */
const COMMON = new Set(
  `password passwd passw0rd p@ssword p@ssw0rd pa$$word passwort mypassword admin administrator root user guest login
  welcome letmein master secret default test hello iloveyou loveyou sunshine princess dragon monkey football baseball
  superman batman shadow michael jordan charlie freedom whatever starwars pokemon computer internet google samsung
  changeme azerty woaini woaiwojia aini nihao mima wodemima caonima taobao alibaba weixin
  5201314 1314520 1314 520 520131 131452 7758521 7758258 147258 147258369 159357 159753 258369 789456 789456123 112233
  11223344 123321 1234321 123454321 654321 102030 a1b2c3 a1b2c3d4 q1w2e3 q1w2e3r4 1q2w3e 1q2w3e4r 1q2w3e4r5t qazwsx
  1qaz2wsx 1qazxsw2 zaq12wsx`.split(/\s+/),
)

const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '!@#$%^&*()']
const SEQUENCES = [...ROWS, ...ROWS.map((row) => [...row].toReversed().join(''))]

/** Other characters, letters, other characters. */
const PARTS = /^([^\p{L}]*)(\p{L}*)([^\p{L}]*)$/u
/** Longest part that adds nothing to a known one: `a` of a123456, `2026` of password2026. */
const MAX_FILLER = { letters: 2, others: 4 }

/** `phone`: normalised phone of the account; without it only the other rules apply. */
export function isGuessable(password: string, phone?: string): boolean {
  const text = password.normalize('NFKC').toLowerCase().trim()
  const isPartOfPhone = phone !== undefined && (phone.includes(text) || text.includes(phone))
  return isPartOfPhone || isKnown(text) || isComposedOfKnown(text)
}

function isComposedOfKnown(text: string): boolean {
  const [, before = '', letters = '', after = ''] = PARTS.exec(text) ?? []
  const isFiller =
    (isKnown(letters) || letters.length <= MAX_FILLER.letters) &&
    [before, after].every((part) => isKnown(part) || part.length <= MAX_FILLER.others)
  return isFiller && [before, letters, after].some(isKnown)
}

const isKnown = (part: string) => COMMON.has(part) || isRepeat(part) || isSequence(part)

const isRepeat = (part: string) => /^(.{1,4})\1+$/su.test(part) && part.length > 2

const isSequence = (part: string) => part.length > 2 && SEQUENCES.some((row) => row.includes(part))
