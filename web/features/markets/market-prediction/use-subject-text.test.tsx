import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useSubjectText } from './use-subject-text.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// React looks for the focus before it commits.
vi.stubGlobal('window', { HTMLIFrameElement: class {} })

/** The field of the form. Each call returns its text. */
function openField() {
  // The cast: React reads only these fields of a fragment that stays empty.
  const place = Object.assign(new EventTarget(), { nodeType: 11, ownerDocument: null }) as unknown as DocumentFragment
  const root = createRoot(place)
  let field: ReturnType<typeof useSubjectText>
  const Field = ({ subject, title }: { subject: string; title: string }) => {
    field = useSubjectText(subject, title)
    return null
  }
  return {
    show: (subject: string, title: string) => {
      act(() => root.render(<Field subject={subject} title={title} />))
      return field[0]
    },
    type: (text: string) => act(() => field[1](text)),
  }
}

test('shows the title of a niche when it is known', () => {
  const field = openField()
  expect(field.show('niche n1', '')).toBe('')
  expect(field.show('niche n1', 'Travel mugs')).toBe('Travel mugs')
})

test('a title that arrives late does not replace what was typed meanwhile', () => {
  const field = openField()
  field.show('niche n1', '')
  field.type('yoga')
  expect(field.show('niche n1', 'Travel mugs')).toBe('yoga')
})

test('another subject replaces the text, also a typed one', () => {
  const field = openField()
  field.show('term mug', 'mug')
  field.type('yoga')
  expect(field.show('term cup', 'cup')).toBe('cup')
  expect(field.show(' ', '')).toBe('')
})

test('a chosen niche keeps its text until its title is known', () => {
  const field = openField()
  field.show(' ', '')
  field.type('旅行杯')
  expect(field.show('niche n1', '')).toBe('旅行杯')
  expect(field.show('niche n1', 'Travel mugs')).toBe('Travel mugs')
})
