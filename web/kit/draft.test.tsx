import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#web/api/browser.test-support.ts'

beforeEach(() => {
  stubBrowser()
  vi.resetModules()
})

const openPage = async () => ({ ...(await import('#web/api/session.ts')), ...(await import('./draft.ts')) })
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

test('keeps the input of a guest through the login', async () => {
  const { draft, useDraft, startSession } = await openPage()
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

test('drops the draft when the session ends', async () => {
  const { draft, startSession, endSession } = await openPage()
  const picture = draft<string>()
  startSession('t1', seller)
  picture.current.value = 'mug.png'
  endSession()
  expect(picture.current.value).toBeUndefined()
})

test('drops the draft when another account logs in from another tab', async () => {
  const { draft, startSession } = await openPage()
  const picture = draft<string>()
  startSession('t1', seller)
  picture.current.value = 'mug.png'
  startSession('t2', { ...seller, id: 2 })
  expect(picture.current.value).toBeUndefined()
})

test('applies a late change to the current value', async () => {
  const { draft, useDraft } = await openPage()
  const words = draft<readonly string[]>()
  let keep: ReturnType<typeof useDraft<readonly string[]>>[1] = () => {}
  const Form = () => {
    const [, change] = useDraft(words)
    keep = change
    return null
  }
  renderToStaticMarkup(<Form />)
  words.current.value = ['mug']
  keep((before = []) => [...before, 'picture'])
  expect(words.current.value).toEqual(['mug', 'picture'])
})

test('ignores a late result of an ended session, but stores a result of the next session', async () => {
  const { draft, useDraft, startSession, endSession } = await openPage()
  const picture = draft<string>()
  const setters: ((value?: string) => void)[] = []
  const Form = () => {
    const [, keep] = useDraft(picture)
    setters.push(keep)
    return null
  }
  startSession('t1', seller)
  renderToStaticMarkup(<Form />)
  endSession()
  setters[0]?.('mug.png')
  expect(picture.current.value).toBeUndefined()
  renderToStaticMarkup(<Form />)
  setters[1]?.('lamp.png')
  expect(picture.current.value).toBe('lamp.png')
})
