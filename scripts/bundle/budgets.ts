import { type Chunks, closure, gzipKb } from './chunks.ts'

export interface Line {
  what: string
  kb: number
  /** Absent for entries without a limit. */
  limit?: number
}

/** KB after gzip. Do not raise a limit to let a regression pass: find what grew, and load it later. */
export const LOGIN_LIMIT = 150
export const SCREEN_LIMIT = 40
export const WORDS_LIMIT = 15

const LOGIN = 'features/accounts/login.screen.tsx'
/** A login method that is loaded when the user chooses it: measured separately, as an addition to the login. */
const WECHAT_LOGIN = 'features/accounts/wechat/wechat-login.tsx'
/** Texts of one kind of report, loaded when such a report is read. */
const REPORT_TEXTS = ['asin', 'market'].map(
  (kind) => [kind, `../contracts/model/report/texts.${kind}.zh-CN.ts`] as const,
)
const SHELL = 'app/later-screens.tsx'
const FRAME_TEXTS = 'locales/zh-CN/frame.ts'
const SHELL_TEXTS = 'locales/zh-CN/shell.ts'
const isScreen = (source: string) => /^(app|features|kit\/screens)\/.+\.screen\.tsx?$/.test(source)

/** The size of each screen. Throws when the build lacks an entry, the login or an ECharts chunk. */
export function budgets(dist: string, chunks: Chunks): Line[] {
  const entry = Object.keys(chunks).filter((source) => chunks[source]?.isEntry)
  const screens = Object.keys(chunks).filter(isScreen)
  if (entry.length === 0 || !screens.includes(LOGIN))
    throw new Error(`The build has no entry or no ${LOGIN}: build the web again.`)
  // Dynamic imports of the login and its static imports count too.
  const app = closure(chunks, entry)
  const later = [...closure(chunks, [LOGIN])]
    .filter((source) => !app.has(source))
    .flatMap((source) => chunks[source]?.dynamicImports ?? [])
    .filter((source) => source !== WECHAT_LOGIN)
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
      [...closure(chunks, [WECHAT_LOGIN, ...textsOf(chunks, WECHAT_LOGIN)])].filter((source) => !login.has(source)),
    )
  return [
    { what: 'login, all JavaScript', kb: gzipKb(dist, chunks, login), limit: LOGIN_LIMIT },
    ...(chunks[WECHAT_LOGIN] ? [{ what: `${WECHAT_LOGIN}, once chosen`, kb: chosen(), limit: SCREEN_LIMIT }] : []),
    { what: 'app and shell', kb: gzipKb(dist, chunks, frame) },
    ...screens.map((screen) => ({
      what: screen,
      kb: added([screen, ...textsOf(chunks, screen)]),
      limit: SCREEN_LIMIT,
    })),
    ...REPORT_TEXTS.filter(([, words]) => words in chunks).map(([kind, words]) => ({
      what: `texts of ${kind} reports, when one is read`,
      kb: added([words]),
      limit: WORDS_LIMIT,
    })),
    {
      what: 'ECharts, when a chart is drawn',
      kb: added(chartsOf(chunks)),
    },
  ]
}

/** Screens or app entries that load ECharts before a chart is drawn. Throws when there is no ECharts chunk. */
export function eagerCharts(chunks: Chunks): string[] {
  const charts = chartsOf(chunks)
  return Object.keys(chunks)
    .filter((source) => isScreen(source) || source === SHELL || chunks[source]?.isEntry)
    .filter((source) => charts.some((chart) => closure(chunks, [source]).has(chart)))
}

function chartsOf(chunks: Chunks): string[] {
  const found = Object.keys(chunks).filter((source) => /(^_|\/)echarts[-.]/.test(source))
  if (found.length === 0) throw new Error('The build has no ECharts chunk: check the chunk names of the Vite build.')
  return found
}

/**
 * The texts of a screen in the primary language. A locale file belongs to a screen if a folder or file name in the
 * screen's path begins with the name of the locale file: `report` belongs to every screen in `reports`. Report texts
 * count only if the screen's code imports them by language.
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
