import type { IncomingMessage } from 'node:http'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { firstFiles } from './first-files.ts'

/** The API of `npm run dev`. `npm start` serves API and web on one port, without this proxy. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

/** The same pattern as in server/http/loopback.ts. */
const LOOPBACK = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/

/**
 * Vite serves some requests itself although their path begins with a proxied path: the developers' pages
 * (server/http/web.ts) and the sources of web/api. Returns the path to serve, undefined to proxy, false for 404.
 */
const bypassProxy = ({ url = '', method, socket }: IncomingMessage) => {
  // The API sees only this proxy's address, so requests from other machines must be rejected here.
  if (/^\/__dev(\/|\?|$)/.test(url) && !LOOPBACK.test(socket.remoteAddress ?? '')) return false
  if (method !== 'GET') return undefined
  if (/^\/api\/[\w-]+\.ts(\?|$)/.test(url)) return url
  return /^\/__dev(\/(kit|wechat))?\/?(\?|$)/.test(url) ? '/index.html' : undefined
}

/**
 * Removes what only the server and the OpenAPI document need from the contract: descriptions, HTTP statuses of refusals, and
 * the files of searches, whose addresses come with an answer.
 */
const withoutProse: Plugin = {
  name: 'contract-without-prose',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/contracts\/(api|core|model\/screener)\/[\w/-]+\.ts$/ },
    handler: (code) => ({
      code: code
        .replace(/\b(?:summary|meaning|description):\s*(['`])(?:[^\\]|\\.)*?\1,?/g, '')
        .replace(/\bstatus: 200, /g, '')
        .replace(/\.\.\.searchFiles\(\{[^}]*\}\),/g, ''),
      map: null,
    }),
  },
}

/** Sets `data-upstream` on the dev page; server/http/page.ts sets it on the built page. */
const withUpstream: Plugin = {
  name: 'web-upstream',
  apply: 'serve',
  transformIndexHtml: (html) =>
    process.env.WEB_UPSTREAM ? html.replace('<html', `$& data-upstream="${process.env.WEB_UPSTREAM}"`) : html,
}

/** Shared by the login and the pages behind it. */
const SHARED_WITH_LOGIN = [
  /kit[\\/](parts[\\/](language-switch|logo|notice|tabs)\.tsx|(session|format|lazy[\\/](lazy-code|use-lazy-code))\.ts)/,
  /contracts[\\/]model[\\/]number\.ts/,
  /[\\/]TextInput[\\/]/,
]
/** The frame of the pages behind the login, and the components that nearly all of them use. */
const LATER_SCREENS = [
  /web[\\/]app[\\/]later-screens\.tsx/,
  /kit[\\/]screens[\\/]page\.tsx/,
  /kit[\\/](panel-state|copy|save-file|url-state)\.ts/,
  /kit[\\/](parts[\\/](panel|message|tag|retry-button)|lazy[\\/](lazy-(dialog|part)|optional-part))\.tsx/,
  /kit[\\/]list[\\/]use-(list-page|is-narrow)\.ts/,
  /features[\\/]catalogue[\\/]public[\\/](product-picture|detail-paths)\.tsx?/,
  /contracts[\\/](core[\\/]page|model[\\/](marketplaces|money|date|wording|rights[\\/]risk(-tones)?))\.ts/,
  /[\\/](Skeleton|Tooltip|get-auto-contrast-value)[\\/]/,
]
/** Calls about reports: the first calls of the online report, and calls that follow running reports on every page. */
const REPORT_CALLS = [
  /features[\\/]reports[\\/](online[\\/]report-request|report-kind)\.ts/,
  /contracts[\\/]api[\\/](products|reports[\\/]reports)\.ts/,
  /features[\\/](reports[\\/]updates[\\/][\w.-]+|ledger[\\/]public[\\/]use-charged-call)\.ts$/,
]
/** Texts of reports load by language, and only with a report. */
const REPORT_TEXTS = /contracts[\\/]model[\\/]report[\\/]texts\.ts|use-report-texts/
/** Shared by the screens of reports. */
const REPORTS =
  /features[\\/]reports[\\/]((use-|report-|remake-|confirm-path)[\w-]*\.ts|report\.rules\.ts|progress[\\/]stages\.tsx|online[\\/]stored-report\.ts)|contracts[\\/]model[\\/]report[\\/]block-kinds\.ts/
const ONLINE_REPORT = /features[\\/]reports[\\/]online[\\/]online-report\.screen\.tsx/

/** Shared by login, registration and password reset. As one chunk they take 0.4 KB less of the login than as six. */
const ACCOUNT_FORMS =
  /features[\\/]accounts[\\/](form-link|phone-field|password-field|read-fingerprint|reopen|use-(form|code-wait))\.tsx?/

