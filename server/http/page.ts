/**
 * The page in the theme and the language its reader chose (cookies `theme` and `language`, web/kit/color-scheme.ts and
 * web/api/language.ts): right before the first script runs.
 */
import { createHash } from 'node:crypto'
import { LANGUAGES, type Language, languageOf } from '#contracts/model/language.ts'
import { messageOf } from '#contracts/model/messages/messages.ts'
import { type Grouping, groupingOf } from '#contracts/model/number.ts'

/** What a page begins with whose path it matches: web/first-files.ts writes them at the build. */
export interface Beginning {
  path: RegExp
  files: Partial<Record<Language, { scripts: string[]; styles: string[] }>>
}

const THEMES = ['', 'light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** Where the app draws. */
const ROOT = '<div id="root"></div>'

export interface Marks {
  /** The web offers its screens for developers. */
  dev: boolean
  /** Logins by WeChat are configured: without, the web does not offer them. */
  wechat: boolean
  /** The origin of another server for the calls of origin `upstream`. */
  upstream: string | undefined
}

/**
 * Builds the variants once; answers with the one for the cookies and the path of a request. The page is marked with what the
 * web must know at once, and names the files that its path begins with, so that the browser asks for all of them at once.
 * `content`: HTML that shows until the app draws.
 */
export function pageFor(
  html: string,
  { dev, wechat, upstream }: Marks,
  beginnings: readonly Beginning[] = [],
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
      `${linksOf(beginnings, path, language)}$&`,
    )
    // As a function: what stands in it is nobody's pattern.
    return content === undefined ? page : page.replace(ROOT, () => `<div id="root">${content}</div>`)
  }
}

/** The language that the reader chose. */
export const languageFrom = (cookies: string | undefined): Language => languageOf(cookieOf(cookies, 'language'))

/** The digit grouping that the reader chose (web/api/grouping.ts). */
export const groupingFrom = (cookies: string | undefined): Grouping => groupingOf(cookieOf(cookies, 'grouping'))

/** The value of a cookie that the web has written (web/api/cookies.ts); empty when there is none, or one that cannot be read. */
export function cookieOf(cookies = '', name: string): string {
  const found = cookies.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`))
  try {
    return decodeURIComponent(found?.slice(name.length + 1) ?? '')
  } catch {
    return ''
  }
}

/** Of all files that the first matching beginning names. */
function linksOf(beginnings: readonly Beginning[], path: string, language: Language): string {
  const { scripts = [], styles = [] } = beginnings.find((one) => one.path.test(path))?.files[language] ?? {}
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('')
}

/** Names the system's scheme before anything is painted: Mantine's colours hang on it, and drawn pages are read without the app. */
const SCHEME_SCRIPT =
  "document.documentElement.dataset.mantineColorScheme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'"
/** By which the page's policy knows the only script that stands in it. */
export const SCHEME_SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCHEME_SCRIPT).digest('base64')}'`

const inTheme = (html: string, theme: Theme) =>
  theme === ''
    ? html.replace('<head>', `$&<script>${SCHEME_SCRIPT}</script>`)
    : withAttribute(html, `data-mantine-color-scheme="${theme}"`)

/** Name and description, for whoever reads no script: the tab while it loads, search engines, a shared link. */
function inLanguage(html: string, language: Language): string {
  const name = messageOf(language, 'productName')
  return html
    .replace(/(<html\b[^>]*\blang=")[^"]*/, `$1${language}`)
    .replace(/<title>[^<]*/, `<title>${name}`)
    .replace(/(<meta name="description" content=")[^"]*/, `$1${messageOf(language, 'productDescription')}`)
}

const withAttribute = (html: string, attribute: string) => html.replace(/<html\b/, `$& ${attribute}`)
