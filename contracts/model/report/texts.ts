/**
 * Texts of reports, by key. A key missing in one language does not compile. Node loads all texts at the start; a browser
 * loads one language and kind of report, and must await `readyTexts` before `textOf`.
 */
import { LANGUAGES, type Language } from '../language.ts'
import type { ReportKind } from './report.ts'
import type { TextKey } from './text-key.ts'

type Part = 'shared' | ReportKind

const load = {
  shared: {
    'zh-CN': () => import('./texts.zh-CN.ts').then((module) => module.zhCN),
    'en-US': () => import('./texts.en-US.ts').then((module) => module.enUS),
  },
  asin: {
    'zh-CN': () => import('./texts.asin.zh-CN.ts').then((module) => module.asinZhCN),
    'en-US': () => import('./texts.asin.en-US.ts').then((module) => module.asinEnUS),
  },
  market: {
    'zh-CN': () => import('./texts.market.zh-CN.ts').then((module) => module.marketZhCN),
    'en-US': () => import('./texts.market.en-US.ts').then((module) => module.marketEnUS),
  },
} satisfies Record<Part, Record<Language, () => Promise<Partial<Record<TextKey, string>>>>>

const texts: Partial<Record<Language, Partial<Record<TextKey, string>>>> = {}
const here = new Set<string>()
const loading = new Map<string, Promise<void>>()
const nameOf = (language: Language, part: Part) => `${language} ${part}`

/** Loads the texts of a language and kind once: all callers get the same promise. A failed load is retried. */
export function readyTexts(language: Language, kind: ReportKind = 'asin'): Promise<void> {
  return loadOnce(`${language} shared and ${kind}`, () =>
    Promise.all([readyPart(language, 'shared'), readyPart(language, kind)]).then(() => {}),
  )
}

function readyPart(language: Language, part: Part): Promise<void> {
  return loadOnce(nameOf(language, part), () =>
    load[part][language]().then((loaded) => {
      texts[language] = { ...texts[language], ...loaded }
      here.add(nameOf(language, part))
    }),
  )
}

/** One promise per name, because Suspense needs the same promise on every render. */
function loadOnce(name: string, begin: () => Promise<void>): Promise<void> {
  const known = loading.get(name)
  if (known) return known
  const ready = begin().catch((failure: unknown) => {
    loading.delete(name)
    throw failure
  })
  loading.set(name, ready)
  return ready
}

export const hasTexts = (language: Language, kind: ReportKind = 'asin'): boolean =>
  (['shared', kind] as const).every((part) => here.has(nameOf(language, part)))

if (typeof document === 'undefined')
  await Promise.all(LANGUAGES.flatMap((language) => [readyTexts(language, 'asin'), readyTexts(language, 'market')]))

/** The text of a key; `{name}` placeholders are filled from `params`. Throws before `readyTexts`. */
export function textOf(language: Language, key: TextKey, params: Record<string, string> = {}): string {
  const known = texts[language]
  if (!known)
    throw new Error(`Report texts in ${language} are not loaded: await readyTexts('${language}') before textOf`)
  // A stored report of an older version may use a removed key; an empty text is better than no report.
  const text: string | undefined = known[key]
  return (text ?? '').replace(PLACE, (whole, name: string) => params[name] ?? whole)
}

const PLACE = /\{(\w+)\}/g

export const placesOf = (text: string): string[] => [...text.matchAll(PLACE)].flatMap(([, name]) => name ?? [])

/** Whether a stored string is a known key; older reports may use removed ones. */
export const isTextKey = (text: string): text is TextKey =>
  Object.values(texts).some((known) => Object.hasOwn(known, text))
