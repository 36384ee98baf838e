import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sample } from '#fixtures/test-set.test-support.ts'
import { checkTexts } from './check.ts'
import { lineOf } from './finding.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'))
  for (const [file, text] of Object.entries(HOUSE)) write(file, text)
})
afterEach(() => rmSync(root, { recursive: true }))

const ZH = 'web/locales/zh-CN/shop.ts'
const EN = 'web/locales/en-US/shop.ts'
const SCREEN = 'web/features/shop/shop.screen.tsx'
const ROUTES = 'server/features/shop/shop.routes.ts'

/** A small house without a fault: every way of asking for a text stands in it once. */
const HOUSE = {
  [ZH]: `export const texts = { title: '商店', sold: '售出 {{count}} 件', state: { open: '营业', closed: '打烊' } }`,
  [EN]: `export const texts: typeof source = { title: 'Shop', sold: '{{count}} sold', state: { open: 'Open', closed: 'Closed' } }`,
  'web/locales/failures.ts': `const zhCN = { timedOut: '请求超时' }\nconst enUS: typeof zhCN = { timedOut: 'Timed out' }`,
  'contracts/model/messages/zh-CN.ts': `export const zhCN = { wrongAsin: 'ASIN 错误：{asin}' }`,
  'contracts/model/messages/en-US.ts': `export const enUS = { wrongAsin: 'Wrong ASIN: {asin}' }`,
  'contracts/model/report/texts/zh-CN/words.ts': `export const words = { 'word.yes': '有', 'word.no': '无' } as const`,
  'contracts/model/report/texts/en-US/words.ts': `export const words = { 'word.yes': 'Yes', 'word.no': 'No' } satisfies Texts`,
  'web/api/failure.ts': `export const text = failures[language].timedOut`,
  [SCREEN]: `
    export function Shop({ open, count }) {
      const { t } = useTranslation(['shop', 'frame'])
      return (
        <section aria-label={t('title')} title={open ? undefined : t('title')}>
          <p>{t('sold', { count })} · ASIN</p>
          <p>{t(\`state.\${open ? 'open' : 'closed'}\`)}</p>
          <code>npm run start</code>
        </section>
      )
    }`,
  [ROUTES]: `export const no = () => { throw refuse('wrongAsin', { asin: textOf(language, \`word.\${yesOrNo}\`) }) }`,
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const findings = () => checkTexts(root).findings.map(lineOf)

/** A fault: its name, the file, the text to replace, its replacement and the finding. */
type Planted = [fault: string, file: keyof typeof HOUSE, from: string, to: string, finding: string]

/** The findings after one change in the house. */
function findingsOf(file: keyof typeof HOUSE, from: string, to: string): string[] {
  expect(HOUSE[file]).toContain(from)
  write(file, HOUSE[file]?.replace(from, to) ?? '')
  return findings()
}

test('a house without a fault has no findings, and says how much was read', () => {
  expect(checkTexts(root)).toEqual({ files: 3, texts: 8, findings: [] })
})

test('an empty house shows by its numbers', () => {
  rmSync(join(root, 'web'), { recursive: true })
  rmSync(join(root, 'server'), { recursive: true })
  rmSync(join(root, 'contracts'), { recursive: true })
  expect(checkTexts(root)).toEqual({ files: 0, texts: 0, findings: [] })
})

describe('two languages', () => {
  test.each(
    sample<Planted>(
      [
        ['an English text is missing', EN, `title: 'Shop', `, '', `${ZH}:1 shop:title has no English text`],
        ['a Chinese text is missing', ZH, `title: '商店', `, '', `${EN}:1 shop:title has no Chinese text`],
        [
          'a place is missing',
          EN,
          '{{count}} sold',
          'Sold',
          `${EN}:1 shop:sold has places for none, the Chinese text for count`,
        ],
        ['a text is empty', EN, `'Shop'`, `' '`, `${EN}:1 shop:title is empty`],
        ['English holds Chinese', EN, `'Shop'`, `'商 Shop'`, `${EN}:1 shop:title is English with Chinese in it`],
        [
          'Chinese holds English',
          ZH,
          `'商店'`,
          `'Shop 商店'`,
          `${ZH}:1 shop:title has “Shop”, which is neither Chinese nor in terms.ts`,
        ],
        [
          'a message lost its place',
          'contracts/model/messages/en-US.ts',
          'Wrong ASIN: {asin}',
          'Wrong ASIN',
          'contracts/model/messages/en-US.ts:1 wrongAsin has places for none, the Chinese text for asin',
        ],
        [
          'a text of the report is missing',
          'contracts/model/report/texts/en-US/words.ts',
          `, 'word.no': 'No'`,
          '',
          'contracts/model/report/texts/zh-CN/words.ts:1 word.no has no English text',
        ],
        [
          'a text of the calls is missing',
          'web/locales/failures.ts',
          `timedOut: 'Timed out'`,
          '',
          'web/locales/failures.ts:1 timedOut has no English text',
        ],
      ],
      4,
    ),
  )('%s', (_sentence, file, from, to, finding) => {
    expect(findingsOf(file, from, to)).toContain(finding)
  })
})

describe('texts and their use', () => {
  test.each(
    sample<Planted>(
      [
        [
          'a key is no text',
          SCREEN,
          `t('sold', { count })`,
          `t('bought')`,
          `${SCREEN}:6 asks for shop:bought, which is no text`,
        ],
        [
          'a template fits no text',
          SCREEN,
          't(`state.',
          't(`states.',
          `${SCREEN}:7 asks for shop:states.open, which is no text`,
        ],
        [
          'a namespace is another’s',
          SCREEN,
          `t('sold', {`,
          `t('frame:sold', {`,
          `${SCREEN}:6 asks for frame:sold, which is no text`,
        ],
        [
          'a namespace has a name of its own',
          SCREEN,
          `return`,
          `const { t: frame } = useTranslation('frame')\nframe('title')\nreturn`,
          `${SCREEN}:5 asks for frame:title, which is no text`,
        ],
        [
          't comes from elsewhere',
          SCREEN,
          `const { t } = useTranslation(['shop', 'frame'])`,
          '',
          `${SCREEN}:5 calls t without useTranslation of a named namespace above`,
        ],
        [
          'a key hides',
          SCREEN,
          `t('sold', { count })`,
          `t(name)`,
          `${SCREEN}:6 asks for a key that cannot be read here: write it out, or a template`,
        ],
        [
          'a value is missing',
          SCREEN,
          `t('sold', { count })`,
          `t('sold')`,
          `${SCREEN}:6 gives shop:sold no value for count`,
        ],
        [
          'a value is idle',
          SCREEN,
          `{ count })`,
          `{ count, total })`,
          `${SCREEN}:6 gives shop:sold a value that it does not show: total`,
        ],
        ['a page text is unused', SCREEN, `{t('sold', { count })}`, '', `${ZH}:1 shop:sold is used by nothing`],
        [
          'one of a choice is unused',
          SCREEN,
          `'open' : 'closed'`,
          `'open' : 'open'`,
          `${ZH}:1 shop:state.closed is used by nothing`,
        ],
        [
          'no word for a template',
          SCREEN,
          `open ? 'open' : 'closed'`,
          `state satisfies 'open'`,
          `${ZH}:1 shop:state.closed is used by nothing`,
        ],
        [
          'a message is unused',
          ROUTES,
          `'wrongAsin'`,
          `'badAsin'`,
          'contracts/model/messages/zh-CN.ts:1 wrongAsin is used by nothing',
        ],
        [
          'a report text is unused',
          ROUTES,
          '`word.${',
          '`words.${',
          'contracts/model/report/texts/zh-CN/words.ts:1 word.no is used by nothing',
        ],
        [
          'a text of the calls is unused',
          'web/api/failure.ts',
          '.timedOut',
          '.late',
          'web/locales/failures.ts:1 timedOut is used by nothing',
        ],
      ],
      4,
    ),
  )('%s', (_sentence, file, from, to, finding) => {
    expect(findingsOf(file, from, to)).toContain(finding)
  })

  test('what only stored reports say is used', () => {
    const former = { 'zh-CN': '旧', 'en-US': 'Old' }
    for (const [language, text] of Object.entries(former))
      write(`contracts/model/report/texts/${language}/former.ts`, `export const former = { 'word.old': '${text}' }`)
    expect(findings()).toEqual([])
  })

  test('what only a test says is not used', () => {
    write('web/features/shop/shop.test.tsx', HOUSE[SCREEN] ?? '')
    expect(findingsOf(SCREEN, `{t('sold', { count })}`, '')).toEqual([`${ZH}:1 shop:sold is used by nothing`])
  })
})

describe('literal texts', () => {
  test.each(
    sample<Planted>(
      [
        ['between tags', SCREEN, '· ASIN', '· per month', `${SCREEN}:6 “· per month” stands between tags`],
        [
          'in braces between tags',
          SCREEN,
          '· ASIN',
          `{open && 'open now'}`,
          `${SCREEN}:6 “open now” stands between tags`,
        ],
        [
          'in a template between tags',
          SCREEN,
          '· ASIN',
          `{\`\${count} sold\`}`,
          `${SCREEN}:6 “* sold” stands between tags`,
        ],
        ['in an attribute', SCREEN, `: t('title')}`, `: 'Closed today'}`, `${SCREEN}:5 “Closed today” is the title`],
        ['for a screen reader', SCREEN, `{t('title')}`, `"Shop"`, `${SCREEN}:5 “Shop” is the aria-label`],
        [
          'handed down',
          SCREEN,
          'return',
          `const close = { 'aria-label': 'Close' }\nreturn`,
          `${SCREEN}:4 “Close” is the aria-label`,
        ],
        ['in a toast', SCREEN, 'return', `toast.success('Bought')\nreturn`, `${SCREEN}:4 “Bought” is shown in a toast`],
        ['Chinese anywhere', SCREEN, 'return', `const name = '商店'\nreturn`, `${SCREEN}:4 “商店” is Chinese in code`],
        [
          'a number written by itself',
          SCREEN,
          '· ASIN',
          '{count.toFixed(1)}',
          `${SCREEN}:6 “toFixed” is a format of its own: number.ts, money.ts and date.ts of contracts/model are the house’s`,
        ],
        [
          'a date written by itself',
          ROUTES,
          'throw',
          `new Intl.DateTimeFormat('en').format(day); throw`,
          `${ROUTES}:1 “Intl.DateTimeFormat” is a format of its own: number.ts, money.ts and date.ts of contracts/model are the house’s`,
        ],
        ['as a message', ROUTES, 'throw', `reply({ msg: 'No way' }); throw`, `${ROUTES}:1 “No way” is sent as msg`],
        ['on paper', ROUTES, 'throw', `line(ink, 'Page one', 0, 0); throw`, `${ROUTES}:1 “Page one” is drawn on paper`],
        [
          'Chinese in the server',
          ROUTES,
          'throw',
          `log(\`第 \${page} 页\`); throw`,
          `${ROUTES}:1 “第 * 页” is Chinese in code`,
        ],
      ],
      4,
    ),
  )('%s', (_sentence, file, from, to, finding) => {
    expect(findingsOf(file, from, to)).toContain(finding)
  })
})
