import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { openBrowser } from '#web/api/browser.test-support.ts'

beforeEach(() => {
  openBrowser()
  vi.resetModules()
})

const opened = async () => ({ ...(await import('#web/api/session.ts')), ...(await import('./draft.ts')) })
const seller = {
  id: 1,
  phone: '',
  nickname: '',
  avatar: '',
  level: 0,
  level_text: '',
  start_time: null,
  end_time: null,
  type: 0,
  birthday: null,
  sex: 1,
  language: 'zh-CN' as const,
  money: 0,
  power: 0,
  mold: [],
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

test('what comes late is kept with what was filled in meanwhile', async () => {
  const { draft, useDraft } = await opened()
  const words = draft<readonly string[]>()
  let keep: ReturnType<typeof useDraft<readonly string[]>>[1] = () => {}
  const Form = () => {
    const [, change] = useDraft(words)
    keep = change
    return null
  }
  renderToStaticMarkup(<Form />)
  words.held.value = ['mug']
  keep((before = []) => [...before, 'picture'])
  expect(words.held.value).toEqual(['mug', 'picture'])
})

test('what was asked for in a session that has ended is not kept, and what is asked for after it is', async () => {
  const { draft, useDraft, startSession, endSession } = await opened()
  const picture = draft<string>()
  const asked: ((value?: string) => void)[] = []
  const Form = () => {
    const [, keep] = useDraft(picture)
    asked.push(keep)
    return null
  }
  startSession('t1', seller)
  renderToStaticMarkup(<Form />)
  endSession()
  asked[0]?.('mug.png')
  expect(picture.held.value).toBeUndefined()
  renderToStaticMarkup(<Form />)
  asked[1]?.('lamp.png')
  expect(picture.held.value).toBe('lamp.png')
})
