import { describe, expect, test } from 'vitest'
import { matchRoute, type Parser } from 'wouter'
import { screens as devScreens } from '#web/features/dev/index.ts'
import { GROUPS, MENU, type MenuEntry } from '#web/kit/menu.ts'
import type { PageScreen } from '#web/kit/screen.ts'
import { crumbsOf } from './crumbs.ts'
import { activeAt, entries, families, isReady, pages, sections } from './menu.ts'

/** A plain reading of the paths that the list uses. */
const parser: Parser = (path) => {
  const keys: string[] = []
  const source = path.replace(/\/:(\w+)(\?)?/g, (_, key: string, may?: string) => {
    keys.push(key)
    return may ? '(?:/([^/]+))?' : '/([^/]+)'
  })
  return { keys, pattern: new RegExp(`^${source}/?$`) }
}
const lit = (address: string) => {
  const [path = '', search = ''] = address.split('?')
  return activeAt(
    path,
    search,
    pages.find((screen) => matchRoute(parser, screen.path, path)[0]),
  )
}

describe('the menu', () => {
  test('holds the eight entries of the specification, in its order', () => {
    expect(entries.map(({ entry, screen }) => [entry, screen.path])).toEqual([
      ['dashboard', '/dashboard'],
      ['hotMarket', '/products/hot-market'],
      ['hotProduct', '/products/hot-product'],
      ['risk', '/products/ai_pantent/index'],
      ['asin', '/products/asin_fx/index'],
      ['market', '/products/sc_fx/index'],
      ['keywordMiner', '/products/keyword-miner'],
      ['about', '/products/about'],
    ])
  })

  test('shows finished screens first and groups unfinished ones below', () => {
    const { ready, planned } = sections
    expect(ready.entries.map(({ entry }) => entry)).toEqual(['risk', 'asin', 'market', 'about'])
    expect(planned.entries.every(({ screen }) => !isReady(screen))).toBe(true)
    expect(ready.families.map(({ group }) => group)).toEqual(['ai', 'rights', 'help'])
    for (const { members } of ready.families) {
      const works = members.map(isReady)
      expect(works).toEqual(works.toSorted((a, b) => Number(b) - Number(a)))
    }
    const drawn = [...ready.families, ...planned.families].map(({ group }) => group)
    expect(drawn.toSorted()).toEqual(GROUPS.toSorted())
    expect([...ready.entries, ...planned.entries]).toHaveLength(entries.length)
  })

  test('has no place that two screens claim, and no family without members', () => {
    for (const entry of Object.keys(MENU) as MenuEntry[]) // the keys of a constant are all there are
      expect(pages.filter(({ menu }) => menu === entry)).toHaveLength(1)
    expect(families.map(({ group }) => group)).toEqual(GROUPS)
    for (const { members } of families) expect(members).not.toEqual([])
  })

  test.each<[string, MenuEntry]>([
    ['/products/hot-market-detail?nicheId=1', 'hotMarket'],
    ['/products/ai_pantent/index', 'risk'],
    ['/product/online/US/B0SAMPLE01', 'asin'],
    ['/products/asin_fx/search/report?id=1', 'asin'],
    ['/market?market=mug', 'market'],
    ['/products/sc_fx/table/online/1', 'market'],
    ['/product/compare?ids=1,2', 'asin'],
    ['/market/compare?ids=1,2', 'market'],
    ['/dashboard', 'dashboard'],
    ['/dashboard?enName=sc_fx', 'market'],
    ['/dashboard?enName=wajue', 'hotMarket'],
    ['/dashboard?enName=nonsense', 'risk'],
    ['/info/travel-mug', 'risk'],
  ])('at %s lights %s', (address, entry) => expect(lit(address)).toEqual({ entry }))

  test('lights the member of a family, and the module that it is marked with', () => {
    expect(lit('/search/aba')).toEqual({ family: 'search', member: '/search/aba' })
    expect(lit('/search/aba-select-keyword')).toMatchObject({ member: '/search/aba-select-keyword' })
    expect(lit('/picture/wise')).toEqual({ family: 'picture', member: '/picture/wise' })
    expect(lit('/patent')).toEqual({ family: 'rights', member: '/patent', entry: 'risk' })
  })

  test.each([
    ['ai_img', { family: 'picture', member: '/picture' }],
    ['ai_wa', { family: 'picture', member: '/copywriting' }],
    ['ai_pantent_new', { family: 'rights', member: '/patent-new' }],
  ])('on the dashboard of %s lights the member that it marks', (module, active) =>
    expect(lit(`/dashboard?enName=${module}`)).toEqual(active),
  )

  test('lights nothing on a screen for developers, which is no part of it', () => {
    expect(devScreens).not.toEqual([])
    for (const screen of devScreens) expect(screen.frame === 'page' && activeAt(screen.path, '', screen)).toEqual({})
  })

  test('leaves the person their own light in the bar', () => {
    expect(lit('/user-center')).toEqual({ person: true })
  })
})

describe('the breadcrumbs', () => {
  const crumbs = (path: string) => {
    const screen = pages.find((one) => one.path === path)
    return screen && crumbsOf(screen)
  }

  test('lead over the screens above, after the family they are of', () => {
    expect(crumbs('/product')).toEqual([{ title: 'asin', path: '/products/asin_fx/index' }])
    expect(crumbs('/search/aba')).toEqual([{ group: 'search' }])
    expect(crumbs('/picture/wise')).toEqual([{ group: 'picture' }, { title: 'picture', path: '/picture' }])
  })

  test('lead only to screens that open by their address alone', () => {
    for (const screen of pages)
      for (const crumb of crumbsOf(screen)) if ('path' in crumb) expect(crumb.path).not.toContain(':')
  })
})

test('a place that the menu does not have does not compile', () => {
  const screen = { path: '/x', title: 'asin', auth: 'user', frame: 'page', load: () => Promise.reject() } as const
  const wrong: PageScreen[] = [
    // @ts-expect-error no such entry and no such family
    { ...screen, menu: 'hotCakes' },
    // @ts-expect-error no such module
    { ...screen, module: 'hot_cakes' },
    // @ts-expect-error no such screen above
    { ...screen, parent: 'kitchen' },
    // @ts-expect-error no such title
    { ...screen, title: 'kitchen' },
  ]
  expect(wrong).toHaveLength(4)
})
