import { describe, expect, test } from 'vitest'
import type { Parser } from 'wouter'
import { findScreen, propsOf, redirectTarget } from './find-screen.ts'
import { redirects } from './redirects.ts'
import { screens } from './screens.ts'

test('guests may open only the front page, the login screens and the target of /products', () => {
  const open = screens.filter(({ auth }) => auth === 'guest').map(({ path }) => path)
  const allowed = [
    '/',
    '/user/login',
    '/user/forget',
    '/user/register',
    redirectTarget(redirects['/products'] ?? '', ''),
  ]
  expect(allowed).toEqual(expect.arrayContaining(open))
  expect(open).toEqual(expect.arrayContaining(['/', '/user/login', '/products/ai_pantent/index']))
})

test('each address belongs to one screen or one redirect', () => {
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
])('%s%s redirects to %s', (path, search, to) => expect(redirectTarget(path, search)).toBe(to))

test('passes the query to a detail page; parameters of the path override it', () => {
  const screen = screens.find(({ path }) => path === '/products/hot-market-detail')
  const plain = screens.find(({ path }) => path === '/dashboard')
  if (!screen || !plain) throw new Error('The list lacks a screen')
  expect(propsOf({ screen, params: { marketplace: 'US' } }, '?nicheId=7&marketplace=DE')).toEqual({
    nicheId: '7',
    marketplace: 'US',
  })
  expect(propsOf({ screen: plain, params: {} }, '?enName=sc_fx')).toEqual({})
})

describe('the parameters of a path', () => {
  /** Parses `/info/:productName` like the router's own parser. */
  const parser: Parser = (path) => ({
    keys: ['productName'],
    pattern: path.startsWith('/info/') ? /^\/info\/([^/]+?)\/?$/i : /^$/,
  })
  const partsOf = (path: string) => findScreen(screens, parser, path)?.params

  test('are returned by name only', () => expect(partsOf('/info/mug')).toEqual({ productName: 'mug' }))

  test.each([
    ['/info/H%26M', 'H&M'],
    ['/info/50%2525', '50%25'],
    ['/info/a%2Fb', 'a/b'],
    ['/info/100%', '100%'],
  ])('are decoded once: %s', (path, productName) => expect(partsOf(path)).toEqual({ productName }))
})
