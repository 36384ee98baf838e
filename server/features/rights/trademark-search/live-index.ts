/**
 * The index of the marks that are stored, and the words of the language beside it. It is begun when a server is ready, made
 * at the latest when it is first asked for, and follows what is imported; all in slices, so that nobody else waits.
 */
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Rights } from '../register/rights.ts'
import { PackedMarks } from './packed-marks.ts'
import { slices, type Unhurried } from './slices.ts'
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

type Pause = ReturnType<typeof slices>

const indexes = new WeakMap<Rights, LiveIndex>()

interface From {
  rights: Rights
  catalogue: Catalogue
}

/** The index, with all that is stored where that does not take long. */
export const trademarkIndexOf = (from: From): Promise<TrademarkIndex> => liveIndexOf(from).ready()

/**
 * Makes the index before anybody asks for it, a fifth of the time at most until somebody does; resolves when it is made.
 * Rejects when the signal ends it.
 */
export const beginTrademarkIndex = (from: From, signal: AbortSignal): Promise<void> => liveIndexOf(from).begin(signal)

function liveIndexOf({ rights, catalogue }: From): LiveIndex {
  const known = indexes.get(rights) ?? new LiveIndex(rights, catalogue)
  indexes.set(rights, known)
  return known
}

class LiveIndex {
  #rights: Rights
  #catalogue: Catalogue
  #index: (TrademarkIndex & { generation: number }) | undefined
  #change = 0
  #goods = 0
  #work: Promise<void> | undefined
  /** Somebody waits for the work. */
  #awaited = false

  constructor(rights: Rights, catalogue: Catalogue) {
    this.#rights = rights
    this.#catalogue = catalogue
  }

  async ready(): Promise<TrademarkIndex> {
    this.#awaited = true
    const work = this.#isCurrent() ? this.#work : this.#begun()
    if (work) await (this.#index ? Promise.race([work, patience()]) : work)
    if (!this.#index) throw new Error('The index of trademarks was not made')
    return this.#index
  }

  begin(signal: AbortSignal): Promise<void> {
    return this.#begun({ gentle: () => !this.#awaited, signal })
  }

  #isCurrent(): boolean {
    const { generation, marks } = this.#rights.stamp()
    return this.#index?.generation === generation && this.#change >= marks
  }

  #begun(unhurried?: Unhurried): Promise<void> {
    this.#work ??= this.#catchUp(slices(unhurried)).finally(() => {
      this.#work = undefined
      this.#awaited = false
    })
    return this.#work
  }

  async #catchUp(pause: Pause): Promise<void> {
    const { generation } = this.#rights.stamp()
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

  async #newIndex(generation: number, pause: Pause) {
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
