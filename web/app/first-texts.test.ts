import { expect, test } from 'vitest'
import { withTexts } from '#web/kit/i18n.ts'
import type { Namespaces } from '#web/locales/zh-CN/index.ts'
import { entrance } from './entrance.ts'
import './first-texts.ts'

const ofScreens = entrance.flatMap((screen) => (screen.frame === 'bare' && screen.texts ? [screen.texts] : []))
/** What `loadFirst` and the login with WeChat ask for besides. */
const others: (keyof Namespaces)[] = ['frame', 'wechat', 'shell', 'report', 'reports']

test.each([...new Set([...ofScreens, ...others])])('%s is there before the house is', async (namespace) => {
  await expect(withTexts(Promise.resolve('code'), namespace)).resolves.toBe('code')
})

test('code whose texts are not registered is not drawn without them', async () => {
  await expect(withTexts(Promise.resolve('code'), 'billing')).rejects.toThrow('no texts billing')
})
