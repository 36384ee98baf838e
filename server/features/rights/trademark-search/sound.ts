/**
 * The sound of a name to an English speaker: a rough transcription with vowels. Names that sound the same have the same
 * transcription ("Kwik", "Quick"); those that differ a little have the same key, which keeps only classes of consonants, as
 * Metaphone does. Capitals are single sounds: C as in "chip", S in "ship", T in "thin".
 */

const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiouy'.includes(letter)

const VOWELS: Record<string, string> = {
  ee: 'i',
  ea: 'i',
  ie: 'i',
  ei: 'i',
  ey: 'i',
  eo: 'io',
  oo: 'u',
  ou: 'u',
  ue: 'u',
  ui: 'u',
  oa: 'o',
  oe: 'o',
  au: 'o',
  aw: 'o',
  ow: 'o',
  ew: 'u',
  ai: 'e',
  ay: 'e',
  oy: 'oi',
  uy: 'i',
  ye: 'i',
  aa: 'a',
  ii: 'i',
  uu: 'u',
}
/** Silent initial letters: knife, gnome, pneumatic, wrap. */
const SILENT_START = /^(?:k(?=n)|g(?=n)|p(?=[nst])|w(?=r))/
const DIGITS: Record<string, string> = { 2: 'to', 4: 'for', 8: 'ate' }

/** Rules for consonants: a pattern at the position, and its sound. The first match counts. */
const RULES: Record<string, readonly (readonly [RegExp, string])[]> = rules({
  b: [
    ['b(?!$)|(?<!m)b', 'b'],
    ['b', ''],
  ],
  c: [
    ['ch(?=[lr])', 'k'],
    ['ch', 'C'],
    ['ck', 'k'],
    ['c(?:ia|io)(?=.)', 'Sa'],
    ['c(?=[eiy])', 's'],
    ['c', 'k'],
  ],
  d: [
    ['dg(?=[eiy])', 'j'],
    ['d', 'd'],
  ],
  f: [['f', 'f']],
  g: [
    ['gh(?=[aeiouy])', 'g'],
    ['(?<=[aeiou])gh', ''],
    ['gn$', 'n'],
    ['g(?=[eiy])', 'j'],
    ['g', 'g'],
  ],
  h: [
    ['h(?=[aeiouy])', 'h'],
    ['h', ''],
  ],
  j: [['j', 'j']],
  k: [['k', 'k']],
  l: [['l', 'l']],
  m: [['m', 'm']],
  n: [['n', 'n']],
  p: [
    ['ph', 'f'],
    ['p', 'p'],
  ],
  q: [
    ['que$', 'k'],
    ['qu?$', 'k'],
    ['qu(?=[aeiouy])', 'kw'],
    ['q', 'k'],
  ],
  r: [
    ['rh', 'r'],
    ['r', 'r'],
  ],
  s: [
    ['sch(?=[aeiou])', 'sk'],
    ['sch', 'S'],
    ['sh', 'S'],
    ['sc(?=[eiy])', 's'],
    ['(?<=[aeiouy])s(?=[aeiouy])', 'z'],
    ['s', 's'],
  ],
  t: [
    ['tch', 'C'],
    ['th', 'T'],
    ['t(?:ia|io)(?=.)', 'Sa'],
    ['t', 't'],
  ],
  v: [['v', 'v']],
  w: [
    ['wh?(?=[aeiouy])', 'w'],
    ['w', ''],
  ],
  x: [
    ['(?<!.)x(?=[aeiouy])', 'z'],
    ['(?<!.)x', 'eks'],
    ['x', 'ks'],
  ],
  y: [['y', 'y']],
  z: [['z', 'z']],
})

function rules(written: Record<string, [string, string][]>): Record<string, readonly (readonly [RegExp, string])[]> {
  return Object.fromEntries(
    Object.entries(written).map(([letter, rows]) => [letter, rows.map(([at, sound]) => [new RegExp(at, 'y'), sound])]),
  )
}

/** The sound of plain words, without blanks. Letters of other scripts stay as they are. */
export const soundOf = (plain: string): string => plain.split(' ').map(soundOfWord).join('')

function soundOfWord(spelled: string): string {
  const letters = /[248]/.test(spelled)
    ? spelled.replace(/(?<=[a-z])[248]|[248](?=[a-z])/g, (digit) => DIGITS[digit] ?? digit)
    : spelled
  const word = letters.replace(SILENT_START, '').replace(/([b-df-hj-np-tv-z])\1+/g, '$1')
  const end = word.length > 3 && /[^aeiouy]e$/.test(word) ? word.length - 1 : word.length
  let sound = ''
  for (let at = 0; at < end; ) {
    const [taken, phoneme] =
      isVowel(word[at]) && !(word[at] === 'y' && at === 0 && isVowel(word[1]))
        ? vowel(word, at, end)
        : consonant(word, at)
    at += taken
    if (phoneme !== '' && !sound.endsWith(phoneme)) sound += phoneme
  }
  return sound
}

function vowel(word: string, at: number, end: number): [taken: number, phoneme: string] {
  // As in "weight" and "neighbour".
  if (word.startsWith('eigh', at)) return [2, 'e']
  const group = VOWELS[word.slice(at, at + 2)]
  // As in "Lowell", where the w begins a syllable.
  if (group !== undefined && at + 1 < end && !(word[at + 1] === 'w' && isVowel(word[at + 2]))) return [2, group]
  return [1, word[at] === 'y' ? 'i' : (word[at] ?? '')]
}

function consonant(word: string, at: number): [taken: number, phoneme: string] {
  for (const [pattern, phoneme] of RULES[word[at] ?? ''] ?? []) {
    pattern.lastIndex = at
    const found = pattern.exec(word)
    if (found) return [found[0].length, phoneme]
  }
  return [1, word[at] ?? '']
}

const CLASSES: Record<string, string> = {
  b: 'p',
  d: 't',
  T: 't',
  g: 'k',
  v: 'f',
  z: 's',
  j: 'C',
  S: 'C',
  h: '',
  w: '',
  y: '',
}

/** Equal for names that sound alike: classes of consonants, and whether a vowel comes first. */
export function keyOf(sound: string): string {
  let key = ''
  for (const [at, letter] of [...sound].entries()) {
    if ('aeiou'.includes(letter)) key += at === 0 ? 'a' : ''
    else key += CLASSES[letter] ?? letter
  }
  return key
}
