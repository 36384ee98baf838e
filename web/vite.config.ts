import type { IncomingMessage } from 'node:http'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { firstFiles } from './first-files.ts'

/** Where the API of `npm run dev` listens; in `npm start` one port serves both and no proxy is needed. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

/** This machine's own, as in server/http/loopback.ts. */
const OWN_ADDRESS = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/

/**
 * What of these addresses is the web's own: the developers' pages stand among their calls (server/http/web.ts), and the
 * sources of web/api below the path of the API.
 */
const ownOfWeb = ({ url = '', method, socket }: IncomingMessage) => {
  // To the API it is always this proxy that asks: only here it shows that another machine does.
  if (/^\/__dev(\/|\?|$)/.test(url) && !OWN_ADDRESS.test(socket.remoteAddress ?? '')) return false
  if (method !== 'GET') return undefined
  if (/^\/api\/[\w-]+\.ts(\?|$)/.test(url)) return url
  return /^\/__dev(\/(kit|wechat))?\/?(\?|$)/.test(url) ? '/index.html' : undefined
}

/** What the contract says to its readers and its OpenAPI document is nothing that a browser needs. */
const withoutProse: Plugin = {
  name: 'contract-without-prose',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/contracts\/(api|core)\/[\w/-]+\.ts$/ },
    handler: (code) => ({
      code: code.replace(/\b(summary|meaning|description):\s*(['`])(?:[^\\]|\\.)*?\2/g, `$1: ''`),
      map: null,
    }),
  },
}

/** As server/http/page.ts marks the page that is built. */
const withUpstream: Plugin = {
  name: 'web-upstream',
  apply: 'serve',
  transformIndexHtml: (html) =>
    process.env.WEB_UPSTREAM ? html.replace('<html', `$& data-upstream="${process.env.WEB_UPSTREAM}"`) : html,
}

/** What the way in shares with the pages behind it. */
const SHARED_WITH_ENTRANCE = [
  /kit[\\/](parts[\\/](language-switch|logo|notice|tabs)\.tsx|(session|format|late[\\/](late-code|use-late))\.ts)/,
  /contracts[\\/]model[\\/]number\.ts/,
  /[\\/]TextInput[\\/]/,
]
/** The frame of every page behind the login, and what nearly all of them draw with. */
const HOUSE = [
  /web[\\/]app[\\/]house\.tsx/,
  /kit[\\/]screens[\\/]page\.tsx/,
  /kit[\\/](panel-state|copy|save-file|url-state)\.ts/,
  /kit[\\/](parts[\\/](panel|message|tag|retry-button)|late[\\/]late-(opened|part|extra))\.tsx/,
  /features[\\/]catalogue[\\/]public[\\/]product-picture\.tsx/,
  /contracts[\\/](core[\\/]page|model[\\/](marketplaces|money|date|rights[\\/]risk(-tones)?))\.ts/,
  /[\\/](Skeleton|get-auto-contrast-value)[\\/]/,
]
/** The calls about reports: what reading one begins with, and what follows the running ones on every page. */
const REPORT_CALLS = [
  /features[\\/]reports[\\/](online[\\/]asked-report|report-kind)\.ts/,
  /contracts[\\/]api[\\/](products|reports[\\/]reports)\.ts/,
  /features[\\/](reports[\\/]news[\\/][\w.-]+|ledger[\\/]public[\\/]use-charged)\.ts$/,
]
/** The words of reports are loaded by language, and only where reports are read. */
const REPORT_TEXTS = /contracts[\\/]model[\\/]report[\\/]texts\.ts|use-report-texts/
/** What the screens of reports share. */
const REPORTS =
  /features[\\/]reports[\\/]((use-|report-|remake-|confirm-path)[\w-]*\.ts|report\.rules\.ts|progress[\\/]stages\.tsx|online[\\/]stored-report\.ts)|contracts[\\/]model[\\/]report[\\/]block-kinds\.ts/
const READING = /features[\\/]reports[\\/]online[\\/]online-report\.screen\.tsx/

const oneOf = (tests: readonly RegExp[]) => (id: string) => tests.some((test) => test.test(id))

export default defineConfig({
  root: import.meta.dirname,
  plugins: [withoutProse, withUpstream, firstFiles, react()],
  server: {
    host: '127.0.0.1',
    // As objects: by a bare address Vite would tell the API its own host instead of that which the browser asked for.
    proxy: Object.fromEntries(
      ['/api', '/event', '/download', '/images', '/openapi.json', '/__dev'].map((path) => [
        path,
        { target: api, bypass: ownOfWeb },
      ]),
    ),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The first versions with light-dark(): written down for older ones it loses the scheme that Mantine sets by a variable.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // All supported browsers implement rel=modulepreload.
    modulePreload: { polyfill: false },
    // Which chunk loads which: read by scripts/bundle-size.ts.
    manifest: 'chunks.json',
    // ECharts, in a chunk of its own, is the one that is larger than Vite's 500 kB.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A group takes the modules that it names and all that they import, from those that stand below it. Many small
          // chunks compress worse and take longer to come: six at a time, each with work of its own for the browser.
          groups: [
            // Shared by ECharts and the dialogs: in a chunk of its own, or the dialogs would load ECharts for it.
            { name: 'tslib', test: /node_modules[\\/]tslib[\\/]/, priority: 9 },
            // Large, and wanted only where a chart is drawn.
            { name: 'echarts', test: /node_modules[\\/](echarts|zrender)[\\/]/, priority: 8 },
            // Changes only with the dependencies: stays in the browser's cache over releases.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|wouter|@preact)[\\/]/, priority: 7 },
            // What every page begins with.
            { name: 'base', tags: ['$initial'], test: /^(?!.*(main\.tsx|index\.html))/, priority: 6 },
            { name: 'both', test: oneOf(SHARED_WITH_ENTRANCE), priority: 6 },
            { name: 'report-texts', test: REPORT_TEXTS, priority: 5 },
            // Above the house: a call is begun while that is still on its way.
            { name: 'report-calls', test: oneOf(REPORT_CALLS), priority: 4 },
            { name: 'house', test: oneOf(HOUSE), priority: 3 },
            // Lists and versions have it: by itself, or one would load the other for it.
            { name: 'select', test: /[\\/]NativeSelect[\\/]/, priority: 3 },
            // Reports and pages of rights have the names of offices.
            { name: 'offices', test: /[\\/]model[\\/]rights[\\/](offices|patent)\.ts/, priority: 3 },
            { name: 'reports-shared', test: REPORTS, priority: 2 },
            { name: 'report-page', test: READING, priority: 1 },
          ],
        },
      },
    },
  },
})
