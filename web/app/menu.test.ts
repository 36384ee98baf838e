import { describe, expect, test } from 'vitest'
import { matchRoute, type Parser } from 'wouter'
import { screens as devScreens } from '#web/features/dev/index.ts'
import { GROUPS, MENU, type MenuEntry } from '#web/kit/menu.ts'
import type { PageScreen } from '#web/kit/screen.ts'
import { crumbsOf } from './crumbs.ts'
import { activeAt, entries, families, isReady, pages, sections } from './menu.ts'

/** Parses the path patterns that the screens use. */
const parser: Parser = (path) => {
  const keys: string[] = []
  const source = path.replace(/\/:(\w+)(\?)?/g, (_, key: string, optional?: string) => {
    keys.push(key)
    return optional ? '(?:/([^/]+))?' : '/([^/]+)'
  })
  return { keys, pattern: new RegExp(`^${source}/?$`) }
}
const activeOn = (address: string) => {
  const [path = '', search = ''] = address.split('?')
  return activeAt(
    path,
    search,
    pages.find((screen) => matchRoute(parser, screen.path, path)[0]),
  )
}

describe('the menu', () => {
  test('lists the eight entries of the specification in order', () => {
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
    expect(ready.entries.map(({ entry }) => entry)).toEqual([
      'dashboard',
      'hotMarket',
      'hotProduct',
      'risk',
      'asin',
      'market',
      'keywordMiner',
      'about',
    ])
    expect(planned.entries.every(({ screen }) => !isReady(screen))).toBe(true)
    expect(ready.families.map(({ group }) => group)).toEqual(['select', 'search', 'keyword', 'ai', 'rights', 'help'])
    for (const { members } of ready.families) {
      const works = members.map(isReady)
      expect(works).toEqual(works.toSorted((a, b) => Number(b) - Number(a)))
    }
    const drawn = [...ready.families, ...planned.families].map(({ group }) => group)
    expect(drawn.toSorted()).toEqual(GROUPS.toSorted())
    expect([...ready.entries, ...planned.entries]).toHaveLength(entries.length)
  })

  test('has one screen for each entry, and no empty group', () => {
    for (const entry of Object.keys(MENU) as MenuEntry[])
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
  ])('at %s activates %s', (address, entry) => expect(activeOn(address)).toEqual({ entry }))

  test('activates the member of a group and the entry of its module', () => {
    expect(activeOn('/search/aba')).toEqual({ family: 'search', member: '/search/aba' })
    expect(activeOn('/search/aba-select-keyword')).toMatchObject({ member: '/search/aba-select-keyword' })
    expect(activeOn('/picture/wise')).toEqual({ family: 'picture', member: '/picture/wise' })
    expect(activeOn('/patent')).toEqual({ family: 'rights', member: '/patent', entry: 'risk' })
  })

  test.each([
    ['ai_img', { family: 'picture', member: '/picture' }],
    ['ai_wa', { family: 'picture', member: '/copywriting' }],
    ['ai_pantent_new', { family: 'rights', member: '/patent-new' }],
  ])('on the dashboard of %s activates the member of that module', (module, active) =>
    expect(activeOn(`/dashboard?enName=${module}`)).toEqual(active),
  )

  test('activates nothing on a screen for developers', () => {
    expect(devScreens).not.toEqual([])
    for (const screen of devScreens) expect(screen.frame === 'page' && activeAt(screen.path, '', screen)).toEqual({})
  })

  test('activates the avatar in the personal center', () => {
    expect(activeOn('/user-center')).toEqual({ person: true })
  })
})

describe('the breadcrumbs', () => {
  const crumbs = (path: string) => {
    const screen = pages.find((one) => one.path === path)
    return screen && crumbsOf(screen)
  }

  test('start with the group, followed by the parent screens', () => {
    expect(crumbs('/product')).toEqual([{ title: 'asin', path: '/products/asin_fx/index' }])
    expect(crumbs('/search/aba')).toEqual([{ group: 'search' }])
    expect(crumbs('/picture/wise')).toEqual([{ group: 'picture' }, { title: 'picture', path: '/picture' }])
  })

  test('link only to paths without parameters', () => {
    for (const screen of pages)
      for (const crumb of crumbsOf(screen)) if ('path' in crumb) expect(crumb.path).not.toContain(':')
  })
})

test('does not compile a screen with an unknown place in the menu', () => {
  const screen = { path: '/x', title: 'asin', auth: 'user', frame: 'page', load: () => Promise.reject() } as const
  const wrong: PageScreen[] = [
    // @ts-expect-error no such entry and no such group
    { ...screen, menu: 'hotCakes' },
    // @ts-expect-error no such module
    { ...screen, module: 'hot_cakes' },
    // @ts-expect-error no such parent
    { ...screen, parent: 'kitchen' },
    // @ts-expect-error no such title
    { ...screen, title: 'kitchen' },
  ]
  expect(wrong).toHaveLength(4)
})
