import { expect, it } from 'vitest'
import { slices } from './slices.ts'

/** Works until the slice is used up. */
function slice(pause: ReturnType<typeof slices>): Promise<void> {
  for (;;) {
    const over = pause()
    if (over) return over
  }
}

it('work that nobody waits for is ended as it rests, and reads nothing more; once somebody waits it is not', async () => {
  const stop = new AbortController()
  let awaited = false
  const pause = slices({ gentle: () => !awaited, signal: stop.signal })
  await slice(pause)
  const resting = slice(pause)
  stop.abort()
  await expect(resting).rejects.toThrow('aborted')
  awaited = true
  await expect(slice(pause)).resolves.toBeUndefined()
})
