import { describe, expect, it } from 'vitest'
import { PRESET_LISTS, PRESETS_MAX, presets } from '../api/presets.ts'
import { given } from './given.ts'
import { instant, integer, oneOf, rowsOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'
import { STAND_INS } from './stand-ins.ts'

const pact = pactOf('presets')
const id = STAND_INS.preset
const as = { given: [given.seller()] }
const withOne = { given: [...as.given, given.preset] }
const preset = {
  id: integer(id),
  list: oneOf(PRESET_LISTS, 'products'),
  name: text('Light mugs'),
  query: text('words=mug'),
  createdAt: instant(),
}

describe('saved filter calls', () => {
  it('list the filters of a list', async () => {
    const list = { endpoint: presets.list, query: { list: 'products' as const } }
    const found = await pact.answers({ ...list, ...withOne, by: 'a filter' }, { presets: rowsOf(preset) })
    expect(found.presets[0]?.query).toBe('words=mug')
    const none = { ...list, ...as, by: 'no filter', query: { list: 'markets' as const } }
    await pact.answers(none, { presets: [] })
  })

  it('save, rename and delete a filter', async () => {
    const save = { ...as, endpoint: presets.save }
    const body = { list: 'products' as const, name: 'Light mugs', query: 'words=mug' }
    await pact.answers({ ...save, body }, preset)
    await pact.refuses({ ...save, ...withOne, body }, 'presetExists')
    const full = [...as.given, given.presets(PRESETS_MAX)]
    await pact.refuses({ ...save, given: full, body: { ...body, name: 'One more' } }, 'tooManyPresets')
    const rename = { ...withOne, endpoint: presets.rename, body: { id, name: 'Mugs' } }
    await pact.answers(rename, { ...preset, name: text('Mugs') })
    await pact.refuses({ ...rename, ...as }, 'presetNotFound')
    const taken = { ...rename, given: [...as.given, given.presets(2)] }
    await pact.refuses({ ...taken, body: { id, name: 'Filter 0' } }, 'presetExists')
    const remove = { ...withOne, endpoint: presets.remove, body: { id } }
    await pact.answers(remove, {})
    await pact.refuses({ ...remove, ...as }, 'presetNotFound')
  })
})
