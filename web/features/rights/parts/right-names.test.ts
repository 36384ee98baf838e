import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contracts/model/language.ts'
import { textOf } from '#contracts/model/report/texts.ts'
import { RISK_NAMES, STAGE_NAMES, STATUS_NAMES, USE_NAMES } from '#contracts/model/rights/right-names.texts.ts'

const NAMED = { risk: RISK_NAMES, legal: STATUS_NAMES, use: USE_NAMES, stage: STAGE_NAMES }
const PAGES = ['infringement', 'latest', 'patent', 'patents', 'rights', 'trademarks']

/** The texts of a page and all objects nested in them. */
function tablesIn(texts: object): object[] {
  const inner = Object.values(texts).filter((each): each is object => typeof each === 'object' && each !== null)
  return [texts, ...inner.flatMap(tablesIn)]
}

test('reports and pages have the same names for risks, statuses, uses and stages', () => {
  // Report keys combine kind and name: risk.high, stage.filed.
  for (const language of LANGUAGES)
    for (const [kind, names] of Object.entries(NAMED))
      for (const [key, name] of Object.entries<string>(names[language]))
        expect(textOf(language, `${kind}.${key}` as Parameters<typeof textOf>[1], {})).toBe(name)
})

test.each(PAGES)('the English texts of %s have no plural after a number and no “of {{offices}}”', async (page) => {
  const { texts } = await import(`../../../locales/en-US/${page}.ts`)
  const all = tablesIn(texts).flatMap((table) => Object.values(table).filter((each) => typeof each === 'string'))
  // A plural noun after a number is wrong if the number is 1.
  expect(
    all.filter((text) => /\{\{\w+\}\} (less similar |design )?(patents|trademarks|marks|designs)/.test(text)),
  ).toEqual([])
  // “of European Union” lacks an article, so lists of offices follow a colon.
  expect(all.filter((text) => text.includes('of {{offices}}'))).toEqual([])
})

test.each(PAGES.flatMap((page) => LANGUAGES.map((language): [string, Language] => [page, language])))(
  'the texts of %s in %s contain no copy of the shared names',
  async (page, language) => {
    const { texts } = await import(`../../../locales/${language}/${page}.ts`)
    for (const names of Object.values(NAMED)) {
      const keys = Object.keys(names[language])
      const own = tablesIn(texts).filter((table) => keys.every((key) => key in table))
      // Longer texts are sentences that explain a risk, not copies of its name.
      expect(own.filter((table) => Object.values(table).every((text) => String(text).length < 24))).toEqual([])
    }
  },
)
