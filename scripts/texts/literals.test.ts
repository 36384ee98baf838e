import { describe, expect, test } from 'vitest'
import { sample } from '#fixtures/test-set.test-support.ts'
import { findingsOf, type PlantedFault, ROUTES, SCREEN } from './sample-project.test-support.ts'

describe('a literal text is reported', () => {
  test.each(
    sample<PlantedFault>(
      [
        ['between tags', SCREEN, '· ASIN', '· per month', `${SCREEN}:6 “· per month” is a literal between tags`],
        [
          'in braces between tags',
          SCREEN,
          '· ASIN',
          `{open && 'open now'}`,
          `${SCREEN}:6 “open now” is a literal between tags`,
        ],
        [
          'in a template between tags',
          SCREEN,
          '· ASIN',
          `{\`\${count} sold\`}`,
          `${SCREEN}:6 “* sold” is a literal between tags`,
        ],
        ['in an attribute', SCREEN, `: t('title')}`, `: 'Closed today'}`, `${SCREEN}:5 “Closed today” is the title`],
        ['for a screen reader', SCREEN, `{t('title')}`, `"Shop"`, `${SCREEN}:5 “Shop” is the aria-label`],
        [
          'in an object of attributes',
          SCREEN,
          'return',
          `const close = { 'aria-label': 'Close' }\nreturn`,
          `${SCREEN}:4 “Close” is the aria-label`,
        ],
        ['in a toast', SCREEN, 'return', `toast.success('Bought')\nreturn`, `${SCREEN}:4 “Bought” is shown in a toast`],
        [
          'in Chinese anywhere',
          SCREEN,
          'return',
          `const name = '商店'\nreturn`,
          `${SCREEN}:4 “商店” is a Chinese literal in code`,
        ],
        [
          'as a number with its own format',
          SCREEN,
          '· ASIN',
          '{count.toFixed(1)}',
          `${SCREEN}:6 “toFixed” bypasses our formats: use number.ts, money.ts or date.ts of contracts/model`,
        ],
        [
          'as a date with its own format',
          ROUTES,
          'throw',
          `new Intl.DateTimeFormat('en').format(day); throw`,
          `${ROUTES}:1 “Intl.DateTimeFormat” bypasses our formats: use number.ts, money.ts or date.ts of contracts/model`,
        ],
        ['as a message', ROUTES, 'throw', `reply({ msg: 'No way' }); throw`, `${ROUTES}:1 “No way” is sent as msg`],
        [
          'in a PDF',
          ROUTES,
          'throw',
          `drawLine(ink, 'Page one', 0, 0); throw`,
          `${ROUTES}:1 “Page one” is drawn on paper`,
        ],
        [
          'in Chinese in the server',
          ROUTES,
          'throw',
          `log(\`第 \${page} 页\`); throw`,
          `${ROUTES}:1 “第 * 页” is a Chinese literal in code`,
        ],
      ],
      4,
    ),
  )('%s', (_sentence, file, from, to, finding) => {
    expect(findingsOf(file, from, to)).toContain(finding)
  })
})
