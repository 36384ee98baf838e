/**
 * The index of the marks that are stored, and the words of the language beside it. It is made when it is first asked for and
 * follows what is imported; both in slices, so that nobody else waits.
 */
import type { Catalogue } from '../catalogue.ts'
import type { Rights } from '../rights.ts'
import { PackedMarks } from './packed-marks.ts'
import { slices } from './slices.ts'
import { Vocabulary } from './vocabulary.ts'

export interface TrademarkIndex {
  readonly marks: PackedMarks
  readonly words: Vocabulary
}

/** What the words are learnt from at most: goods of marks, listings. */
const MOST_GOODS = 20_000
const MOST_LISTINGS = 6000
/** Who asks while an import goes on is answered from what is there after so long. */
const PATIENCE_MS = 500

const indexes = new WeakMap<Rights, LiveIndex>()

/** The index, with all that is stored where that does not take long. */
export function trademarkIndexOf(from: { rights: Rights; catalogue: Catalogue }): Promise<TrademarkIndex> {
  const known = indexes.get(from.rights) ?? new LiveIndex(from.rights, from.catalogue)
  indexes.set(from.rights, known)
  return known.ready()
}

class LiveIndex {
  #rights: Rights
  #catalogue: Catalogue
  #index: (TrademarkIndex & { generation: number }) | undefined
  #change = 0
  #goods = 0
  #work: Promise<void> | undefined

  constructor(rights: Rights, catalogue: Catalogue) {
    this.#rights = rights
    this.#catalogue = catalogue
  }

  async ready(): Promise<TrademarkIndex> {
    const { generation, marks } = this.#rights.stamp()
    const isCurrent = this.#index?.generation === generation && this.#change >= marks
    if (!isCurrent)
      this.#work ??= this.#catchUp(generation).finally(() => {
        this.#work = undefined
      })
    if (this.#work) await (this.#index ? Promise.race([this.#work, patience()]) : this.#work)
    if (!this.#index) throw new Error('The index of trademarks was not made')
    return this.#index
  }

  async #catchUp(generation: number): Promise<void> {
    const pause = slices()
    const index = this.#index?.generation === generation ? this.#index : await this.#newIndex(generation, pause)
    const isNew = index !== this.#index
    let change = isNew ? 0 : this.#change
    if (isNew) this.#goods = 0
    for (const mark of this.#rights.markWords(change)) {
      index.marks.put(mark)
      if (this.#goods < MOST_GOODS) this.#learnGoods(index.words, mark.id)
      change = mark.change
      await pause()
    }
    this.#change = change
    this.#index = index
  }

  async #newIndex(generation: number, pause: () => Promise<void> | undefined) {
    const words = new Vocabulary()
    for (const { brand, text, marketplace } of this.#catalogue.listingWords(MOST_LISTINGS)) {
      words.learn(brand, text, marketplace === 'DE')
      await pause()
    }
    return { generation, words, marks: new PackedMarks() }
  }

  #learnGoods(words: Vocabulary, id: number): void {
    const mark = this.#rights.mark(id)
    if (!mark) return
    this.#goods++
    const owner = mark.owners[0]?.name ?? mark.serialNumber
    for (const { text } of mark.goods) words.learn(owner, text, true)
  }
}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS).unref())
