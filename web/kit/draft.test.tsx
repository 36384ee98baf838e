import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { openBrowser } from '#web/api/browser.test-support.ts'

beforeEach(() => {
  openBrowser()
  vi.resetModules()
})

const opened = async () => ({ ...(await import('#web/api/session.ts')), ...(await import('./draft.ts')) })
const seller = {
  ...{ id: 1, phone: '', nickname: '', avatar: '', level: 0, level_text: '', start_time: null, end_time: null },
  ...{ type: 0, birthday: null, sex: 1, language: 'zh-CN' as const, money: 0, power: 0, mold: [] },
}

test('the picture that a guest chose is still there after the login', async () => {
  const { draft, useDraft, startSession } = await opened()
  const picture = draft<string>()
  const Picker = () => {
    const [chosen, choose] = useDraft(picture)
    if (!chosen) choose('mug.png')
    return <b>{chosen ?? 'none'}</b>
  }
  expect(renderToStaticMarkup(<Picker />)).toBe('<b>none</b>')
  startSession('t1', seller)
  expect(renderToStaticMarkup(<Picker />)).toBe('<b>mug.png</b>')
})

test('whoever comes next at the browser does not find it', async () => {
  const { draft, startSession, endSession } = await opened()
  const picture = draft<string>()
  startSession('t1', seller)
  picture.held.value = 'mug.png'
  endSession()
  expect(picture.held.value).toBeUndefined()
})

test('nor does another account that logged in from another tab', async () => {
  const { draft, startSession } = await opened()
  const picture = draft<string>()
  startSession('t1', seller)
  picture.held.value = 'mug.png'
  startSession('t2', { ...seller, id: 2 })
  expect(picture.held.value).toBeUndefined()
})