/** Small parts of all lists with a filter panel. As one chunk they take 1 KB less of each list than as nine. */
const LIST_FILTERS =
  /web[\\/](kit[\\/](list[\\/](filter-chips|lazy-filter-(panel|problems))|fields[\\/]use-typed-text|use-focus-after-removal)|features[\\/]catalogue[\\/]public[\\/](category-select|tree-order))\.tsx?/
/** The table of all lists, with the styles and queries that its later parts share. As one chunk it takes 2 KB less. */
const LISTS =
  /web[\\/]kit[\\/]list[\\/](list-(view|rows?|bar|grid|head|settings)|use-(windows|few-at-once|list-in-scope)|sort-head|kept-place)\.(ts|module)/
/** Months and presets of lists. As one chunk they take 0.2 KB less of a list than as three. */
const LIST_MONTHS =
  /web[\\/](kit[\\/]list[\\/](earlier-month|preset-values)|features[\\/]catalogue[\\/]public[\\/]month-select)\.tsx?/
/** The files of searches, and the schemas, limits, metrics and texts of conditions of lists. */
const LIST_CALLS =
  /(contracts[\\/](api[\\/]search-files|core[\\/]signed|model[\\/](keywords[\\/]word-limits|screener[\\/](conditions|format-metric|metric|shared-values)))|web[\\/]kit[\\/]list[\\/]condition-text)\.ts$/

const oneOf = (tests: readonly RegExp[]) => (id: string) => tests.some((test) => test.test(id))

export default defineConfig({
  root: import.meta.dirname,
  plugins: [withoutProse, withUpstream, firstFiles, react()],
  server: {
    host: '127.0.0.1',
    // Objects, because for plain strings Vite would replace the Host header.
    proxy: Object.fromEntries(
      ['/api', '/event', '/download', '/images', '/openapi.json', '/__dev'].map((path) => [
        path,
        { target: api, bypass: bypassProxy },
      ]),
    ),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The first browser versions with light-dark(). The fallback for older browsers would ignore the scheme that
    // Mantine sets.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // All supported browsers implement rel=modulepreload.
    modulePreload: { polyfill: false },
    // The import graph of the chunks, for scripts/bundle-size.ts.
    manifest: 'chunks.json',
    // Only ECharts, in a chunk of its own, is larger than Vite's default of 500 kB.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // The page's first script lists the files of all screens, and hashes do not compress: shortening each hash by
        // one character saves 0.2 KB.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // A group takes its modules and their imports. If several groups match, the highest priority wins. There are
          // few groups, because many small chunks compress worse and load slower: a browser loads six at a time.
          groups: [
            // Shared by ECharts and the dialogs, which otherwise would load ECharts.
            { name: 'tslib', test: /node_modules[\\/]tslib[\\/]/, priority: 9 },
            // Large, and used by charts only.
            { name: 'echarts', test: /node_modules[\\/](echarts|zrender)[\\/]/, priority: 8 },
            // Changes with the dependencies only, so browsers keep it across releases.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|wouter|@preact)[\\/]/, priority: 7 },
            { name: 'base', tags: ['$initial'], test: /^(?!.*(main\.tsx|index\.html))/, priority: 6 },
            { name: 'both', test: oneOf(SHARED_WITH_LOGIN), priority: 6 },
            { name: 'report-texts', test: REPORT_TEXTS, priority: 5 },
            // Takes priority over `later`, because these calls start while that chunk is still loading.
            { name: 'report-calls', test: oneOf(REPORT_CALLS), priority: 4 },
            { name: 'later', test: oneOf(LATER_SCREENS), priority: 3 },
            // Shared by the filters of lists and the version bar of a report, which otherwise would load each other.
            { name: 'select', test: /[\\/]NativeSelect[\\/]|[\\/]data-select\.tsx/, priority: 3 },
            // Names of patent offices, for reports and pages of rights.
            { name: 'offices', test: /[\\/]model[\\/]rights[\\/](offices|patent)\.ts/, priority: 3 },
            { name: 'list-filters', test: LIST_FILTERS, priority: 2 },
            { name: 'lists', test: LISTS, priority: 2 },
            { name: 'list-months', test: LIST_MONTHS, priority: 2 },
            // Shared by lists and other tables, which otherwise would load each other.
            { name: 'scroller', test: /kit[\\/]parts[\\/]scroller\./, priority: 3 },
            { name: 'list-calls', test: LIST_CALLS, priority: 3 },
            { name: 'account-forms', test: ACCOUNT_FORMS, priority: 2 },
            { name: 'reports-shared', test: REPORTS, priority: 2 },
            { name: 'report-page', test: ONLINE_REPORT, priority: 1 },
          ],
        },
      },
    },
  },
})
