/** Makes the table of keywords: one array a metric, in a file beside the catalogue. */
import type { Keyword } from '#contracts/model/catalogue-keywords.ts'
import {
  KEYWORD_NUMBER_NAMES,
  KEYWORD_NUMBERS,
  type KeywordNumber,
  PERIODS,
} from '#contracts/model/keywords/keyword-metrics.ts'
import type { Niche } from '#contracts/model/niche.ts'
import { fold } from '#server/features/catalogue/public.ts'
import type { StoredKeyword } from '#server/features/catalogue/public.writing.ts'
import { type ColumnArray, type LaterArray, writeColumnFile } from '#server/platform/columns/column-file.ts'
import { rankValues } from '#server/platform/columns/ranked-columns.ts'
import { packTexts } from '#server/platform/columns/words.ts'
import { CategoryCodes, Codes, columnOf, NumberColumn, TextColumn } from './growing-columns.ts'
import {
  codeKind,
  KEYWORD_TABLE_VERSION,
  type KeywordSpan,
  type KeywordTableFacts,
  packKeywordLabel,
} from './keyword-table.format.ts'
import { measureKeyword } from './measure-keyword.ts'
import { asinNumber } from './product-table.format.ts'
import { type NumberedSpan, orderBySpan, spanNumber, spansOf } from './row-spans.ts'
import { TermHistoryBuilder } from './term-history.build.ts'

const doubles = () => new NumberColumn(Float64Array)

