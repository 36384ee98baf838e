/**
 * How a name sounds to a buyer who speaks English: a rough transcription, letter by letter, with vowels. Names that sound
 * the same have the same transcription ("Kwik", "Quick"); those that differ a little have the same key, which keeps only
 * classes of consonants, as Metaphone does. Capitals stand for one sound: C as in "chip", S in "ship", T in "thin".
 */

const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiouy'.includes(letter)

/** Groups of vowels by their sound. */
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
/** Silent at the beginning of a word: knife, gnome, pneumatic, wrap. */
const SILENT_START = /^(?:k(?=n)|g(?=n)|p(?=[nst])|w(?=r))/
const DIGITS: Record<string, string> = { 2: 'to', 4: 'for', 8: 'ate' }

/** Rules for consonants: what stands there (from the start of the pattern), and its sound. The first that fits counts. */
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

/** The sound of plain words, written together. What is no Latin letter stands for itself. */
export const soundOf = (plain: string): string => plain.split(' ').map(soundOfWord).join('')

function soundOfWord(spelled: string): string {
  const letters = /[248]/.test(spelled)
    ? spelled.replace(/(?<=[a-z])[248]|[248](?=[a-z])/g, (digit) => DIGITS[digit] ?? digit)
    : spelled
  const word = letters.replace(SILENT_START, '').replace(/([b-df-hj-np-tv-z])\1+/g, '$1')
  const end = word.length > 3 && /[^aeiouy]e$/.test(word) ? word.length - 1 : word.length
  let sound = ''
  for (let at = 0; at < end; ) {
    const [taken, said] =
      isVowel(word[at]) && !(word[at] === 'y' && at === 0 && isVowel(word[1]))
        ? vowel(word, at, end)
        : consonant(word, at)
    at += taken
    if (said !== '' && !sound.endsWith(said)) sound += said
  }
  return sound
}

function vowel(word: string, at: number, end: number): [taken: number, said: string] {
  // Weight, neighbour.
  if (word.startsWith('eigh', at)) return [2, 'e']
  const group = VOWELS[word.slice(at, at + 2)]
  // In "Lowell" the w begins a syllable.
  if (group !== undefined && at + 1 < end && !(word[at + 1] === 'w' && isVowel(word[at + 2]))) return [2, group]
  return [1, word[at] === 'y' ? 'i' : (word[at] ?? '')]
}

function consonant(word: string, at: number): [taken: number, said: string] {
  for (const [pattern, said] of RULES[word[at] ?? ''] ?? []) {
    pattern.lastIndex = at
    const found = pattern.exec(word)
    if (found) return [found[0].length, said]
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

/** What names that sound alike have in common: classes of consonants, and whether a vowel comes first. */
export function keyOf(sound: string): string {
  let key = ''
  for (const [at, letter] of [...sound].entries()) {
    if ('aeiou'.includes(letter)) key += at === 0 ? 'a' : ''
    else key += CLASSES[letter] ?? letter
  }
  return key
}
