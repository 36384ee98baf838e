import { act, type ChangeEvent, type KeyboardEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useTypedText } from './use-typed-text.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// React looks for the focus before it commits.
vi.stubGlobal('window', { HTMLIFrameElement: class {} })

/** A field with this value. Returns the texts that counted. */
function openField(value: string) {
  // The cast: React reads only these fields of a fragment that stays empty.
  const place = Object.assign(new EventTarget(), { nodeType: 11, ownerDocument: null }) as unknown as DocumentFragment
  const root = createRoot(place)
  const texts: string[] = []
  let state: ReturnType<typeof useTypedText>
  const Field = () => {
    state = useTypedText(value, (text) => texts.push(text))
    return null
  }
  act(() => root.render(<Field />))
  return {
    texts,
    // The casts: the field reads only these properties of the events.
    type: (text: string) =>
      act(() => state.field.onChange({ currentTarget: { value: text } } as ChangeEvent<HTMLInputElement>)),
    press: (key: string, isComposing = false) =>
      act(() => state.field.onKeyDown({ key, nativeEvent: { isComposing } } as KeyboardEvent)),
    shown: () => state.field.value,
  }
}

test('typed text counts on Enter, without spaces around it, and only once', () => {
  const field = openField('mug')
  field.type(' cup ')
  expect([field.shown(), field.texts]).toEqual([' cup ', []])
  field.press('Enter')
  field.press('Enter')
  expect(field.texts).toEqual(['cup'])
})

test('the Enter that ends a composition keeps the text in the field', () => {
  const field = openField('')
  field.type('たび')
  field.press('Enter', true)
  expect([field.shown(), field.texts]).toEqual(['たび', []])
  field.press('Enter')
  expect(field.texts).toEqual(['たび'])
})