/** Packs rows as they come and puts them in order at the end: by marketplace, class and searches. */
export class KeywordTableBuilder {
  readonly #file: string
  readonly #numbers = KEYWORD_NUMBER_NAMES.map((name) => columnOf(KEYWORD_NUMBERS[name]))
  readonly #ids = doubles()
  readonly #bids = { low: doubles(), high: doubles() }
  /** The most clicked products, the first one first. */
  readonly #top = [0, 1, 2].map(() => ({
    product: [] as number[],
    click: new NumberColumn(),
    conversion: new NumberColumn(),
  }))
  /** By the number of the ASIN: 1 more than the place among all clicked products. */
  readonly #products = new Map<number, number>()
  readonly #history: TermHistoryBuilder
  readonly #owners: number[] = []
  readonly #spans: number[] = []
  readonly #codes = {
    period: [] as number[],
    bestMonth: [] as number[],
    niche: [] as number[],
    category: [] as number[],
  }
  readonly #niches = new Codes()
  readonly #titles = ['']
  readonly #categories = new CategoryCodes()
  readonly #texts: { text: string; zh: string }[] = []
  readonly #labels = new TextColumn()

  add(stored: StoredKeyword, niche: Pick<Niche, 'title' | 'categoryPath'> | undefined): void {
    const { keyword, lastMonth } = stored
    const row = this.#owners.push(keyword.owner ?? 0) - 1
    const { numbers, period, bestMonth } = measureKeyword(stored)
    for (const [at, name] of KEYWORD_NUMBER_NAMES.entries()) this.#numbers[at]!.set(row, numbers[name])
    this.#ids.set(row, keyword.id)
    this.#bids.low.set(row, keyword.bidLow)
    this.#bids.high.set(row, keyword.bidHigh)
    this.#addTop(row, keyword)
    const nicheCode = this.#niches.of(keyword.nicheId)
    this.#titles[nicheCode] = niche?.title ?? ''
    this.#codes.niche.push(nicheCode)
    this.#codes.category.push(this.#categories.of(keyword.marketplace, niche?.categoryPath ?? []))
    this.#codes.period.push(period === null ? 0 : PERIODS.indexOf(period) + 1)
    this.#codes.bestMonth.push(bestMonth ?? 0)
    this.#texts.push({ text: fold(keyword.text), zh: fold(keyword.zh ?? '') })
    this.#labels.push(packKeywordLabel({ ...keyword, lastMonth, sources: stored.sources }))
    const span = spanNumber(keyword)
    this.#spans.push(span)
    this.#history.add(stored, span)
  }

  #addTop(row: number, { topThree }: Keyword): void {
    for (const [at, { product, click, conversion }] of this.#top.entries()) {
      const clicked = topThree[at]
      product.push(clicked ? this.#productCode(asinNumber(clicked.asin)) : 0)
      click.set(row, clicked?.clickShare)
      conversion.set(row, clicked?.conversionShare)
    }
  }

  #productCode(asin: number): number {
    const code = this.#products.get(asin) ?? this.#products.size + 1
    this.#products.set(asin, code)
    return code
  }

  /** @param file where `write` will put the table; what does not fit into memory waits beside it */
  constructor(file: string) {
    this.#file = file
    this.#history = new TermHistoryBuilder(file)
  }

  /** Frees what waits beside the file. */
  close(): void {
    this.#history.close()
  }

  /** Writes the file; returns the number of rows. */
  write(stamp: string): number {
    const [searches, rank] = [this.#column('searches'), this.#column('searchRank')]
    // Terms without searches come last, the best rank first.
    const order = orderBySpan(this.#spans, (row) => (Number.isNaN(searches.at(row)) ? -rank.at(row) : searches.at(row)))
    const rows = order.length
    const spans = spansOf(order, this.#spans)
    const codes = (values: readonly number[]) => Uint32Array.from(order, (row) => values[row]!)
    const bytes = (values: readonly number[]) => Uint8Array.from(order, (row) => values[row]!)
    const texts = packTexts(Array.from(order, (row) => this.#texts[row]!.text))
    const zh = packTexts(Array.from(order, (row) => this.#texts[row]!.zh))
    const words = this.#words(order)
    const products = this.#sortedProducts()
    const labels = this.#labels.pick(order)
    const owners = [...new Set(this.#owners)].filter((owner) => owner !== 0)
    const facts: KeywordTableFacts = {
      version: KEYWORD_TABLE_VERSION,
      stamp,
      spans: spans.map((span) => this.#spanFacts(span, order)),
      categories: this.#categories.facts,
      niches: this.#niches.values.map((id, code) => ({ id, title: this.#titles[code] ?? '' })),
      textWords: [...texts.words],
      zhWords: [...zh.words],
      words: words.words,
      owners,
    }
    const arrays: [string, ColumnArray | LaterArray][] = [
      ['id', this.#ids.pick(order)],
      ['owner', narrow(ownerCodes(codes(this.#owners), owners), owners.length + 1)],
      ...KEYWORD_NUMBER_NAMES.flatMap((name, at) => rankedArrays(name, this.#numbers[at]!.pick(order))),
      ['bidLow', this.#bids.low.pick(order)],
      ['bidHigh', this.#bids.high.pick(order)],
      ['asins', products.asins],
      ...this.#top.flatMap(({ product, click, conversion }, at): [string, ColumnArray][] => [
        [`product ${at}`, codes(product).map((code) => products.codes[code]!)],
        [`click ${at}`, click.pick(order)],
        [`conversion ${at}`, conversion.pick(order)],
      ]),
      ['period', bytes(this.#codes.period)],
      ['bestMonth', bytes(this.#codes.bestMonth)],
      ['niche', codes(this.#codes.niche)],
      ['category', narrow(codes(this.#codes.category), this.#categories.facts.length + 1)],
      ['textRuns', narrow(texts.runs, texts.words.length)],
      ['textStarts', texts.starts],
      ['zhRuns', narrow(zh.runs, zh.words.length)],
      ['zhStarts', zh.starts],
      ['words of terms', words.runs],
      ['wordStarts', words.starts],
      ['labels', labels.bytes],
      ['labelStarts', labels.starts],
      ...this.#history.columns(order, spans),
    ]
    writeColumnFile(this.#file, facts, arrays)
    return rows
  }

  readonly #column = (name: KeywordNumber) => this.#numbers[KEYWORD_NUMBER_NAMES.indexOf(name)]!

  /** The ASINs in ascending order, and the new code of each code. */
  #sortedProducts() {
    const sorted = [...this.#products].toSorted(([asin], [other]) => asin - other)
    const codes = new Uint32Array(sorted.length + 1)
    for (const [at, [, code]] of sorted.entries()) codes[code] = at + 1
    return { asins: Float64Array.from(sorted, ([asin]) => asin), codes }
  }

  /** The different words of each term. The search splits ideographs; a list of words must not. */
  #words(order: Uint32Array) {
    const codes = new Codes()
    const runs: number[] = []
    const starts = new Uint32Array(order.length + 1)
    for (const [place, row] of order.entries()) {
      for (const word of new Set(this.#texts[row]!.text.split(' '))) if (word !== '') runs.push(codes.of(word))
      starts[place + 1] = runs.length
    }
    return { words: codes.values, runs: Uint32Array.from(runs), starts }
  }

  #spanFacts({ number, ...span }: NumberedSpan, order: Uint32Array): KeywordSpan {
    const owned = new Map<number, number>()
    for (const row of order.subarray(span.from, span.to)) {
      const owner = this.#owners[row]!
      if (owner !== 0) owned.set(owner, (owned.get(owner) ?? 0) + 1)
    }
    const periods = this.#history.periodsOf(number)
    return {
      ...span,
      month: periods.months.at(-1) ?? '',
      byOwner: this.#history.periodsByOwner(number),
      ...periods,
      owned: Array.from(owned, ([owner, rows]) => ({ owner, rows })),
    }
  }
}

/** As the table reads them. */
function rankedArrays(name: KeywordNumber, values: ColumnArray): [string, ColumnArray][] {
  const { ranks, least, greatest } = rankValues(values)
  return [
    [name, values],
    [`${name} ranks`, ranks],
    [`${name} least`, least],
    [`${name} greatest`, greatest],
  ]
}

/** @param count more than the largest code */
const narrow = (codes: Uint16Array | Uint32Array, count: number) =>
  codeKind(count) === 'u16' ? Uint16Array.from(codes) : codes

/** 1 more than the place of the owner; 0 for everyone's rows. */
function ownerCodes(ofRows: Uint32Array, owners: readonly number[]): Uint32Array {
  const codes = new Map([0, ...owners].map((owner, code) => [owner, code]))
  return ofRows.map((owner) => codes.get(owner)!) // it has all owners
}
