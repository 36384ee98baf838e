import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_KEYWORD_LISTS, MAX_LISTED_TERMS, MAX_TAGS } from '#contracts/api/keyword-lists.ts'
import { failures } from '#contracts/core/failures.ts'
import { secondAccount } from '#server/app/second-account.test-support.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { stored, termsWhere } from '../keyword-calls.test-support.ts'

let t: TestApp
let worlds = 0
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function openAccount() {
  const headers = { 'x-world': `lists-${++worlds}`, 'accept-language': 'en-US' }
  const mine = t.as(await t.seller(headers), headers)
  const { db } = await t.app.worlds.get(headers['x-world'])
  const post = async (path: string, body: object) => (await mine.post(`/api/keyword-lists/${path}`, body)).body
  const done = async (path: string, body: object) => {
    const { code, data, msg } = await post(path, body)
    expect([code, msg]).toEqual([1, expect.anything()])
    return data
  }
  const lists = async () => (await mine.get('/api/keyword-lists')).body.data.lists
  const createList = async (name = 'Launch', marketplace = 'US'): Promise<number> =>
    (await done('create', { name, marketplace })).id
  const add = (list: number, terms: string[], more: object = {}) =>
    done('add', { list, terms, origin: 'typed', ...more })
  const texts = async (list: number, more: object = {}): Promise<string[]> =>
    (await done('terms', { list, size: 100, ...more })).row.map(({ text }: { text: string }) => text)
  return { db, headers, post, done, lists, createList, add, texts }
}

test('keeps where and when each term was collected, also when it is added again', async () => {
  const { createList, add, done } = await openAccount()
  const list = await createList()
  await add(list, ['travel mug'], { origin: 'mining', detail: 'mug' })
  const again = await add(list, [' Travel  MUG ', 'tumbler', 'Tumbler'])
  expect(again).toMatchObject({ added: 1, had: 1, list: { terms: 2 } })
  const { row } = await done('terms', { list })
  expect(row).toMatchObject([
    { text: 'tumbler', origin: 'typed', detail: null },
    { text: 'travel mug', origin: 'mining', detail: 'mug' },
  ])
  expect(row[1].addedAt).toMatch(/^\d{4}-\d\d-\d\dT/)
})

test('collects the first terms of a search in its order, and knows their figures', async () => {
  const { createList, done, texts } = await openAccount()
  const list = await createList()
  const search = { seeds: ['mug'], match: 'phrase' }
  expect(await done('collect', { list, search, count: 5 })).toMatchObject({ added: 5, had: 0 })
  const best = termsWhere(({ text }) => /\bmugs?\b/.test(text)).slice(0, 5)
  expect(await texts(list, { sort: 'searches' })).toEqual(best)
  expect(await texts(list)).toEqual(best)
  const { row } = await done('terms', { list, sort: 'searches' })
  const first = stored.find(({ text }) => text === best[0])
  expect(row[0]).toMatchObject({ detail: 'mug', known: { values: { searches: first?.searches }, sample: true } })
  expect(await done('collect', { list, search, count: 7 })).toMatchObject({ added: 2, had: 5 })
})

test('sums up its terms for ads and for a listing', async () => {
  const { createList, add, done } = await openAccount()
  const list = await createList()
  const chosen = stored.slice(0, 3)
  const terms = [...chosen.map(({ text }) => text), 'a term that nobody knows']
  await add(list, terms)
  const searches = chosen.reduce((sum, each) => sum + each.searches, 0)
  const bid = chosen.reduce((sum, each) => sum + each.bid * each.searches, 0) / searches / 100
  const brief = await done('brief', { list })
  expect(brief).toMatchObject({ terms: 4, searches, bidTerms: 3, currency: 'USD', data: 'sample' })
  expect(brief.bid).toBeCloseTo(bid, 4)
  const words = terms.flatMap((term) => term.split(' '))
  const differentWords = [...new Set(words)]
  expect(brief.words).toEqual(differentWords)
  expect(brief.wordCount).toBe(differentWords.length)
})

test('counts all different words of a long list, but names only the first 200', async () => {
  const { createList, add, done } = await openAccount()
  const list = await createList()
  await add(
    list,
    Array.from({ length: 230 }, (_, at) => `word${at}`),
  )
  const { words, wordCount } = await done('brief', { list })
  expect({ named: words.length, wordCount }).toEqual({ named: 200, wordCount: 230 })
})

test('shows a term that no list of terms has, without figures and after the others', async () => {
  const { createList, add, done, texts } = await openAccount()
  const list = await createList()
  await add(list, ['a term that nobody knows', 'travel mug'])
  expect(await texts(list, { sort: 'spr', order: 'desc' })).toEqual(['travel mug', 'a term that nobody knows'])
  expect(await texts(list, { sort: 'spr', order: 'asc' })).toEqual(['travel mug', 'a term that nobody knows'])
  const { row } = await done('terms', { list, with: 'nobody' })
  expect(row).toMatchObject([{ text: 'a term that nobody knows', known: null }])
})

