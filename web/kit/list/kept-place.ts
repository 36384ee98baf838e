/** The scroll offset of a list in the history entry of its page, so that Back returns to the same rows. */

const KEY = 'listPixels'

export const keepPlace = (pixels: number): void => history.replaceState({ ...history.state, [KEY]: pixels }, '')

/** Zero for an entry without a list. */
export function keptPlace(): number {
  const kept: unknown = history.state?.[KEY]
  return typeof kept === 'number' ? kept : 0
}
