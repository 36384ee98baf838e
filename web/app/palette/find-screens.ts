/** Finds screens by their names in both languages, by pinyin and by its initials. */
import type { PageTitle } from '#web/kit/screen.ts'
import { texts as en } from '#web/locales/en-US/shell.ts'
import { texts as zh } from '#web/locales/zh-CN/shell.ts'
import { TITLE_PINYIN } from './title-pinyin.ts'

interface TitledScreen {
  title: PageTitle
  path: string
}

/** The best matches first, equal ones in the given order; all without a query. */
export function findScreens<S extends TitledScreen>(typed: string, screens: readonly S[]): S[] {
  const query = fold(typed)
  if (query === '') return [...screens]
  return screens
    .map((screen) => ({ screen, score: scoreOf(query, screen) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ screen }) => screen)
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ')

function scoreOf(query: string, { title, path }: TitledScreen): number {
  const names = [zh.title[title], en.title[title]].map(fold)
  const { initials, whole } = spellingsOf(title)
  const joined = query.replaceAll(' ', '')
  if (names.some((name) => name.startsWith(query))) return 5
  if (initials.some((each) => each.startsWith(joined))) return 4
  if (names.some((name) => name.includes(query))) return 3
  if (query.split(' ').every((word) => names.some((name) => name.includes(word)))) return 2
  // A path is typed by hand, and never shown.
  if (whole.startsWith(joined) || (query.startsWith('/') && path.startsWith(query))) return 1
  return 0
}

/** `asinfx` and `afx` for ASIN 分析, and its whole pinyin. */
function spellingsOf(title: PageTitle): { initials: string[]; whole: string } {
  const syllables = TITLE_PINYIN[title].split(' ')
  const latin: readonly string[] = fold(zh.title[title]).match(/[a-z]+/g) ?? []
  return {
    initials: [
      syllables.map((syllable) => syllable.slice(0, 1)).join(''),
      syllables.map((syllable) => (latin.includes(syllable) ? syllable : syllable.slice(0, 1))).join(''),
    ],
    whole: syllables.join(''),
  }
}
