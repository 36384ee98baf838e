/** Marks in memory, packed into columns by entry. The forms of their names are computed once, when they are put. */
import { OFFICES, type Office } from '#contracts/model/rights/patent.ts'
import type { MarkWords } from '../register/rights.ts'
import { Chains, hashOf, roomFor } from './columns.ts'
import { type Name, nameOfPlain } from './compare-names.ts'
import type { Letters } from './edits.ts'
import { plainOf } from './fold.ts'
import { letterSetOf } from './letter-set.ts'
import { zoneHashesOf } from './zones.ts'

export interface MarkFilter {
  /** Nice classes, of which a mark must have one; all if empty. */
  classes?: readonly number[] | undefined
  /** True: live marks only; false: dead marks only. A mark of unknown status is neither. */
  live?: boolean | undefined
  /** All if empty. */
  office?: readonly Office[] | undefined
  /** True: sample marks only; false: real marks only. */
  sample?: boolean | undefined
}

const DEAD = 1
const UNKNOWN = 2
const HIGH = 2 ** 32

export class PackedMarks {
  #size = 0
  #present = 0
  /** The plain words of all entries in UTF-8, concatenated. */
  #text = Buffer.alloc(1 << 16)
  #textEnd = new Uint32Array(1024)
  #looks = new Uint16Array(1 << 16)
  #lookEnd = new Uint32Array(1024)
  /** Length of the look; 0 for a removed entry. */
  #length = new Uint8Array(1024)
  #letterSet = new Uint32Array(1024)
  #words = new Uint8Array(1024)
  #ids = new Uint32Array(1024)
  #office = new Uint8Array(1024)
  #life = new Uint8Array(1024)
  /** 1 for a sample mark. */
  #sample = new Uint8Array(1024)
  #lowClasses = new Uint32Array(1024)
  #highClasses = new Uint16Array(1024)
  /** Entries by the length of their looks, removed ones included. */
  #ofLength = Array.from({ length: 256 }, () => ({ entries: new Uint32Array(0), count: 0 }))
  /** Entry + 1 by id; 0 for none. */
  #entryOf = new Uint32Array(1024)
  readonly byLook = new Chains()
  readonly bySound = new Chains()
  readonly byWord = new Chains()
  readonly byZone = new Chains()

  /** Number of entries, removed ones included. */
  get size(): number {
    return this.#size
  }
  get count(): number {
    return this.#present
  }
  get lengths(): Uint8Array {
    return this.#length
  }
  get letterSets(): Uint32Array {
    return this.#letterSet
  }

  /** Adds or updates a mark. A mark without words is not stored. */
  put({ id, words, live, office, classMask, sample }: Omit<MarkWords, 'change'>): void {
    const plain = plainOf(words)
    const known = this.#entryOf[id] ?? 0
    let entry = known - 1
    if (known > 0 && this.plain(entry) !== plain) {
      this.#length[entry] = 0
      this.#present--
      entry = -1
      this.#entryOf[id] = 0
    }
    if (entry < 0) {
      const name = nameOfPlain(plain)
      if (name.look === '') return
      entry = this.#append(name, plain)
      this.#ids[entry] = id
      this.#entryOf = roomFor(this.#entryOf, id)
      this.#entryOf[id] = entry + 1
    }
    this.#office[entry] = OFFICES.indexOf(office)
    this.#life[entry] = live === null ? UNKNOWN : live ? 0 : DEAD
    this.#sample[entry] = sample ? 1 : 0
    this.#lowClasses[entry] = classMask % HIGH
    this.#highClasses[entry] = Math.floor(classMask / HIGH)
  }

