/**
 * Makes English texts 40 % longer, as translations may be. Replaces each chunk of texts by a module that imports the
 * original and lengthens it, so that the product needs no code for this.
 */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

const ASIDE = '?original'

/** Maps the path of each chunk of English texts to the name of its export. */
function textChunks(): Map<string, string> {
  const chunks: Record<string, { file: string }> = JSON.parse(
    readFileSync(new URL('../dist/chunks.json', import.meta.url), 'utf8'),
  )
  const found = new Map<string, string>()
  for (const [source, { file }] of Object.entries(chunks)) {
    if (source.startsWith('locales/en-US/')) found.set(`/${file}`, 'texts')
    if (source.endsWith('model/report/texts.en-US.ts')) found.set(`/${file}`, 'enUS')
  }
  return found
}

type Texts = string | { [key: string]: Texts }

const NAMES = ['English']

/** Repeats the beginning of each word: `Download` becomes `DownloadDown`. Keeps placeholders and the product name. */
export function stretch(texts: Texts, names: string[]): Texts {
  if (typeof texts !== 'string') {
    return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, stretch(text, names)]))
  }
  if (names.includes(texts)) return texts
  const longer = (word: string) => word + word.slice(0, Math.ceil(word.length * 0.4))
  // The page evaluates the source of this function, so it must not use anything from outside.
  return texts.replace(/\{+\w+\}+|Seller Compass|[A-Za-z]+/g, (part) =>
    part.startsWith('{') || part === 'Seller Compass' ? part : longer(part),
  )
}

export async function stretchTexts(page: Page): Promise<void> {
  const chunks = textChunks()
  await page.route(
    (url) => chunks.has(url.pathname) && url.search !== ASIDE,
    (route) => {
      const { pathname } = new URL(route.request().url())
      const name = chunks.get(pathname)
      const body = [
        `import { ${name} as original } from '${pathname}${ASIDE}'`,
        `${stretch}`,
        `export const ${name} = stretch(original, ${JSON.stringify(NAMES)})`,
      ]
      return route.fulfill({ contentType: 'text/javascript', body: body.join('\n') })
    },
  )
}
