import { expect, test } from 'vitest'
import { withTexts } from '#web/kit/i18n.ts'
import type { Namespaces } from '#web/locales/zh-CN/index.ts'
import { firstScreens } from './first-screens.ts'
import './first-texts.ts'

const ofScreens = firstScreens.flatMap((screen) => (screen.frame === 'bare' && screen.texts ? [screen.texts] : []))
/** Namespaces that `loadFirstPage` and the login with WeChat use. */
const others: (keyof Namespaces)[] = ['frame', 'wechat', 'shell', 'report', 'reports']

test.each([...new Set([...ofScreens, ...others])])(
  'registers %s before later-screens.tsx is loaded',
  async (namespace) => {
    await expect(withTexts(Promise.resolve('code'), namespace)).resolves.toBe('code')
  },
)

test('rejects if the texts are not registered', async () => {
  await expect(withTexts(Promise.resolve('code'), 'billing')).rejects.toThrow('no texts billing')
})
