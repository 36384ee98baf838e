import { describe, expect, test } from 'vitest'
import type { Parser } from 'wouter'
import { findScreen, leadsTo, propsOf } from './find-screen.ts'
import { redirects } from './redirects.ts'
import { screens } from './screens.ts'

test('guests may open exactly the front page, the way in, and the page that /products leads to', () => {
  const open = screens.filter(({ auth }) => auth === 'guest').map(({ path }) => path)
  const allowed = ['/', '/user/login', '/user/forget', '/user/register', leadsTo(redirects['/products'] ?? '', '')]
  expect(allowed).toEqual(expect.arrayContaining(open))
  expect(open).toEqual(expect.arrayContaining(['/', '/user/login', '/products/ai_pantent/index']))
})

test('no address is claimed by two screens, nor by a screen and a redirect', () => {
  const addresses = [...screens.map(({ path }) => path), ...Object.keys(redirects)]
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each([
  ['/products', '?a=1', '/products/ai_pantent?a=1'],
  ['/products/', '', '/products/ai_pantent'],
  ['/ai', '', '/ai/listing/edit'],
  ['/search', '', '/search/research'],
  ['/select', '', '/select/market'],
  ['/keyword', '', '/keyword/miner'],
  ['/no/such/page', '?a=1', undefined],
])('%s%s leads to %s', (path, search, to) => expect(leadsTo(path, search)).toBe(to))

test('a detail page is given its query, under which the parts of the path have the last word', () => {
  const screen = screens.find(({ path }) => path === '/products/hot-market-detail')
  const plain = screens.find(({ path }) => path === '/dashboard')
  if (!screen || !plain) throw new Error('The list lacks a screen')
  expect(propsOf({ screen, params: { marketplace: 'US' } }, '?nicheId=7&marketplace=DE')).toEqual({
    nicheId: '7',
    marketplace: 'US',
  })
  expect(propsOf({ screen: plain, params: {} }, '?enName=sc_fx')).toEqual({})
})

describe('the parts of a path', () => {
  /** Finds one part behind `/info/`, as the router's own reading does. */
  const parser: Parser = (path) => ({
    keys: ['productName'],
    pattern: path.startsWith('/info/') ? /^\/info\/([^/]+?)\/?$/i : /^$/,
  })
  const partsOf = (path: string) => findScreen(screens, parser, path)?.params

  test('are known by their names alone', () => expect(partsOf('/info/mug')).toEqual({ productName: 'mug' }))

  test.each([
    ['/info/H%26M', 'H&M'],
    ['/info/50%2525', '50%25'],
    ['/info/a%2Fb', 'a/b'],
    ['/info/100%', '100%'],
  ])('are decoded once: %s', (path, productName) => expect(partsOf(path)).toEqual({ productName }))
})
