import { describe, expect, test } from 'vitest'
import { sample } from '#fixtures/test-set.test-support.ts'
import {
  FILES,
  findingsIn,
  findingsOf,
  type PlantedFault,
  ROUTES,
  SCREEN,
  sampleProject,
  write,
  ZH,
} from './sample-project.test-support.ts'

describe('the use of texts', () => {
  test.each(
    sample<PlantedFault>(
      [
        [
          'an unknown key',
          SCREEN,
          `t('sold', { count })`,
          `t('bought')`,
          `${SCREEN}:6 asks for shop:bought, which does not exist`,
        ],
        [
          'a template that matches no text',
          SCREEN,
          't(`state.',
          't(`states.',
          `${SCREEN}:7 asks for shop:states.open, which does not exist`,
        ],
        [
          'a key in another namespace',
          SCREEN,
          `t('sold', {`,
          `t('frame:sold', {`,
          `${SCREEN}:6 asks for frame:sold, which does not exist`,
        ],
        [
          'an unknown key of a renamed t',
          SCREEN,
          `return`,
          `const { t: frame } = useTranslation('frame')\nframe('title')\nreturn`,
          `${SCREEN}:5 asks for frame:title, which does not exist`,
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
          `${SCREEN}:6 asks for a key that is not known statically: write a literal or a template`,
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
          `${SCREEN}:6 gives shop:sold an unused value: total`,
        ],
        ['an unused page text', SCREEN, `{t('sold', { count })}`, '', `${ZH}:1 shop:sold is unused`],
        [
          'an unused branch of a choice',
          SCREEN,
          `'open' : 'closed'`,
          `'open' : 'open'`,
          `${ZH}:1 shop:state.closed is unused`,
        ],
        [
          'a template word that never occurs',
          SCREEN,
          `open ? 'open' : 'closed'`,
          `state satisfies 'open'`,
          `${ZH}:1 shop:state.closed is unused`,
        ],
        [
          'an unused message',
          ROUTES,
          `'wrongAsin'`,
          `'badAsin'`,
          'contracts/model/messages/zh-CN.ts:1 wrongAsin is unused',
        ],
        [
          'an unused report text',
          ROUTES,
          '`word.${',
          '`words.${',
          'contracts/model/report/texts/zh-CN/words.ts:1 word.no is unused',
        ],
        [
          'an unused text of calls',
          'web/api/failure.ts',
          '.timedOut',
          '.late',
          'web/locales/failures.ts:1 timedOut is unused',
        ],
      ],
      4,
    ),
  )('%s', (_sentence, file, from, to, finding) => {
    expect(findingsOf(file, from, to)).toContain(finding)
  })

  test('counts texts that only stored reports use as used', () => {
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

  test('counts texts that only a test uses as unused', () => {
    const root = sampleProject()
    write(root, 'web/features/shop/shop.test.tsx', FILES[SCREEN] ?? '')
    expect(findingsOf(SCREEN, `{t('sold', { count })}`, '', root)).toEqual([`${ZH}:1 shop:sold is unused`])
  })
})
