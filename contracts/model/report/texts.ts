/**
 * Texts of the report, by key, in both languages. A key missing in one language does not compile. Node holds all of them
 * from the start; a browser loads those of the language that it shows and of the kind of report that is read, by
 * `readyTexts`, before anything asks for a text.
 */
import { LANGUAGES, type Language } from '../language.ts'
import type { ReportKind } from './report.ts'
import type { TextKey } from './text-key.ts'

/** What both kinds say, and the words that each has of its own. */
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

/** Loads the texts of a language for a kind of report, once: the same promise for every caller. One that failed is tried again. */
export function readyTexts(language: Language, kind: ReportKind = 'asin'): Promise<void> {
  return once(`${language} shared and ${kind}`, () =>
    Promise.all([readyPart(language, 'shared'), readyPart(language, kind)]).then(() => {}),
  )
}

function readyPart(language: Language, part: Part): Promise<void> {
  return once(nameOf(language, part), () =>
    load[part][language]().then((loaded) => {
      texts[language] = { ...texts[language], ...loaded }
      here.add(nameOf(language, part))
    }),
  )
}

/** One promise for each name: what waits in a Suspense must be given the same one again. */
function once(name: string, begin: () => Promise<void>): Promise<void> {
  const known = loading.get(name)
  if (known) return known
  const ready = begin().catch((failure: unknown) => {
    loading.delete(name)
    throw failure
  })
  loading.set(name, ready)
  return ready
}

/** Whether the texts of a language for a kind of report are here. */
export const hasTexts = (language: Language, kind: ReportKind = 'asin'): boolean =>
  (['shared', kind] as const).every((part) => here.has(nameOf(language, part)))

if (typeof document === 'undefined')
  await Promise.all(LANGUAGES.flatMap((language) => [readyTexts(language, 'asin'), readyTexts(language, 'market')]))

/** The text of a key, its `{name}` places filled from `params`. */
export function textOf(language: Language, key: TextKey, params: Record<string, string> = {}): string {
  const known = texts[language]
  if (!known) throw new Error(`The texts of reports in ${language} are asked for before readyTexts`)
  // A report stored by an older version may hold a key that is gone: better unsaid than no report at all.
  const text: string | undefined = known[key]
  return (text ?? '').replace(PLACE, (whole, name: string) => params[name] ?? whole)
}

const PLACE = /\{(\w+)\}/g

/** The names of the places in a text that is not filled yet. */
export const placesOf = (text: string): string[] => [...text.matchAll(PLACE)].flatMap(([, name]) => name ?? [])

/** Whether a stored string is a key of this version: an older report may hold one that is gone. */
export const isTextKey = (text: string): text is TextKey =>
  Object.values(texts).some((known) => Object.hasOwn(known, text))
