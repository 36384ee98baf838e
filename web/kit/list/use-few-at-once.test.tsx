import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useFewAtOnce } from './use-few-at-once.ts'

test('the first frame draws the first few rows in the given order', () => {
  let drawn: ReadonlySet<string> = new Set()
  const List = () => {
    drawn = useFewAtOnce(['e', 'd', 'f', 'c', 'g', 'b'])
    return null
  }
  renderToStaticMarkup(<List />)
  expect([...drawn]).toEqual(['e', 'd', 'f', 'c'])
})
