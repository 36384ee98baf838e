/** A small project in which each test plants a fault. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { checkTexts } from './check.ts'
import { lineOf } from './finding.ts'

export const ZH = 'web/locales/zh-CN/shop.ts'
export const EN = 'web/locales/en-US/shop.ts'
export const SCREEN = 'web/features/shop/shop.screen.tsx'
export const ROUTES = 'server/features/shop/shop.routes.ts'

/** A small project without faults that uses texts in every way once. */
export const FILES = {
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

/** Writes the project into a folder that is removed after the test. */
export function sampleProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'texts-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(FILES)) write(root, file, text)
  return root
}

export function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

export const findingsIn = (root: string) => checkTexts(root).findings.map(lineOf)

/** A fault: its name, the file, the text to replace, its replacement and the finding. */
export type PlantedFault = [fault: string, file: keyof typeof FILES, from: string, to: string, finding: string]

/** The findings after one change in the project. */
export function findingsOf(file: keyof typeof FILES, from: string, to: string, root = sampleProject()): string[] {
  expect(FILES[file]).toContain(from)
  write(root, file, FILES[file]?.replace(from, to) ?? '')
  return findingsIn(root)
}
