import { describe, expect, test } from 'vitest'
import { sample } from '#fixtures/test-set.test-support.ts'
import { EN, findingsOf, type Planted, ZH } from './sample-project.test-support.ts'

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
