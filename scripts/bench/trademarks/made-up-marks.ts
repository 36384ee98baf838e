/** Plausible marks: made-up names, combined dictionary words, and names followed by a line of trade. */
import { OFFICES } from '#contracts/model/rights/patent.ts'
import { createRandom, type Random } from '#fixtures/random.ts'
import type { MarkWords } from '#server/features/rights/register/rights.ts'

const STARTS =
  'b br c ch cl cr d dr f fl fr g gl gr h j k kl kr l m n p ph pl pr qu r s sh sk sl sp st str t th tr v w wh x y z'
const VOWELS = 'a e i o u a e i o ee ea oo ai ou y'
const ENDS = ' n r l s t x m ck nd nt rt st ng ll ss   '
const WORDS = `home pro air max sun moon star blue green black gold silver river stone wood fire ice snow cloud sky ocean wave
  peak trail camp fit yoga baby pet paw dog cat kid play happy smart easy quick fresh pure clean bright light power tech
  solar nova alpha delta prime elite royal urban nordic alpine coastal garden kitchen chef grill brew coffee tea spice
  bean berry apple peach lemon cherry rose lily daisy fox wolf bear eagle hawk lion tiger swan dove whale coral pearl ruby
  jade amber crystal diamond velvet silk cotton linen denim leather steel iron copper brass forge craft works labs studio
  design house living comfort rest sleep dream zen calm glow shine spark flash bolt volt amp watt drive ride wheel motor
  gear tool grip lock key guard shield armor safe secure trust care health vita bio nature organic herbal skin beauty hair`
const TRADES = `home kitchen sports outdoors tools pets baby beauty electronics lighting furniture apparel shoes bags toys usa
  group company brand collection studio life shop store supply`

const listOf = (text: string) => text.trim().split(/\s+/)
const tables: Tables = {
  starts: listOf(STARTS),
  vowels: listOf(VOWELS),
  ends: ENDS.split(' '),
  words: listOf(WORDS),
  trades: listOf(TRADES),
}

export function* madeUpMarks(count: number, seed = 7): Generator<MarkWords> {
  const source = createRandom(seed, 'marks')
  for (let id = 1; id <= count; id++) {
    const classMask = [1, 2, 3].reduce(
      (mask, no) => (no === 1 || source.chance(0.3) ? mask + classBit(source) : mask),
      0,
    )
    yield {
      id,
      change: id,
      words: words(source, tables),
      office: OFFICES[source.int(0, 3)] ?? 'US',
      live: source.chance(0.55),
      classMask,
      sample: true,
    }
  }
}

type Tables = Record<'starts' | 'vowels' | 'ends' | 'words' | 'trades', string[]>

const classBit = (source: Random) => 2 ** (source.int(1, 45) - 1)

function words(source: Random, { starts, vowels, ends, words: known, trades }: Tables): string {
  const syllable = (end: boolean) => `${source.pick(starts)}${source.pick(vowels)}${end ? source.pick(ends) : ''}`
  const name = () => {
    const count = source.weighted([[2, 5] as const, [3, 4] as const, [4, 1] as const])
    const made = Array.from({ length: count }, (_, at) => syllable(at === count - 1 || source.chance(0.3))).join('')
    return source.chance(0.5) ? made.toUpperCase() : capitalise(made)
  }
  const known2 = () => `${source.pick(known)}${source.pick([' ', ' ', '', '-'])}${source.pick(known)}`
  const base = source.weighted([
    [name, 6] as const,
    [known2, 2] as const,
    [() => `${source.pick(known)} ${name()}`, 2] as const,
  ])()
  return source.chance(0.2) ? `${base} ${source.pick(trades)}` : base
}

export interface TypedName {
  text: string
  /** The expected mark. */
  id: number
}

/** Searches for known marks: the exact name, a typo, a phonetic spelling, a visual lookalike. */
export function* typedNames(marks: readonly MarkWords[], count: number, seed = 8): Generator<TypedName> {
  const source = createRandom(seed, 'typed')
  for (let no = 0; no < count; no++) {
    const { id, words: mark } = source.pick(marks)
    yield { id, text: [mark, slip(mark, source), asHeard(mark), asSeen(mark)][no % 4] ?? mark }
  }
}

/** Drops, swaps, changes or doubles a letter. */
function slip(text: string, source: Random): string {
  const at = source.int(1, Math.max(1, text.length - 2))
  const [before, after] = [text.slice(0, at), text.slice(at + 1)]
  return source.pick([
    before + after,
    `${before}${after.slice(0, 1)}${text[at] ?? ''}${after.slice(1)}`,
    `${before}${source.pick([...'aeiouy'])}${after}`,
    `${before}${text[at] ?? ''}${text.slice(at)}`,
  ])
}

const asHeard = (text: string) =>
  text
    .toLowerCase()
    .replace(/ph/g, 'f')
    .replace(/ck/g, 'k')
    .replace(/c(?=[aoul r])/g, 'k')
    .replace(/oo/g, 'u')
    .replace(/ea/g, 'ee')
const asSeen = (text: string) => text.toUpperCase().replaceAll('O', '0').replaceAll('I', 'l').replaceAll('W', 'VV')

/** A listing of dictionary words with some marks among them. */
export function listingOf(marks: readonly MarkWords[], length: number, seed = 9): string {
  const source = createRandom(seed, 'listing')
  let text = ''
  while (text.length < length) {
    const word = source.chance(0.05)
      ? source.pick(marks).words
      : source.pick(source.chance(0.9) ? tables.words : tables.trades)
    text += `${source.chance(0.2) ? capitalise(word) : word}${source.chance(0.08) ? '. ' : ' '}`
  }
  return text.slice(0, length)
}

const capitalise = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
