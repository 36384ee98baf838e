import { describe, expect, test } from 'vitest'
import { sample } from '#fixtures/test-set.test-support.ts'
import {
  FILES,
  findingsIn,
  findingsOf,
  type Planted,
  ROUTES,
  SCREEN,
  sampleProject,
  write,
  ZH,
} from './sample-project.test-support.ts'

describe('the use of texts', () => {
  test.each(
    sample<Planted>(
      [
        [
          'an unknown key',
          SCREEN,
          `t('sold', { count })`,
          `t('bought')`,
          `${SCREEN}:6 asks for shop:bought, which is no text`,
        ],
        [
          'a template that matches no text',
          SCREEN,
          't(`state.',
          't(`states.',
          `${SCREEN}:7 asks for shop:states.open, which is no text`,
        ],
        [
          'a key in another namespace',
          SCREEN,
          `t('sold', {`,
          `t('frame:sold', {`,
          `${SCREEN}:6 asks for frame:sold, which is no text`,
        ],
        [
          'an unknown key of a renamed t',
          SCREEN,
          `return`,
          `const { t: frame } = useTranslation('frame')\nframe('title')\nreturn`,
          `${SCREEN}:5 asks for frame:title, which is no text`,
        ],
        [
          'a t without useTranslation',
          SCREEN,
          `const { t } = useTranslation(['shop', 'frame'])`,
          '',
          `${SCREEN}:5 calls t without useTranslation of a named namespace above`,
        ],
        [
          'a key in a variable',
          SCREEN,
          `t('sold', { count })`,
          `t(name)`,
          `${SCREEN}:6 asks for a key that cannot be read here: write it out, or a template`,
        ],
        [
          'a missing value',
          SCREEN,
          `t('sold', { count })`,
          `t('sold')`,
          `${SCREEN}:6 gives shop:sold no value for count`,
        ],
        [
          'an unused value',
          SCREEN,
          `{ count })`,
          `{ count, total })`,
          `${SCREEN}:6 gives shop:sold a value that it does not show: total`,
        ],
        ['an unused page text', SCREEN, `{t('sold', { count })}`, '', `${ZH}:1 shop:sold is used by nothing`],
        [
          'an unused branch of a choice',
          SCREEN,
          `'open' : 'closed'`,
          `'open' : 'open'`,
          `${ZH}:1 shop:state.closed is used by nothing`,
        ],
        [
          'a template word that never occurs',
          SCREEN,
          `open ? 'open' : 'closed'`,
          `state satisfies 'open'`,
          `${ZH}:1 shop:state.closed is used by nothing`,
        ],
        [
          'an unused message',
          ROUTES,
          `'wrongAsin'`,
          `'badAsin'`,
          'contracts/model/messages/zh-CN.ts:1 wrongAsin is used by nothing',
        ],
        [
          'an unused report text',
          ROUTES,
          '`word.${',
          '`words.${',
          'contracts/model/report/texts/zh-CN/words.ts:1 word.no is used by nothing',
        ],
        [
          'an unused text of calls',
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

  test('texts that only stored reports use count as used', () => {
    const root = sampleProject()
    const former = { 'zh-CN': '旧', 'en-US': 'Old' }
    for (const [language, text] of Object.entries(former))
      write(
        root,
        `contracts/model/report/texts/${language}/former.ts`,
        `export const former = { 'word.old': '${text}' }`,
      )
    expect(findingsIn(root)).toEqual([])
  })

  test('texts that only a test uses count as unused', () => {
    const root = sampleProject()
    write(root, 'web/features/shop/shop.test.tsx', FILES[SCREEN] ?? '')
    expect(findingsOf(SCREEN, `{t('sold', { count })}`, '', root)).toEqual([`${ZH}:1 shop:sold is used by nothing`])
  })
})
