import { type Chunks, closure, gzipKb } from './chunks.ts'

export interface Line {
  what: string
  kb: number
  /** Absent where nothing is limited. */
  limit?: number
}

/** Not to be raised so that a regression passes: find what grew, and load it later. KB after gzip. */
export const LOGIN_LIMIT = 150
export const SCREEN_LIMIT = 40
export const WORDS_LIMIT = 15

const LOGIN = 'features/accounts/login.screen.tsx'
/** A way to log in that is loaded when somebody chooses it: measured by itself, and what it adds to the login. */
const CHOSEN = 'features/accounts/wechat/wechat-login.tsx'
/** Words that reports of one kind alone say, loaded when one is read. */
const WORDS = ['asin', 'market'].map((kind) => [kind, `../contracts/model/report/texts.${kind}.zh-CN.ts`] as const)
const SHELL = 'app/house.tsx'
const FRAME_TEXTS = 'locales/zh-CN/frame.ts'
const SHELL_TEXTS = 'locales/zh-CN/shell.ts'
const isScreen = (source: string) => /^(app|features|kit\/screens)\/.+\.screen\.tsx?$/.test(source)

/** What each screen costs against its limit. Throws when the build lacks what is measured. */
export function budgets(dist: string, chunks: Chunks): Line[] {
  const entry = Object.keys(chunks).filter((source) => chunks[source]?.isEntry)
  const screens = Object.keys(chunks).filter(isScreen)
  if (entry.length === 0 || !screens.includes(LOGIN)) throw new Error(`The build has no entry or no ${LOGIN}.`)
  // What the screen, or a part that it shares with others, loads later counts for the login too.
  const app = closure(chunks, entry)
  const later = [...closure(chunks, [LOGIN])]
    .filter((source) => !app.has(source))
    .flatMap((source) => chunks[source]?.dynamicImports ?? [])
    .filter((source) => source !== CHOSEN)
  const login = closure(chunks, [...entry, FRAME_TEXTS, LOGIN, ...later, ...textsOf(chunks, LOGIN)])
  const frame = closure(chunks, [...entry, SHELL, FRAME_TEXTS, SHELL_TEXTS])
  const added = (sources: string[]) =>
    gzipKb(
      dist,
      chunks,
      [...closure(chunks, sources)].filter((source) => !frame.has(source)),
    )
  const chosen = () =>
    gzipKb(
      dist,
      chunks,
      [...closure(chunks, [CHOSEN, ...textsOf(chunks, CHOSEN)])].filter((source) => !login.has(source)),
    )
  return [
    { what: 'login, all JavaScript', kb: gzipKb(dist, chunks, login), limit: LOGIN_LIMIT },
    ...(chunks[CHOSEN] ? [{ what: `${CHOSEN}, once chosen`, kb: chosen(), limit: SCREEN_LIMIT }] : []),
    { what: 'app and shell', kb: gzipKb(dist, chunks, frame) },
    ...screens.map((screen) => ({
      what: screen,
      kb: added([screen, ...textsOf(chunks, screen)]),
      limit: SCREEN_LIMIT,
    })),
    ...WORDS.filter(([, words]) => words in chunks).map(([kind, words]) => ({
      what: `words of ${kind} reports, when one is read`,
      kb: added([words]),
      limit: WORDS_LIMIT,
    })),
    {
      what: 'ECharts, when a chart is drawn',
      kb: added(chartsOf(chunks)),
    },
  ]
}

/** Screens, and the app itself, that would load ECharts before a chart is drawn. Throws when no chunk holds ECharts. */
export function eagerCharts(chunks: Chunks): string[] {
  const charts = chartsOf(chunks)
  return Object.keys(chunks)
    .filter((source) => isScreen(source) || source === SHELL || chunks[source]?.isEntry)
    .filter((source) => charts.some((chart) => closure(chunks, [source]).has(chart)))
}

function chartsOf(chunks: Chunks): string[] {
  const found = Object.keys(chunks).filter((source) => /(^_|\/)echarts[-.]/.test(source))
  if (found.length === 0) throw new Error('ECharts has no chunk of its own.')
  return found
}

/**
 * The texts of a screen in the primary language: those that a part of its path is named after (`reports` also draws with
 * those of the kit's `report`), and the words of the report where its code loads them by language. An upcoming screen has
 * no texts in its path: those of its subject are left out.
 */
function textsOf(chunks: Chunks, screen: string): string[] {
  const places = screen.split('/').slice(1)
  const locales = Object.keys(chunks).filter((source) => {
    const name = /^locales\/zh-CN\/(\w+)\.ts$/.exec(source)?.[1]
    return name !== undefined && places.some((place) => place.startsWith(name))
  })
  const words = [...closure(chunks, [screen])]
    .flatMap((source) => chunks[source]?.dynamicImports ?? [])
    .filter((source) => /\/texts\.zh-CN\.ts$/.test(source))
  return [...locales, ...words]
}
