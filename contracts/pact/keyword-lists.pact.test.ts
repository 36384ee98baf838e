import { describe, expect, it } from 'vitest'
import { keywordLists, MAX_KEYWORD_LISTS, TERM_ORIGINS } from '../api/keyword-lists.ts'
import { MARKETPLACES } from '../model/marketplaces.ts'
import { given } from './given.ts'
import { bidsInThePast, everyKeywordFilter, manyWords, openRanges } from './keyword-filter.test-support.ts'
import { instant, integer, number, oneOf, rowsOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'
import { STAND_INS } from './stand-ins.ts'

const pact = pactOf('keyword-lists')
const list = STAND_INS.keywordList
const term = STAND_INS.listedTerm
const as = { given: [given.seller()] }
const withOne = { given: [...as.given, given.keywordList] }
const full = { given: [...as.given, given.fullKeywordList] }
const row = {
  id: integer(list),
  name: text('Launch'),
  marketplace: oneOf(MARKETPLACES, 'US'),
  terms: integer(2),
  updatedAt: instant(),
}

describe('keyword list calls', () => {
  it('list, create, rename and delete lists', async () => {
    const lists = { endpoint: keywordLists.lists }
    const found = await pact.answers({ ...lists, ...withOne, by: 'a list' }, { lists: rowsOf(row) })
    expect(found.lists[0]?.terms).toBe(2)
    await pact.answers({ ...lists, ...as, by: 'no list' }, { lists: [] })
    const create = { ...as, endpoint: keywordLists.create }
    const body = { name: 'Launch', marketplace: 'US' as const }
    await pact.answers({ ...create, body }, row)
    await pact.refuses({ ...create, ...withOne, body }, 'listExists')
    const most = [...as.given, given.keywordLists(MAX_KEYWORD_LISTS)]
    await pact.refuses({ ...create, given: most, body: { ...body, name: 'One more' } }, 'tooManyLists')
    const rename = { ...withOne, endpoint: keywordLists.rename, body: { list, name: 'Mugs' } }
    await pact.answers(rename, { ...row, name: text('Mugs') })
    await pact.refuses({ ...rename, ...as }, 'listNotFound')
    const taken = { ...rename, given: [...as.given, given.keywordLists(2)] }
    await pact.refuses({ ...taken, body: { list, name: 'List 0' } }, 'listExists')
    const remove = { ...withOne, endpoint: keywordLists.remove, body: { list } }
    await pact.answers(remove, {})
    await pact.refuses({ ...remove, ...as }, 'listNotFound')
  })

  it('add terms, also the first of a search', async () => {
    const added = { list: row, added: integer(1), had: integer(1) }
    const add = { ...withOne, endpoint: keywordLists.add }
    for (const origin of TERM_ORIGINS)
      await pact.answers(
        { ...add, by: origin, body: { list, terms: ['travel mug', 'tumbler'], origin, detail: 'mug' } },
        added,
      )
    const one = { list, terms: ['tumbler'], origin: 'typed' as const }
    await pact.answers({ ...add, by: 'one', body: one }, added)
    await pact.refuses({ ...add, ...as, body: one }, 'listNotFound')
    await pact.refuses({ ...add, ...full, body: one }, 'listFull')
    const collect = { ...withOne, endpoint: keywordLists.collect }
    const search = { ...everyKeywordFilter, sort: 'searches' as const, order: 'desc' as const, page: 1, size: 20 }
    const { category: _, ...open } = search
    await pact.answers({ ...collect, by: 'all filters', body: { list, search: open, count: 5 } }, added)
    const few = { list, search: { ...openRanges, seeds: ['mug'] }, count: 5 }
    await pact.answers({ ...collect, by: 'a seed', body: few }, added)
    const empty = { list, search: { range: {}, seeds: ['mug'] }, count: 5 }
    await pact.answers({ ...collect, by: 'no range', body: empty }, added)
    await pact.refuses({ ...collect, ...as, body: few }, 'listNotFound')
    await pact.refuses({ ...collect, ...full, body: { list, search: {}, count: 5 } }, 'listFull')
    await pact.refuses({ ...collect, body: { list, search: { marketplace: 'DE' }, count: 5 } }, 'otherMarketplace')
    const wrong = { list, search: { range: { searches: { min: 40.5, max: 15.5 } } }, count: 5 }
    await pact.refuses({ ...collect, body: wrong }, 'wrongRange')
    await pact.refuses({ ...collect, body: { list, search: { month: '2020-01' }, count: 5 } }, 'unknownMonth')
    await pact.refuses({ ...collect, body: { list, search: bidsInThePast, count: 5 } }, 'notInMonth')
    await pact.refuses(
      { ...collect, body: { list, search: { category: '000000000000' }, count: 5 } },
      'unknownCategory',
    )
    await pact.refuses({ ...collect, body: { list, search: { seeds: manyWords }, count: 5 } }, 'tooManyWords')
  })

  it('sum up a list', async () => {
    const brief = { ...withOne, endpoint: keywordLists.brief }
    const sums = {
      terms: integer(1),
      searches: integer(120_000),
      bid: number(1.25),
      bidTerms: integer(1),
      wordCount: integer(4),
      currency: text('USD'),
      words: rowsOf(text('travel')),
      data: oneOf(['sample', 'imported'], 'sample'),
    }
    const found = await pact.answers({ ...brief, by: 'the list', body: { list } }, sums)
    expect(found.words[0]).toBe('travel')
    const filter = { list, with: 'mug', tag: 'Nobody', data: 'sample' as const }
    await pact.answers({ ...brief, by: 'all filters', body: filter }, { ...sums, bid: null, words: [] })
    await pact.refuses({ ...brief, ...as, body: { list } }, 'listNotFound')
  })

  it('tag terms and take them out', async () => {
    const tag = { ...withOne, endpoint: keywordLists.tag, body: { list, terms: [term], tag: 'Title', on: true } }
    await pact.answers(tag, { changed: integer(1) })
    await pact.answers({ ...tag, by: 'off', body: { ...tag.body, on: false } }, { changed: integer(0) })
    await pact.refuses({ ...tag, ...as }, 'listNotFound')
    await pact.refuses({ ...tag, ...full }, 'tooManyTags')
    const drop = { ...withOne, endpoint: keywordLists.drop, body: { list, terms: [term] } }
    await pact.answers(drop, { dropped: integer(1) })
    await pact.refuses({ ...drop, ...as }, 'listNotFound')
  })
})
