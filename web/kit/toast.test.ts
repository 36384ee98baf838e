import { notifications, notificationsStore } from '@mantine/notifications'
import i18next from 'i18next'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#web/api/failure.ts'
import { texts as frame } from '#web/locales/zh-CN/frame.ts'
import { texts as shell } from '#web/locales/zh-CN/shell.ts'
import { copyText } from './copy.ts'
import { toast } from './toast.ts'

beforeAll(() =>
  i18next.init({ lng: 'zh-CN', defaultNS: 'frame', ns: ['frame', 'shell'], resources: { 'zh-CN': { frame, shell } } }),
)
beforeEach(() => notifications.clean())

const shown = () => notificationsStore.getState().notifications

test('a toast closes after 2000 ms', () => {
  toast.success('支付成功')
  expect(shown()).toMatchObject([{ message: '支付成功', autoClose: 2000 }])
})

test('a toast without a text says that the request timed out', () => {
  toast.refusal('')
  toast.failure(new TypeError('x is undefined'))
  expect(shown().map(({ message }) => message)).toEqual(['请求超时，请稍后重试', '请求超时，请稍后重试'])
})

test('the toast of a failed call shows the msg of its answer', () => {
  toast.failure(new Failure({ code: 1101, msg: '报告不存在', data: null, status: 200 }))
  expect(shown()).toMatchObject([{ message: '报告不存在', color: 'red' }])
})

test('copying shows whether it succeeded', async () => {
  const clipboard: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void clipboard.push(text) } })
  expect(await copyText('B0SAMPLE01')).toBe(true)
  vi.stubGlobal('navigator', {})
  expect(await copyText('B0SAMPLE01')).toBe(false)
  expect(clipboard).toEqual(['B0SAMPLE01'])
  expect(shown()).toMatchObject([
    { message: '复制成功', color: 'teal' },
    { message: '复制失败', color: 'red' },
  ])
})
