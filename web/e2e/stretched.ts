/**
 * Texts 40 % longer than English: what a text of another language, or a changed one, may need. The chunk of each text
 * file is answered by a module that takes the original and lengthens it, so that nothing of it is in the product.
 */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

const ASIDE = '?original'

/** Files of texts among the chunks of the build, and the name under which each exports its texts. */
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

/** Names of a language and of the product stay as they are, the latter also within a text. */
const NAMES = ['English']

/** Every word longer by a repetition of its beginning: `Download` becomes `DownloadDown`. Places for values stay. */
export function stretch(texts: Texts, names: string[]): Texts {
  if (typeof texts !== 'string') {
    return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, stretch(text, names)]))
  }
  if (names.includes(texts)) return texts
  const longer = (word: string) => word + word.slice(0, Math.ceil(word.length * 0.4))
  // Also evaluated in the page, so it uses nothing from outside.
  return texts.replace(/\{+\w+\}+|Seller Compass|[A-Za-z]+/g, (part) =>
    part.startsWith('{') || part === 'Seller Compass' ? part : longer(part),
  )
}

/** From now on the page gets the English texts stretched. */
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