test('finds terms by a part of the text, of its translation, or by tag', async () => {
  const { createList, add, done, texts } = await openAccount()
  const list = await createList()
  await add(list, ['travel mug', 'baby bib', 'yoga mat'])
  const { row } = await done('terms', { list })
  const idOf = (text: string) => row.find((each: { text: string }) => each.text === text).id
  expect(await done('tag', { list, terms: [idOf('baby bib'), idOf('yoga mat')], tag: ' Title ', on: true })).toEqual({
    changed: 2,
  })
  expect(await texts(list, { tag: 'Title' })).toEqual(['baby bib', 'yoga mat'])
  expect(await texts(list, { with: 'BIB' })).toEqual(['baby bib'])
  expect(await texts(list, { with: '旅行杯' })).toEqual(['travel mug'])
  expect((await done('terms', { list })).tags).toEqual([{ tag: 'Title', terms: 2 }])
  await done('tag', { list, terms: [idOf('yoga mat')], tag: 'Title', on: false })
  expect(await texts(list, { tag: 'Title' })).toEqual(['baby bib'])
  expect(await done('drop', { list, terms: [idOf('baby bib')] })).toEqual({ dropped: 1 })
  expect(await texts(list)).toEqual(['travel mug', 'yoga mat'])
})

test.each([
  ['an emoji', '🧋'],
  ['text from right to left', '\u202Eكوب سفر'],
  ['a wildcard of SQL', '%'],
  ['a formula', '=1+1'],
])('keeps %s as it was typed', async (_, text) => {
  const { createList, add, texts } = await openAccount()
  const list = await createList()
  expect(await add(list, [text, text])).toMatchObject({ added: 1 })
  expect(await texts(list)).toEqual([text])
})

test('refuses what does not fit, and then changes nothing', async () => {
  const { db, createList, post, add, done, lists } = await openAccount()
  const list = await createList()
  expect(await post('create', { name: ' Launch ', marketplace: 'DE' })).toMatchObject({
    code: failures.listExists.code,
    msg: expect.stringContaining('“Launch”'),
  })
  expect((await post('add', { list, terms: [' '], origin: 'typed' })).code).toBe(400)
  expect((await post('add', { list, terms: ['x'.repeat(201)], origin: 'typed' })).code).toBe(400)
  const german = { list, search: { marketplace: 'DE' }, count: 1 }
  expect((await post('collect', german)).code).toBe(failures.otherMarketplace.code)
  const rows = Array.from({ length: MAX_LISTED_TERMS - 1 }, (_, at) => ({
    list_id: list,
    text: `term ${at}`,
    folded: `term ${at}`,
    tags: '[]',
    origin: 'typed' as const,
    detail: null,
    added_at: '2026-11-01T00:00:00.000Z',
  }))
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insertInto('listed_term')
      .values(rows.slice(at, at + 500))
      .execute()
  expect(await post('add', { list, terms: ['one', 'two'], origin: 'typed' })).toMatchObject({
    code: failures.listFull.code,
    msg: expect.stringContaining('room for 1'),
  })
  expect((await lists())[0].terms).toBe(MAX_LISTED_TERMS - 1)
  await add(list, ['one'])
  const { row } = await done('terms', { list, with: 'one' })
  for (let at = 0; at < MAX_TAGS; at++) await done('tag', { list, terms: [row[0].id], tag: `tag ${at}`, on: true })
  const oneMore = { list, terms: [row[0].id], tag: 'one more', on: true }
  expect((await post('tag', oneMore)).code).toBe(failures.tooManyTags.code)
  for (let at = 1; at < MAX_KEYWORD_LISTS; at++) await createList(`List ${at}`)
  expect((await post('create', { name: 'One more', marketplace: 'US' })).code).toBe(failures.tooManyLists.code)
})

test('exports the matching terms with what the list and the table know of them', async () => {
  const { createList, add, done, headers } = await openAccount()
  const list = await createList()
  await add(list, ['travel mug', '=1+1'], { origin: 'mining', detail: 'mug' })
  const { csv, xlsx } = await done('terms', { list, sort: 'searches' })
  const { text } = await t.as(undefined, headers).get(csv)
  const [head = '', first = '', second = ''] = text.split('\r\n')
  expect(head).toMatch(/Search term,Tags,Collected in,Found by,Added,Chinese translation,/)
  expect(first).toMatch(/^travel mug,,Keyword mining,mug,/)
  expect(second).toMatch(/^'=1\+1,,Keyword mining,mug,[^,]+,+$/)
  expect((await t.as(undefined, headers).get(xlsx)).status).toBe(200)
  expect((await t.as(undefined, headers).get(csv.replace('s=', 's=x'))).body.code).toBe(failures.fileNotFound.code)
})

test('keeps lists of another account out of reach', async () => {
  const { db, headers, createList, add } = await openAccount()
  const list = await createList()
  await add(list, ['travel mug'])
  const other = await secondAccount(t, db, headers)
  expect((await other.get('/api/keyword-lists')).body.data.lists).toEqual([])
  for (const [path, body] of [
    ['rename', { list, name: 'Taken' }],
    ['delete', { list }],
    ['add', { list, terms: ['mug'], origin: 'typed' }],
    ['collect', { list, search: {}, count: 1 }],
    ['terms', { list }],
    ['brief', { list }],
    ['tag', { list, terms: [1], tag: 'x', on: true }],
    ['drop', { list, terms: [1] }],
  ] as const)
    expect((await other.post(`/api/keyword-lists/${path}`, body)).body.code).toBe(failures.listNotFound.code)
})