  #append({ look, words, soundKey }: Name, plain: string): number {
    const entry = this.#size++
    this.#grow(entry)
    const textFrom = entry === 0 ? 0 : (this.#textEnd[entry - 1] ?? 0)
    const lookFrom = entry === 0 ? 0 : (this.#lookEnd[entry - 1] ?? 0)
    if (textFrom + plain.length * 3 > this.#text.length) this.#text = Buffer.concat([this.#text], this.#text.length * 2)
    this.#looks = roomFor(this.#looks, lookFrom + look.length)
    this.#textEnd[entry] = textFrom + this.#text.write(plain, textFrom)
    for (let at = 0; at < look.length; at++) this.#looks[lookFrom + at] = look.charCodeAt(at)
    this.#lookEnd[entry] = lookFrom + look.length
    this.#length[entry] = Math.min(255, look.length)
    this.#letterSet[entry] = letterSetOf(look)
    this.#words[entry] = Math.min(255, words.length)
    this.#addToLength(entry)
    this.byLook.add(hashOf(look), entry)
    this.bySound.add(hashOf(soundKey), entry)
    for (const word of words) this.byWord.add(hashOf(word), entry)
    for (const hash of zoneHashesOf(look)) this.byZone.add(hash, entry)
    this.#present++
    return entry
  }

  #addToLength(entry: number): void {
    const same = this.#ofLength[this.#length[entry] ?? 0]
    if (!same) return
    same.entries = roomFor(same.entries, same.count)
    same.entries[same.count++] = entry
  }

  #grow(entry: number): void {
    this.#textEnd = roomFor(this.#textEnd, entry)
    this.#lookEnd = roomFor(this.#lookEnd, entry)
    this.#length = roomFor(this.#length, entry)
    this.#letterSet = roomFor(this.#letterSet, entry)
    this.#words = roomFor(this.#words, entry)
    this.#ids = roomFor(this.#ids, entry)
    this.#office = roomFor(this.#office, entry)
    this.#life = roomFor(this.#life, entry)
    this.#sample = roomFor(this.#sample, entry)
    this.#lowClasses = roomFor(this.#lowClasses, entry)
    this.#highClasses = roomFor(this.#highClasses, entry)
  }

  id = (entry: number): number => this.#ids[entry] ?? 0
  words = (entry: number): number => this.#words[entry] ?? 0
  office = (entry: number): Office | undefined => OFFICES[this.#office[entry] ?? -1]
  isDead = (entry: number): boolean => this.#life[entry] === DEAD
  plain = (entry: number): string =>
    this.#text.toString('utf8', entry === 0 ? 0 : this.#textEnd[entry - 1], this.#textEnd[entry])

  /** The entries whose look has this length, removed ones included. */
  ofLength(length: number): Uint32Array {
    const { entries, count } = this.#ofLength[length] ?? { entries: new Uint32Array(0), count: 0 }
    return entries.subarray(0, count)
  }

  /** Points `letters` at the look of an entry, so that one object serves a whole search. */
  point(letters: Letters, entry: number): void {
    letters.of = this.#looks
    letters.from = entry === 0 ? 0 : (this.#lookEnd[entry - 1] ?? 0)
    letters.to = this.#lookEnd[entry] ?? 0
  }

  /** Returns a test for entries that are not removed and pass the filter. */
  passing({ classes: classNumbers = [], live, office: offices = [], sample }: MarkFilter): (entry: number) => boolean {
    const low = classNumbers.reduce((bits, no) => bits | (no <= 32 ? 1 << (no - 1) : 0), 0)
    const high = classNumbers.reduce((bits, no) => bits | (no > 32 ? 1 << (no - 33) : 0), 0)
    const numbers = new Set(offices.map((name) => OFFICES.indexOf(name)))
    const life = live === undefined ? undefined : live ? 0 : DEAD
    return (entry) =>
      this.#length[entry] !== 0 &&
      (classNumbers.length === 0 ||
        ((this.#lowClasses[entry] ?? 0) & low) !== 0 ||
        ((this.#highClasses[entry] ?? 0) & high) !== 0) &&
      (life === undefined || this.#life[entry] === life) &&
      (sample === undefined || (this.#sample[entry] === 1) === sample) &&
      (numbers.size === 0 || numbers.has(this.#office[entry] ?? -1))
  }

  /** The number of marks that are not dead. */
  living(filter: MarkFilter): number {
    const passes = this.passing(filter)
    let living = 0
    for (let entry = 0; entry < this.#size; entry++) if (passes(entry) && !this.isDead(entry)) living++
    return living
  }

  get bytes(): number {
    const columns = [this.#text, this.#textEnd, this.#looks, this.#lookEnd, this.#length, this.#letterSet, this.#words]
    const facts = [
      this.#ids,
      this.#office,
      this.#life,
      this.#sample,
      this.#lowClasses,
      this.#highClasses,
      this.#entryOf,
    ]
    const lengths = this.#ofLength.reduce((sum, { entries }) => sum + entries.byteLength, 0)
    const chains = [this.byLook, this.bySound, this.byWord, this.byZone].reduce(
      (sum, { bytes }) => sum + bytes,
      lengths,
    )
    return [...columns, ...facts].reduce((sum, { byteLength }) => sum + byteLength, chains)
  }
}
