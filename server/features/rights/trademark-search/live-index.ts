/**
 * The index of the stored marks with the vocabulary of common words. Built on first use and updated after imports, in short
 * slices, so that other tasks can run in between; until an update ends, callers may get the previous state.
 */
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { slices } from '#server/platform/slices.ts'
import type { Rights } from '../register/rights.ts'
import { PackedMarks } from './packed-marks.ts'
import { Vocabulary } from './vocabulary.ts'

export interface TrademarkIndex {
  readonly marks: PackedMarks
  readonly words: Vocabulary
}

/** Marks' goods and listings that the vocabulary is learnt from at most. */
const MAX_GOODS = 20_000
const MAX_LISTINGS = 6000
/** Callers wait at most this long for an update and then get the previous state. */
const MAX_WAIT_MS = 500
const SLICE_MS = 20

type Pause = ReturnType<typeof slices>

const indexes = new WeakMap<Rights, LiveIndex>()

interface From {
  rights: Rights
  catalogue: Catalogue
}

/** The index, updated if that takes less than {@link MAX_WAIT_MS}. */
export const trademarkIndexOf = (from: From): Promise<TrademarkIndex> => liveIndexOf(from).ready()

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
  #update: { done: Promise<void>; since: number } | undefined

  constructor(rights: Rights, catalogue: Catalogue) {
    this.#rights = rights
    this.#catalogue = catalogue
  }

  async ready(): Promise<TrademarkIndex> {
    const update = this.#isCurrent() ? this.#update : this.#startUpdate()
    if (update) await (this.#index ? Promise.race([update.done, remainingPatience(update)]) : update.done)
    if (!this.#index) throw new Error('The index of trademarks could not be built')
    return this.#index
  }

  #isCurrent(): boolean {
    const { generation, marks } = this.#rights.stamp()
    return this.#index?.generation === generation && this.#change >= marks
  }

  #startUpdate() {
    this.#update ??= {
      since: performance.now(),
      done: this.#catchUp(slices(SLICE_MS)).finally(() => {
        this.#update = undefined
      }),
    }
    return this.#update
  }

  async #catchUp(pause: Pause): Promise<void> {
    const { generation } = this.#rights.stamp()
    const index = this.#index?.generation === generation ? this.#index : await this.#newIndex(generation, pause)
    const isNew = index !== this.#index
    let change = isNew ? 0 : this.#change
    if (isNew) this.#goods = 0
    for (const mark of this.#rights.markWords(change)) {
      index.marks.put(mark)
      if (this.#goods < MAX_GOODS) this.#learnGoods(index.words, mark.id)
      change = mark.change
      await pause()
    }
    this.#change = change
    this.#index = index
  }

  async #newIndex(generation: number, pause: Pause) {
    const words = new Vocabulary()
    for (const { brand, text, marketplace } of this.#catalogue.listingWords(MAX_LISTINGS)) {
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

function remainingPatience({ since }: { since: number }): Promise<void> {
  const left = MAX_WAIT_MS - (performance.now() - since)
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, left)))
}
