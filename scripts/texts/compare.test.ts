import { describe, expect, test } from 'vitest'
import { sample } from '#fixtures/test-set.test-support.ts'
import { EN, findingsOf, type PlantedFault, ZH } from './sample-project.test-support.ts'

describe('a comparison of the languages reports', () => {
  test.each(
    sample<PlantedFault>(
      [
        ['a missing English text', EN, `title: 'Shop', `, '', `${ZH}:1 shop:title has no English text`],
        ['a missing Chinese text', ZH, `title: '商店', `, '', `${EN}:1 shop:title has no Chinese text`],
        [
          'a missing placeholder',
          EN,
          '{{count}} sold',
          'Sold',
          `${EN}:1 shop:sold has places for none, the Chinese text for count`,
        ],
        ['an empty text', EN, `'Shop'`, `' '`, `${EN}:1 shop:title is empty`],
        [
          'Chinese in an English text',
          EN,
          `'Shop'`,
          `'商 Shop'`,
          `${EN}:1 shop:title is an English text with Chinese characters`,
        ],
        [
          'English in a Chinese text',
          ZH,
          `'商店'`,
          `'Shop 商店'`,
          `${ZH}:1 shop:title has “Shop”, which is neither Chinese nor in terms.ts`,
        ],
        [
          'a message without its placeholder',
          'contracts/model/messages/en-US.ts',
          'Wrong ASIN: {asin}',
          'Wrong ASIN',
          'contracts/model/messages/en-US.ts:1 wrongAsin has places for none, the Chinese text for asin',
        ],
        [
          'a missing report text',
          'contracts/model/report/texts/en-US/words.ts',
          `, 'word.no': 'No'`,
          '',
          'contracts/model/report/texts/zh-CN/words.ts:1 word.no has no English text',
        ],
        [
          'a missing text of calls',
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
