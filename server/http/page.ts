/**
 * The HTML page in the theme and language that the user chose (cookies `theme` and `language`, web/kit/color-scheme.ts
 * and web/api/language.ts), correct before the first script runs.
 */
import { createHash } from 'node:crypto'
import { LANGUAGES, type Language, languageOf } from '#contracts/model/language.ts'
import { messageOf } from '#contracts/model/messages/messages.ts'
import { type Grouping, groupingOf } from '#contracts/model/number.ts'

/** Files to preload on pages whose path matches; web/first-files.ts writes them at build time. */
export interface FirstFiles {
  path: RegExp
  files: Partial<Record<Language, { scripts: string[]; styles: string[] }>>
}

const THEMES = ['', 'light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** The element that the web app renders into. */
export const ROOT = '<div id="root"></div>'

export interface Marks {
  dev: boolean
  /** WeChat login is configured; without it, the web hides it. */
  wechat: boolean
  /** Origin of the server for calls of origin `upstream`, if not this one. */
  upstream: string | undefined
}

/**
 * Builds all variants of the page once and returns a function that selects one by cookies and path. The page has
 * attributes for what the web needs at once, and preload links for its path, so that the browser requests all files
 * together. `content` is HTML shown until the web app renders.
 */
export function pageFor(
  html: string,
  { dev, wechat, upstream }: Marks,
  firstFiles: readonly FirstFiles[] = [],
): (cookies: string | undefined, path: string, content?: string) => string {
  const marks = [dev && 'data-mode="dev"', !wechat && 'data-wechat="off"', upstream && `data-upstream="${upstream}"`]
  const marked = marks.reduce<string>((page, mark) => (mark ? withAttribute(page, mark) : page), html)
  const pages = new Map<string, string>(
    LANGUAGES.flatMap((language) =>
      THEMES.map((theme) => [`${language} ${theme}`, inTheme(inLanguage(marked, language), theme)] as const),
    ),
  )
  return (cookies, path, content) => {
    const theme = /^(light|dark)$/.exec(cookieOf(cookies, 'theme'))?.[0] ?? ''
    const language = languageFrom(cookies)
    const page = (pages.get(`${language} ${theme}`) ?? marked).replace(
      '</head>',
      `${linksOf(firstFiles, path, language)}$&`,
    )
    // A function, so that `$` in the content is not interpreted.
    return content === undefined ? page : page.replace(ROOT, () => `<div id="root">${content}</div>`)
  }
}

export const languageFrom = (cookies: string | undefined): Language => languageOf(cookieOf(cookies, 'language'))

export const groupingFrom = (cookies: string | undefined): Grouping => groupingOf(cookieOf(cookies, 'grouping'))

/** The value of a cookie that the web wrote (web/api/cookies.ts); '' if it is missing or malformed. */
export function cookieOf(cookies = '', name: string): string {
  const found = cookies.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`))
  try {
    return decodeURIComponent(found?.slice(name.length + 1) ?? '')
  } catch {
    return ''
  }
}

function linksOf(firstFiles: readonly FirstFiles[], path: string, language: Language): string {
  const { scripts = [], styles = [] } = firstFiles.find((one) => one.path.test(path))?.files[language] ?? {}
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('')
}

/** Sets the system's color scheme before the first paint, because a server-rendered page appears before other scripts run. */
const SCHEME_SCRIPT =
  "document.documentElement.dataset.mantineColorScheme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'"
/** Allows this one inline script in the content security policy. */
export const SCHEME_SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCHEME_SCRIPT).digest('base64')}'`

const inTheme = (html: string, theme: Theme) =>
  theme === ''
    ? html.replace('<head>', `$&<script>${SCHEME_SCRIPT}</script>`)
    : withAttribute(html, `data-mantine-color-scheme="${theme}"`)

/** Name and description for readers without scripts: the tab while it loads, search engines, shared links. */
function inLanguage(html: string, language: Language): string {
  const name = messageOf(language, 'productName')
  return html
    .replace(/(<html\b[^>]*\blang=")[^"]*/, `$1${language}`)
    .replace(/<title>[^<]*/, `<title>${name}`)
    .replace(/(<meta name="description" content=")[^"]*/, `$1${messageOf(language, 'productDescription')}`)
}

const withAttribute = (html: string, attribute: string) => html.replace(/<html\b/, `$& ${attribute}`)
